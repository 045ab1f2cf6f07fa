// What Vite writes for `import()` asks for the style sheets of a part with listeners that stay on them, and so hold what
// asked, for as long as the page is open: the first table that was played here, with all its elements and turns. Here
// they go when the sheet has come.
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const LISTENERS = /link\.addEventListener\("load", res\);\s*link\.addEventListener\("error", \(\) => rej\((.*?)\)\);/s;
const WRITTEN = `link.onload = link.onerror = (event) => {
  link.onload = link.onerror = null;
  if (event.type === "load") res(event);
  else rej($1);
};`;

export function freed(): Plugin {
  return {
    name: "caravanserai-freed",
    apply: "build",
    transform(code, id) {
      if (id !== HELPER) return null;
      if (!LISTENERS.test(code)) throw new Error("Vite's preload helper has changed: see build-preload.ts");
      return { code: code.replace(LISTENERS, WRITTEN), map: null };
    },
  };
}
