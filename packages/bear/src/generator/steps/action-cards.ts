import { counted } from '@sandtable/kernel';
import { boundBy } from '../parties.ts';
import { roundsToPlay } from '../worth.ts';
import { promptly } from './step-module.ts';

/** What one Action Card is worth in VP. */
const CARD = 0.35;

/** G3.5: more Action Cards, each round or only at the start. R-190: for each team-mate. */
export const actionCards = promptly<'actionCards'>({
  run(held, frame, { amount, when }, io) {
    const { view } = held;
    const bound = boundBy(held, frame, 'own');
    view.terms = {
      ...view.terms,
      players: view.terms.players.map((player, place) => {
        if (!bound.includes(place)) return player;
        const { first, later } = player.cards;
        const more = (cards: number): number => Math.max(0, cards + amount);
        return { ...player, cards: { first: more(first), later: when === 'round' ? more(later) : later } };
      }),
    };
    for (const player of bound) io.emit({ rule: 'G3.5', key: 'cardsChanged', player, amount, when });
  },
  words: ({ amount, when }, names) =>
    when === 'round'
      ? `${names.does('own', 'draw', 'draws')} ${counted(amount, 'Action Card')} more each round.`
      : `${names.does('own', 'draw', 'draws')} ${counted(amount, 'Action Card')} more before round 1.`,
  worth: (seen, _player, { amount, when }) => amount * CARD * (when === 'round' ? roundsToPlay(seen) : 1),
});
