// What forms about keys ask of the house, besides what `http.ts` has for the first screen.
import { call } from "./http";
import type { Confirming, Done, Leave, Leaving, MyAccount, PasskeyQuestion, Ways } from "./types";

export const keys = {
  ways: () => call<Ways>("GET", "/api/me/ways"),
  provePassword: (password: string) => call<null>("POST", "/api/me/proof/password", { password }),
  proveCode: (code: string) => call<null>("POST", "/api/me/proof/code", { code }),
  askProof: () => call<PasskeyQuestion>("POST", "/api/me/proof/passkey/begin"),
  provePasskey: (answer: unknown) => call<null>("POST", "/api/me/proof/passkey", { answer }),
  leave: (purpose: Leave["purpose"], bring: boolean, back: string) =>
    call<Leaving>("POST", "/api/me/oidc/begin", { purpose, bring, back }),
  comeBack: (said: Record<string, string>) => call<Done>("POST", "/api/me/oidc", said),
  setMail: (address: string) => call<MyAccount>("POST", "/api/me/mail", { address }),
  removeMail: () => call<MyAccount>("POST", "/api/me/mail/remove"),
  lookAtMail: (token: string) => call<Confirming>("POST", "/api/me/mail/look", { token }),
  confirmMail: (token: string) => call<null>("POST", "/api/me/mail/confirm", { token }),
  askMail: (address: string) => call<null>("POST", "/api/me/sign-in/mail", { address }),
};
