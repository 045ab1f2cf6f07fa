// Reports, what moderators decide, and what who it is about reads.
import { call } from "./http";
import type { Case, Decided, Evidence, Judge, MakeReport, Notices, Queue } from "./types";

const of = (report: string): string => `/api/moderation/${encodeURIComponent(report)}`;

export const moderation = {
  report: (body: Partial<MakeReport> & Pick<MakeReport, "kind">) => call<null>("POST", "/api/reports", body),
  notices: () => call<Notices>("GET", "/api/notices"),
  readNotices: () => call<null>("POST", "/api/notices/read"),
  answerNotice: (id: string, text: string) => call<null>("POST", "/api/notices/answer", { id, text }),
  queue: () => call<Queue>("GET", "/api/moderation"),
  case: (report: string) => call<Case>("GET", of(report)),
  evidence: (report: string) => call<Evidence>("GET", `${of(report)}/evidence`),
  judge: (report: string, what: Judge["what"], days: number, text: string) =>
    call<Decided>("POST", of(report), { what, days, text }),
};
