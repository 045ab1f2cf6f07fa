// A script in the Python that a browser has: node run.mjs REPOSITORY SITE-PACKAGES WHEELS SCRIPT
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";

const [repository, sitePackages, wheels, script] = process.argv.slice(2);
const { loadPyodide } = createRequire(join(repository, "frontend/package.json"))("pyodide");
const python = await loadPyodide();
// What is compiled has a wheel of its own here; what is plain Python is taken from where it is.
for (const wheel of readdirSync(wheels).filter((name) => name.endsWith(".whl"))) {
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))).buffer, "wheel");
}
for (const [place, folder] of [["/house", repository], ["/plain", sitePackages]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
try {
  python.runPython(readFileSync(join(repository, script), "utf8"));
} catch (error) {
  console.error(String(error.message).slice(-4000));
  process.exitCode = 1;
}
