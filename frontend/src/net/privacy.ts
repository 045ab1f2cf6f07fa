// What the house keeps of me, and what I have chosen, over HTTP.
import { call } from "./http";
import type { Hearing, WhatIsKept } from "./types";

export const privacy = {
  kept: () => call<WhatIsKept>("GET", "/api/privacy"),
  names: () => call<string[]>("GET", "/api/names"),
  choice: () => call<Hearing>("GET", "/api/me/choices"),
  choose: (choice: Partial<Hearing>) => call<null>("POST", "/api/me/choices", choice),
  deleteMe: (name: string) => call<null>("POST", "/api/me/delete", { name }),
  /** Where the browser gets the zip; the words in it are in this language. */
  data: (lang: string) => `/api/me/data?lang=${lang}`,
};
