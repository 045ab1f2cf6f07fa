// Back closes what lies over the page. A dialog has an entry of its own in the browser's history, at the address of the
// page. Who closes it otherwise leaves the entry behind, for nothing is walked through behind anybody's back: the next
// dialog takes it, the way to another page writes over it, and Back passes it by.
interface Over {
  readonly open: boolean;
  readonly isConnected?: boolean;
  close(): void;
}
interface Entry {
  depth: number;
  path: string;
}

/** How many dialogs the entry that we are at is above the page. */
export const depth = (): number => (history.state as { over?: number } | null)?.over ?? 0;
const here = (): Entry => ({ depth: depth(), path: location.pathname + location.hash });
let at = here();
let laid: Over[] = [];

const open = (): Over[] => (laid = laid.filter((one) => one.open && one.isConnected !== false));

/** Opens a dialog: the one way to do so. */
export function lay(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  lies(dialog);
}

/** Something lies over the page now that is no dialog. It must be closed when its page goes. */
export function lies(over: Over): void {
  const others = open().filter((one) => one !== over);
  laid = [...others, over];
  if (depth() <= others.length) history.pushState({ ...(history.state as object | null), over: depth() + 1 }, "");
  entered();
}

/** The page has written an entry. */
export function entered(): void {
  at = here();
}

/** The browser has gone to another entry. */
export function stepped(): void {
  const before = at;
  entered();
  if (at.depth >= before.depth || at.path !== before.path) return;
  const top = open().at(-1);
  if (top) top.close();
  else history.go(-1 - at.depth);
}
