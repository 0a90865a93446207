import { type Pile, putOnTop } from '@sandtable/kernel';
import { type CardId, type PlayerId, playerId } from '../../model/ids.ts';
import { AI_SEAT } from '../../model/battle/player.ts';
import { type BearIo, drawCard, type Held, playerOf } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { mustDraft } from '../draft-state.ts';

// G5.2a: one player drafts for both sides: which side's turn it is, and the two cards to choose from.

const LAST_GERMAN = 3;

function sideByDie(die: number): Side {
  return die <= LAST_GERMAN ? 'german' : 'soviet';
}

export function drawSideA(held: Held, io: BearIo): PlayerId {
  const die = io.roll('generator', 6);
  const player = playerId(held.view.players.findIndex(({ side }) => side === sideByDie(die)));
  io.emit({ rule: 'G5.2a', key: 'sideAChosen', player, die });
  return player;
}

const CHOICE = 2;

/** G5.2a, R-136: the top two cards of a side's deck, or its last one. */
export function drawTwo(held: Held, player: PlayerId, io: BearIo): void {
  const draft = mustDraft(held.view);
  const deck = deckFor(held, player);
  const drawn: CardId[] = [];
  while (drawn.length < CHOICE && deck.inside.length > 0) {
    const card = drawCard(deck, io);
    if (card !== undefined) drawn.push(card);
  }
  draft.hands = draft.hands.with(player, drawn);
  io.emit({ rule: 'G5.2a', key: 'drewTwo', player, cards: drawn });
}

/** G5.2a: the card not chosen goes back on top of the deck, to be drawn again next time. */
export function returnOther(held: Held, player: PlayerId, io: BearIo): void {
  const draft = mustDraft(held.view);
  const deck = deckFor(held, player);
  for (const card of draft.hands[player] ?? []) {
    putOnTop(deck, card);
    io.emit({ rule: 'G5.2a', key: 'putBackOnTop', player, card });
  }
  draft.hands = draft.hands.with(player, []);
}

export function deckFor(held: Held, player: PlayerId): Pile {
  const { decks, deckOf } = mustDraft(held.view);
  return decks[deckOf[player] ?? -1] ?? missing(`player ${player} has no Generator deck`);
}

function missing(what: string): never {
  throw new Error(what);
}

export interface Sides {
  readonly ai: PlayerId;
  readonly player: PlayerId;
}

const NOTHING = { caps: 0, cards: { first: 0, later: 0 } };

/** G5.3a: a die decides the player's side. */
export function rollSide(held: Held, io: BearIo): number {
  const die = io.roll('generator', 6);
  io.emit({ rule: 'G5.3a', key: 'sideRolled', player: sidesByDie(held, die).player, die });
  return die;
}

export function sidesByDie({ view: { players } }: Held, die: number): Sides {
  const player = playerId(players.findIndex(({ side }) => side === sideByDie(die)));
  return { player, ai: playerId(players.findIndex((_player, place) => place !== player)) };
}

/** S2.2, S3.2: the AI has no CAPs and no Action Cards, and hides no units. */
export function takeSides(held: Held, die: number): Sides {
  const { view } = held;
  const { player, ai } = sidesByDie(held, die);
  Object.assign(playerOf(held, ai), { seat: AI_SEAT, caps: 0, start: 0 });
  const players = view.terms.players.map((terms, place) => (place === ai ? { ...terms, ...NOTHING } : terms));
  view.terms = { ...view.terms, players };
  for (const unit of view.units) if (unit.owner === ai) unit.hidden = false;
  return { ai, player };
}
