// Back closes what lies over the page. A dialog has an entry of its own in the browser's history, at the address of the
// page. Who closes it otherwise leaves the entry behind, for nothing is walked through behind anybody's back: the next
// dialog takes it, the way to another page writes over it, and Back passes it by. What the page writes into such an entry
// meanwhile is the page's own: Back carries it down, and the way to another page keeps it.
interface Overlay {
  readonly open: boolean;
  readonly isConnected?: boolean;
  close(): void;
}
interface Written {
  over?: number;
  own?: boolean;
}
interface Entry {
  depth: number;
  path: string;
  address: string;
  state: Written | null;
}

const state = (): Written | null => history.state as Written | null;
/** How many dialogs the entry that we are at is above the page. */
const depth = (): number => state()?.over ?? 0;
/** May another page have this entry? */
export const isLeft = (): boolean => depth() > 0 && !state()?.own;
const here = (): Entry => ({
  depth: depth(),
  path: location.pathname + location.hash,
  address: location.href,
  state: state(),
});
let at = here();
let overlays: Overlay[] = [];

const open = (): Overlay[] => (overlays = overlays.filter((one) => one.open && one.isConnected !== false));

/** Opens a dialog: the one way to do so. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  openOverlay(dialog);
}

/** Something lies over the page now that is no dialog. It must be closed when its page goes. */
export function openOverlay(over: Overlay): void {
  const others = open().filter((one) => one !== over);
  overlays = [...others, over];
  if (depth() <= others.length) history.pushState({ ...state(), over: depth() + 1, own: false }, "");
  entered();
}

/** The page has written an entry. */
export function entered(): void {
  at = here();
}

/** The page changes its entry: what it keeps there, and its address. */
export function rewrite(kept: object, path?: string): void {
  history.replaceState({ ...state(), ...kept, own: depth() > 0 }, "", path);
  entered();
}

/** The browser has gone to another entry. */
export function stepped(): void {
  const before = at;
  entered();
  if (at.depth >= before.depth || at.path !== before.path) return;
  if (before.state?.own) {
    history.replaceState({ ...before.state, over: at.depth, own: at.depth > 0 }, "", before.address);
    entered();
  }
  const top = open().at(-1);
  if (top) top.close();
  else history.go(-1 - at.depth);
}
