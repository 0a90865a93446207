import type { DraftEvent } from '../model/draft/events.ts';
import { count } from './count.ts';
import type { EventWords } from './event-words.ts';

/** What is told of a generation from its first roll to its last facing. */
export const draftEventWords: EventWords<DraftEvent> = {
  draftRolled: ({ seat, dice }, names) => `${names.seat(seat)} rolls ${dice.join(' + ')} for the generation`,
  draftTied: () => 'Tied: everybody rolls again',
  draftWon: ({ seat }, names) => `${names.seat(seat)} has the initiative for the generation`,
  roleTaken: ({ seat, player }, names) => `${names.seat(seat)} is ${names.player(player)}`,
  boardLaid: ({ player, board }, names) => `${names.player(player)} lays ${names.board(board)}`,
  edgeTaken: ({ player, edges }, names) => `${names.player(player)} enters from ${names.edges(edges)}`,
  deckTaken: ({ player, deck }, names) => `${names.player(player)} takes cards ${names.deck(deck)}`,
  handDealt: ({ player, cards }, names) => {
    const known = cards.filter((card) => card !== null);
    const dealt = known.length === 0 ? count(cards.length, 'card', 'cards') : known.map(names.generatorCard).join('; ');
    return `${names.player(player)} is dealt ${dealt}`;
  },
  halfPlayed: ({ player, card, half }, names) =>
    `${names.player(player)} plays the ${half} of ${names.generatorCard(card)}`,
  lastCardsDiscarded: () => 'The last card of each hand is discarded',
  draftCleared: () => 'Unused cards and counters leave the game',
  fewestUnits: ({ player, received, caps }, names) =>
    `${names.player(player)} has the fewest units (${received}): ${caps} more CAPs every round`,
  capsSet: ({ player, caps }, names) => `${names.player(player)} starts with ${count(caps, 'CAP', 'CAPs')}`,
  draftDone: () => 'The firefight is set up',
};
