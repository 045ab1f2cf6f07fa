// Passkeys: the house's question for the browser, and the browser's answer for the house, bytes as base64url.

type Json = Record<string, unknown>;

/** Only where the page comes by https or from this machine, and where the house has a name: a number is none. */
export const hasPasskeys =
  "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

export async function makePasskey(question: Json): Promise<Json> {
  const asked = question["publicKey"] as Json;
  const user = asked["user"] as Json;
  const publicKey = { ...asked, challenge: bytes(asked["challenge"]), user: { ...user, id: bytes(user["id"]) } };
  const made = (await navigator.credentials.create({
    publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions,
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, { attestationObject: text(response.attestationObject) });
}

export async function showPasskey(question: Json): Promise<Json> {
  const asked = question["publicKey"] as Json;
  const publicKey = { ...asked, challenge: bytes(asked["challenge"]) };
  const shown = (await navigator.credentials.get({
    publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions,
  })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  return answer(shown, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

/** The reader closed the browser's own dialog, or has no such key: nothing to complain of. */
export function wasLeft(error: unknown): boolean {
  return error instanceof DOMException;
}

function answer(made: PublicKeyCredential, more: Json): Json {
  const id = text(made.rawId);
  const response = { clientDataJSON: text(made.response.clientDataJSON), ...more };
  return { id, rawId: id, type: made.type, response, clientExtensionResults: {} };
}

export function bytes(base64url: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(base64url).replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
