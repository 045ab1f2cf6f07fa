"""What Alembic runs: `database.migrate` hands it a connection that is already in a transaction."""

from alembic import context

from caravanserai.tables.log.schema import metadata

# In one transaction, tables included: a migration that is cut off leaves the database as it was.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
