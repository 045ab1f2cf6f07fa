// What the first question of a table can be answered without. It is one file, fetched when the table stands, or at once where
// it is seen at first.
export { default as Again } from "./Again.svelte";
export { default as CoachHint } from "./CoachHint.svelte";
export { default as EndPanel } from "./EndPanel.svelte";
export { default as LeaveTable } from "./LeaveTable.svelte";
export { default as LessonPanel } from "../lessons/LessonPanel.svelte";
export { default as Rail } from "./Rail.svelte";
export { default as Rulebook } from "../pages/Rulebook.svelte";
