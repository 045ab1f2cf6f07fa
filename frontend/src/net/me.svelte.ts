// Who I am. Nobody has to be anybody before they sit down: the house gives a guest a name and a cookie.
import { house } from "./http";
import type { Me } from "./types";

class MyName {
  me = $state<Me | null>(null);
  asked = $state(false);

  async look(): Promise<void> {
    try {
      this.me = await house.me();
    } finally {
      this.asked = true;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await house.name(name);
  }

  /** A link from another device carries its token in the fragment, which no server ever sees. */
  async comeBack(token: string): Promise<void> {
    this.me = await house.comeBackAs(token);
  }
}

export const my = new MyName();
