"""Bodies are read strictly: "2" is not 2, and a field that nobody asked for is refused."""

from typing import Any, ClassVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from caravanserai.engine.refusal import UNREADABLE

from .messages import reason_of
from .refusals import refuse


class StrictBody(AbstractDTO[Any]):
    """How Litestar gets from the bytes of a body to the `data` of a handler."""

    _decoders: ClassVar[dict[str, msgspec.json.Decoder[Any]]] = {}

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        cls._decoders[handler_id] = msgspec.json.Decoder(field_definition.annotation, strict=True)

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema

    @classmethod
    def is_supported_model_type_field(cls, field_definition: FieldDefinition) -> bool:
        return True

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Any:
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
        return False

    def decode_builtins(self, value: dict[str, Any]) -> Any:
        """A form, as a page elsewhere could send it."""
        raise refuse("not-json")

    def decode_bytes(self, value: bytes) -> Any:
        handler: Any = self.asgi_connection.route_handler
        try:
            # Nothing is as good as nothing in braces: what is missing is then named.
            return self._decoders[handler.handler_id].decode(value or b"{}")
        except UNREADABLE as error:
            raise refuse("unreadable-body", reason=reason_of(error)) from None
