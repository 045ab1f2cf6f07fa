import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Types are svelte-check's business, layout is Prettier's: here are the mistakes that neither sees.
export default defineConfig(
  { ignores: ["node_modules/", ".svelte-check/", "src/net/types.ts", "src/games/*/generated.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { files: ["*.ts", "*.js"], languageOptions: { globals: globals.node } },
  {
    rules: {
      // TypeScript knows which names there are.
      "no-undef": "off",
      // `!= null` means neither null nor undefined.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // svelte-check decides which warnings there are.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} is a space that no formatter takes away.
      "svelte/no-useless-mustaches": "off",
      // A set that is drawn is replaced, never changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
