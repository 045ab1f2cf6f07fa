import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/gesture";
import { mount } from "svelte";
import App from "./pages/App.svelte";
import { words } from "./ui/words.svelte";

const place = document.getElementById("house");
if (place) void words.load().then(() => mount(App, { target: place }));
