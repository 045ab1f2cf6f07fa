// The page as an app: the worker that keeps it, and the browser's offer to put it beside other apps.
export const WORKER = "/worker.js";

/** What browsers that can install a page send it; not in any type yet. */
interface Offer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Installed {
  /** A press on "Install" asks the browser; there is one try for each offer. */
  private offer = $state.raw<Offer | null>(null);
  /** Opened as an app of its own, not in a window of the browser. */
  standalone = $state(window.matchMedia("(display-mode: standalone)").matches);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    window.addEventListener("appinstalled", () => {
      this.offer = null;
      this.standalone = true;
    });
  }

  /** How: by a button, by hand in the browser's own menu, or not at all. */
  get way(): "button" | "by-hand" | null {
    if (this.standalone) return null;
    if (this.offer) return "button";
    // An iPad calls itself a Mac, of which none has a screen for fingers.
    const iPad = navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1;
    return iPad || /iPhone|iPad|iPod/.test(navigator.userAgent) ? "by-hand" : null;
  }

  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installed = new Installed();

/** The worker, after the page stands with its letters: it is not to fetch beside what is waited for. The parts that this
 * page has were loaded before it could keep them. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  const tell = (): void => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    workers.controller?.postMessage({ keep: loaded.filter((path) => path.startsWith("/assets/")) });
  };
  await document.fonts.ready;
  // A private window may refuse; nothing here needs it.
  void workers.register(WORKER).catch(() => undefined);
  workers.addEventListener("controllerchange", tell);
  tell();
}
