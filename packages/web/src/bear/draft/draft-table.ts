import { NATIONS } from '@sandtable/bear';
import type { Seen, Side } from '@sandtable/bear';
import type { Seat, Sentence } from '@sandtable/kernel';
import type { DraftSide, DraftTable } from '../../face/draft.ts';
import type { BearSaying } from '../speech/saying.ts';
import { boardPicks } from './board-picks.ts';
import { conditionCard, generatorCard } from './card-face.ts';
import { halfPreview } from './half-preview.ts';
import { draftFacts, draftSteps, draftTitle } from './plan-words.ts';
import { recordSections } from './record-sections.ts';
import { sideScore } from './side-score.ts';

/** A generation as the screen shows it; null where there is none, and once the battle has begun. */
export function draftTable(seen: Seen, seat: Seat, sayingOf: (words: Sentence) => BearSaying): DraftTable | null {
  const { draft } = seen.view;
  if (draft === null || draft.phase === 'done') return null;
  return {
    title: draftTitle(draft),
    facts: draftFacts(seen),
    steps: draftSteps(draft),
    sides: draftSides(seen, seat),
    hand: {
      title: draft.isSolo ? 'Draw two, play one: the other goes back on top of its deck' : 'Your hand',
      isDealt: draft.phase === 'cards',
      cards: heldBy(seen, seat).map((card) => generatorCard(seen, card)),
    },
    drawn: drawnCards(seen).map((card) => conditionCard(seen, card)),
    boards: boardPicks(seen),
    hasMap: 'boards' in seen.view.terms.map,
    preview: (words) => halfPreview(sayingOf(words)),
  };
}

/** Both sides with their Record Boards and all they have. */
export function draftSides(seen: Seen, seat: Seat): DraftSide[] {
  return sidesInOrder(seen, seat).map((side) => sideOf(seen, side, seat));
}

/** The viewer's own side last; where one person has both, in the order of play. */
function sidesInOrder({ view }: Seen, seat: Seat): readonly Side[] {
  const own = view.players.find((player) => player.seat === seat)?.side ?? 'german';
  return own === 'german' ? ['soviet', 'german'] : ['german', 'soviet'];
}

function sideOf(seen: Seen, side: Side, seat: Seat): DraftSide {
  const { view } = seen;
  // In solo it is settled last of all whose side is whose.
  const isSettled = view.draft?.isSolo !== true || view.draft.phase === 'done';
  const isOwn = isSettled && view.players.some((player) => player.side === side && player.seat === seat);
  const frame = view.frames.findLast(({ kind }) => kind === 'draft');
  const turn = frame?.kind === 'draft' ? frame.order[frame.place] : undefined;
  return {
    side,
    name: NATIONS[side],
    isOwn,
    hasTurn: turn !== undefined && view.players[turn]?.side === side,
    cards: cardsOf(seen, side),
    sections: recordSections(seen, side),
    score: sideScore(seen, side),
  };
}

/** `3 cards in hand, 2 played` */
function cardsOf({ view: { draft, players } }: Seen, side: Side): string {
  if (draft === null) return '';
  const own = players.flatMap((player, place) => (player.side === side ? [place] : []));
  const held = own.reduce((sum, place) => sum + (draft.hands[place]?.length ?? 0), 0);
  const wanted = own.reduce((sum, place) => sum + (draft.plan.roles[place]?.hand ?? 0), 0);
  const played = draft.plays.filter(({ player, deck }) => deck === 'card' && own.includes(player)).length;
  const done = `${played} of ${wanted} played`;
  return draft.isSolo || held === 0 ? done : `${held} in hand · ${done}`;
}

/** In solo whatever lies there to be chosen from. */
function heldBy({ view: { draft, players } }: Seen, seat: Seat): number[] {
  if (draft === null) return [];
  const hands = draft.hands.filter((_hand, place) => draft.isSolo || players[place]?.seat === seat);
  return hands.flatMap((hand) => hand.flatMap((card) => card ?? []));
}

/** G3.9: what an option has drawn, until it is settled. */
function drawnCards({ view: { frames } }: Seen): readonly number[] {
  const frame = frames.findLast(({ kind }) => kind === 'effect');
  return frame?.kind === 'effect' ? frame.drawn : [];
}
