import { neverPlayed } from '../model/battle/never-played.ts';
import type { Held } from '../model/battle/state.ts';

/** now that everything is known that will come, the AI's tiles too, what nobody could ever play is not dealt. */
export function leaveOut({ view, pack }: Held): void {
  const { options, terms, roster, markers, players, actionDeck } = view;
  const out = neverPlayed(pack, { options, terms, roster, markers, weapons: players.map(({ weapons }) => weapons) });
  view.terms = { ...terms, deck: terms.deck.filter((card) => !out.has(card)) };
  actionDeck.inside.splice(0, Infinity, ...actionDeck.inside.filter((card) => !out.has(card)));
  for (const player of players) player.weapons = player.weapons.filter(({ card }) => !out.has(card));
}
