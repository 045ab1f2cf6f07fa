// Picking cards to play and cards to give: what is picked, nothing of what it means.

export interface Choice {
  play: readonly string[];
  give: readonly string[];
}

export const NOTHING: Choice = { play: [], give: [] };

/** A picked card is put back; another goes to the first place that is free, first to play, then to give. */
export function pick(choice: Choice, card: string, each: number): Choice {
  if (choice.play.includes(card)) return { ...choice, play: choice.play.filter((c) => c !== card) };
  if (choice.give.includes(card)) return { ...choice, give: choice.give.filter((c) => c !== card) };
  if (choice.play.length < each) return { ...choice, play: [...choice.play, card] };
  if (choice.give.length < each) return { ...choice, give: [...choice.give, card] };
  // All places are taken: the last given card makes room, so that a tap is never lost.
  return { ...choice, give: [...choice.give.slice(0, -1), card] };
}

export function complete(choice: Choice, each: number): boolean {
  return choice.play.length === each && choice.give.length === each;
}

export function useOf(choice: Choice, card: string): "play" | "give" | null {
  if (choice.play.includes(card)) return "play";
  return choice.give.includes(card) ? "give" : null;
}
