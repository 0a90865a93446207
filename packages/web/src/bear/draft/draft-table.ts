import {
  type CardId,
  type DraftPlay,
  type DraftView,
  NATIONS,
  printLength,
  recordBoards,
  recordNotes,
  type Seen,
  type Side,
} from '@sandtable/bear';
import type { Seat, Sentence } from '@sandtable/kernel';
import type { BoardSection, DraftBoard, DraftSide, DraftStep, DraftTable, PlayedHalf } from '../../face/draft.ts';
import { boardKey, boardPicture } from '../scene/board-picture.ts';
import type { BearSaying } from '../speech/saying.ts';
import { conditionCard, generatorCard } from './card-face.ts';
import { halfPreview } from './draft-scene.ts';
import { draftTitle } from './match-name.ts';
import { sideScore } from './side-score.ts';

/** The draft as the screen shows it; null if there is none, and once the battle has begun. */
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

export function draftFacts({ view: { terms, draft } }: Seen): string[] {
  if (draft === null) return [];
  return [printLength(terms), `about ${[...new Set(draft.plan.minutes)].join('-')} min`];
}

const LABELS = {
  roles: 'Sides',
  maps: 'Map',
  edges: 'Edges',
  decks: 'Decks',
  cards: 'Cards',
  facings: 'Facings',
} as const;

/** G2-G4: the steps of a draft, and the current one. */
function draftSteps({ phase, isSolo, plan }: DraftView): DraftStep[] {
  const names = (['roles', 'maps', 'edges', 'decks', 'cards', 'facings'] as const).filter(
    (name) => (name !== 'roles' || !isSolo) && (name !== 'decks' || plan.variant?.kind === 'splitDecks'),
  );
  const here = Math.max(
    0,
    names.findIndex((name) => name === phase),
  );
  return names.map((name, place) => ({
    label: LABELS[name],
    state: place < here ? 'past' : place === here ? 'here' : 'ahead',
  }));
}

export function draftSides(seen: Seen, seat: Seat): DraftSide[] {
  return sidesInOrder(seen, seat).map((side) => sideOf(seen, side, seat));
}

function sidesInOrder({ view }: Seen, seat: Seat): readonly Side[] {
  const own = view.players.find((player) => player.seat === seat)?.side ?? 'german';
  return own === 'german' ? ['soviet', 'german'] : ['german', 'soviet'];
}

function sideOf(seen: Seen, side: Side, seat: Seat): DraftSide {
  const { view } = seen;
  // In solo, which side is the player's is decided last.
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

/** `3 in hand · 2 of 6 played` */
function cardsOf({ view: { draft, players } }: Seen, side: Side): string {
  if (draft === null) return '';
  const own = players.flatMap((player, place) => (player.side === side ? [place] : []));
  const held = own.reduce((sum, place) => sum + (draft.hands[place]?.length ?? 0), 0);
  const wanted = own.reduce((sum, place) => sum + (draft.plan.roles[place]?.hand ?? 0), 0);
  const played = draft.plays.filter(({ player, deck }) => deck === 'card' && own.includes(player)).length;
  const done = `${played} of ${wanted} played`;
  return draft.isSolo || held === 0 ? done : `${held} in hand · ${done}`;
}

/** In solo, the cards of both hands. */
function heldBy({ view: { draft, players } }: Seen, seat: Seat): CardId[] {
  if (draft === null) return [];
  const hands = draft.hands.filter((_hand, place) => draft.isSolo || players[place]?.seat === seat);
  return hands.flatMap((hand) => hand.flatMap((card) => card ?? []));
}

/** G3.9: cards drawn by an option that is not settled yet. */
function drawnCards({ view: { frames } }: Seen): readonly CardId[] {
  const frame = frames.findLast(({ kind }) => kind === 'effect');
  return frame?.kind === 'effect' ? frame.drawn : [];
}

function boardPicks({ pack, view }: Seen): DraftBoard[] {
  const allowed = view.options.draft?.boards ?? [];
  const laid = 'boards' in view.terms.map ? view.terms.map.boards.map(({ board }) => board) : [];
  return pack.boards.flatMap(({ id, name }, board) => {
    if (allowed.length > 0 && !allowed.includes(id)) return [];
    return [{ board, name, picture: () => boardPicture(pack, id), key: boardKey(pack, id), isLaid: laid.includes(id) }];
  });
}

/** G1.1, R-187: the Record Board of a side; later cards come below earlier ones, and a lasting benefit goes beside the units. */
function recordSections(seen: Seen, side: Side): BoardSection[] {
  const { draft } = seen.view;
  const board = draft === null ? undefined : recordBoards(draft, seen.pack).find((each) => each.side === side);
  if (draft === null || board === undefined) return [];
  const section = (title: string, plays: readonly DraftPlay[]): BoardSection => ({
    title,
    plays: plays.map((play) => playedHalf(seen, play, draft.plays.indexOf(play))),
  });
  return [
    section('Victory Points', board.victory),
    section('Units', [...board.units, ...board.benefits]),
    section('Special Rules & Events', board.special),
  ];
}

function playedHalf(seen: Seen, play: DraftPlay, place: number): PlayedHalf {
  const { deck, card, half, player } = play;
  const face = deck === 'condition' ? conditionCard(seen, card) : generatorCard(seen, card);
  const shown = face.halves.find((each) => each.half === half);
  const { players } = seen.view;
  const mates = players.filter(({ side }) => side === players[player]?.side);
  const mate = mates.findIndex(({ seat }) => seat === players[player]?.seat);
  return {
    key: String(place),
    card: deck === 'condition' ? -1 : card,
    number: face.number,
    name: shown === undefined || shown.name === '' ? face.name : shown.name,
    half,
    lines: shown?.lines ?? [],
    chips: shown?.chips ?? [],
    notes: recordNotes(seen, play),
    by: mates.length > 1 ? `player ${mate + 1}` : '',
  };
}
