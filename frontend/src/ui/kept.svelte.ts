// What this browser remembers about its reader. Nothing of it is needed: a browser that keeps nothing plays as well.
import type { Stills } from "../games/contract";
import type { ClockWish } from "../pages/ClockChoice.svelte";
import { PACES, type Company } from "./company";

const KEY = "caravanserai";

export type Theme = "system" | "light" | "dark";
/** As the system asks, or high. */
export type Contrast = "system" | "high";
export type Speed = 0 | 1 | 2 | 3;

interface Remembered {
  lang: string | null;
  theme: Theme;
  contrast: Contrast;
  speed: Speed;
  stills: Stills;
  sound: boolean;
  hints: boolean;
  clock: ClockWish;
  lessons: string[];
  /** With whom a game in one click was last played, by game. */
  company: Record<string, Company>;
  goals: string[];
  /** How many games the first page offered to go on with. */
  resuming: number;
}

const DEFAULT: Remembered = {
  lang: null,
  theme: "system",
  contrast: "system",
  speed: 1,
  stills: "timed",
  sound: true,
  hints: true,
  clock: { type: "relaxed", bank: 5, increment: 15, hours: 24, pace: 2.5 },
  lessons: [],
  company: {},
  goals: [],
  resuming: 0,
};

function read(): Remembered {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>) };
  } catch {
    return { ...DEFAULT };
  }
}

const sharp = window.matchMedia("(prefers-contrast: more)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

class Kept {
  private all = $state<Remembered>(read());
  private reduced = $state(still.matches);
  /** What was chosen since this page was opened: it goes before what the reader's account knows from earlier. */
  readonly chosen = new Set<string>();

  constructor() {
    still.addEventListener?.("change", () => (this.reduced = still.matches));
    sharp.addEventListener?.("change", () => (this.contrast = this.all.contrast));
  }

  get lang(): string | null {
    return this.all.lang;
  }
  set lang(lang: string | null) {
    this.keep({ lang });
  }

  get theme(): Theme {
    return this.all.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  get contrast(): Contrast {
    return this.all.contrast;
  }
  set contrast(contrast: Contrast) {
    this.keep({ contrast });
    document.documentElement.toggleAttribute("data-contrast", contrast === "high" || sharp.matches);
  }

  /** As set; motion itself also asks the system. */
  get speed(): Speed {
    return this.all.speed;
  }
  set speed(speed: Speed) {
    this.keep({ speed });
  }
  get motion(): Speed {
    return this.reduced ? 0 : this.all.speed;
  }

  /** How the steps of a turn are shown where nothing moves. */
  get stills(): Stills {
    return this.all.stills;
  }
  set stills(stills: Stills) {
    this.keep({ stills });
  }

  get sound(): boolean {
    return this.all.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }

  /** Sentences for a first game; waved away at the table, called back in the settings. */
  get hints(): boolean {
    return this.all.hints;
  }
  set hints(hints: boolean) {
    this.keep({ hints });
  }

  /** Games whose goal was read here: waved away, or followed by a first answer. */
  knows(game: string): boolean {
    return Array.isArray(this.all.goals) && this.all.goals.includes(game);
  }
  know(...games: string[]): void {
    if (games.every((game) => this.knows(game))) return;
    const all = new Set([...(Array.isArray(this.all.goals) ? this.all.goals : []), ...games]);
    this.keep({ goals: [...all] });
  }
  forgetGoals(): void {
    this.keep({ goals: [] });
  }

  /** The clock of the last table that was opened here. */
  get clock(): ClockWish {
    return { ...DEFAULT.clock, ...this.all.clock };
  }
  set clock(clock: ClockWish) {
    this.keep({ clock });
  }

  get resuming(): number {
    return Math.min(3, Number(this.all.resuming) || 0);
  }
  set resuming(resuming: number) {
    if (resuming !== this.all.resuming) this.keep({ resuming });
  }

  /** Lessons that were done here, as `game/lesson`. */
  get lessons(): readonly string[] {
    return Array.isArray(this.all.lessons) ? this.all.lessons : [];
  }
  learn(lesson: string): void {
    if (!this.lessons.includes(lesson)) this.keep({ lessons: [...this.lessons, lesson] });
  }

  /** Who sits at the table in a game in one click. */
  companyOf(game: string): Company {
    const kept = this.all.company?.[game];
    return {
      seats: typeof kept?.seats === "number" ? kept.seats : null,
      level: kept?.level ?? null,
      pace: PACES.find((pace) => pace === kept?.pace) ?? "relaxed",
      alone: kept?.alone === true,
    };
  }
  keepCompany(game: string, company: Company): void {
    this.keep({ company: { ...this.all.company, [game]: company } });
  }

  private keep(change: Partial<Remembered>): void {
    for (const name of Object.keys(change)) this.chosen.add(name);
    this.all = { ...this.all, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Private windows may refuse; the choice then holds for this visit.
    }
  }
}

export const kept = new Kept();

/** What follows a person to every device. */
export const FOLLOWING = ["lang", "theme", "contrast", "speed", "stills", "sound", "hints"] as const;

const night = window.matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: night.matches });
night.addEventListener?.("change", () => (system.dark = night.matches));

/** Dark now, whoever decided it; it follows the system while the page is open. */
export function isDark(theme: Theme): boolean {
  return theme === "dark" || (theme === "system" && system.dark);
}
