import { PHASES } from '../model/battlecard.ts';
import type { Held } from '../model/state.ts';
import { aiPilesOf, deckOf } from '../setup/decks.ts';

/** L1h, LS2.1, LS2.2a, LS2.5a: every card in play is somewhere, once, and where its kind belongs. */
export function auditCards({ view, pack }: Held): string[] {
  const { deck, piles, corps } = view;
  const broken: string[] = [];
  const check = (what: string, found: readonly number[], wanted: readonly number[]): void => {
    const sorted = [...found].sort((a, b) => a - b);
    if (sorted.join() !== wanted.join()) broken.push(`the cards of ${what} are not all there, or twice`);
  };
  const drawn = [...deck.inside, ...deck.discards, ...deck.removed, ...corps.flatMap(({ hand }) => hand)];
  check('the deck', drawn, deckOf(pack, piles !== null));
  if (piles !== null) {
    const wanted = aiPilesOf(pack);
    for (const phase of PHASES) {
      const { inside, discards, removed } = piles[phase];
      check(`the AI's pile for the ${phase} phase`, [...inside, ...discards, ...removed], wanted[phase]);
    }
  }
  return broken;
}
