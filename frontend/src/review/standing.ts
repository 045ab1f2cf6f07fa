// Where somebody stood in what lies under the board: hidden, it forgets how far it was scrolled.
export class Standing {
  private top = 0;
  private from = "";

  /** `from`: what was pressed. */
  leave(list: HTMLElement | undefined, from: string): void {
    this.top = list?.scrollTop ?? 0;
    this.from = from;
  }

  /** Once it is shown again. */
  back(list: HTMLElement | undefined): void {
    if (!list) return;
    list.scrollTop = this.top;
    if (this.from) list.querySelector<HTMLElement>(this.from)?.focus({ preventScroll: true });
  }
}
