import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter";
import "./shell/tokens.css";
import "./shell/base.css";
import "./shell/gesture";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { words } from "./shell/words.svelte";

const place = document.getElementById("house");
if (place) void words.load().then(() => mount(App, { target: place }));
