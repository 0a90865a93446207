import type { Held } from '../model/state.ts';

/** B8.0: every Action Card is where it belongs, and none is there more often than the pack has it. */
export function auditCards({ view, pack }: Held): string[] {
  const { actionDeck, players, terms, draft } = view;
  const hands = players.flatMap(({ hand }) => hand);
  const all = [...actionDeck.inside, ...actionDeck.discards, ...actionDeck.removed, ...hands].sort((a, b) => a - b);
  const broken: string[] = [];
  // A position has no deck but what is in hands.
  const isDealt = terms.mission !== null || draft !== null;
  if (isDealt && all.join() !== [...terms.deck].sort((a, b) => a - b).join())
    broken.push('Action Cards are missing or twice');
  pack.actionCards.forEach(({ id, copies }, place) => {
    if (all.filter((card) => card === place).length > copies) broken.push(`there are more than ${copies} of ${id}`);
  });
  return broken;
}
