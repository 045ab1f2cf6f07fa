/** Milliseconds as minutes and seconds; long times as hours. */
export function clockText(ms: number, t: (id: string, args?: Record<string, unknown>) => string): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  if (left >= 36_000) return t("page-hours", { hours: Math.floor(left / 3_600) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
