import { type Pile, putOnTop } from '@sandtable/kernel';
import type { CardId, PlayerId } from '../../model/ids.ts';
import type { BearIo, Held } from '../../model/battle/state.ts';
import { mustDraft } from '../must-draft.ts';
import type { Side } from '../../model/pack/unit-type.ts';

// G5.2a: one person generates for both sides: whose turn it is, and the two cards he chooses from.

const LAST_GERMAN = 3;

/** The side that a die names: 1-3 German, 4-6 Soviet. */
export function sideByDie(die: number): Side {
  return die <= LAST_GERMAN ? 'german' : 'soviet';
}

/** G5.2a: side A, which has the initiative of the generation, is left to chance. */
export function drawSideA(held: Held, io: BearIo): PlayerId {
  const die = io.roll('generator', 6);
  const player = held.view.players.findIndex(({ side }) => side === sideByDie(die));
  io.emit({ rule: 'G5.2a', key: 'sideAChosen', player, die });
  return player;
}

const CHOICE = 2;

/** G5.2a, R-136: the top two cards of a side's deck, or the last one. */
export function drawTwo(held: Held, player: PlayerId, io: BearIo): void {
  const draft = mustDraft(held.view);
  const deck = deckFor(held, player);
  const drawn: CardId[] = [];
  while (drawn.length < CHOICE && deck.inside.length > 0) {
    const card = io.draw(deck);
    if (card !== undefined) drawn.push(card);
  }
  draft.hands = draft.hands.with(player, drawn);
  io.emit({ rule: 'G5.2a', key: 'drewTwo', player, cards: drawn });
}

/** G5.2a: what was not played goes back on top of the deck, and is one of the next two. */
export function returnOther(held: Held, player: PlayerId, io: BearIo): void {
  const draft = mustDraft(held.view);
  const deck = deckFor(held, player);
  for (const card of draft.hands[player] ?? []) {
    putOnTop(deck, card);
    io.emit({ rule: 'G5.2a', key: 'putBackOnTop', player, card });
  }
  draft.hands = draft.hands.with(player, []);
}

function deckFor(held: Held, player: PlayerId): Pile {
  const { decks, deckOf } = mustDraft(held.view);
  return decks[deckOf[player] ?? -1] ?? missing(`player ${player} has no Generator deck`);
}

function missing(what: string): never {
  throw new Error(what);
}
