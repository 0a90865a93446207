import type { Edge } from '@sandtable/hex';
import { type Frame, makePile, type Pile, type PileView, revivePile, viewPile } from '@sandtable/kernel';
import type { EffectStep } from '../pack/effect-step.ts';
import type { Guideline, Half } from '../pack/generator.ts';
import { type CardId, type HexId, NONE, type PlayerId, playerId, type UnitId, unitId } from '../ids.ts';
import type { Posture } from '../pack/solo-mission.ts';

// G2-G5: the state of a generation. It stays in the match, since the Record Boards are open to the end.

/** An edge of one board as it lies on the map; boards are numbered in placing order. */
export interface BoardEdge {
  readonly board: number;
  readonly edge: Edge;
}

/** G3.8b: where and when a player's units enter: one for all of them, and one for each group that differs. */
export interface EntryWay {
  readonly player: PlayerId;
  readonly round: number;
  /** G2.1.6, R-237: the entry edge that cards measure from and name. */
  readonly edges: readonly BoardEdge[];
  /** G3.7.1b: further edges, named by a card; undefined if none, as are the next two, so that others keep their hash. */
  readonly extra?: readonly BoardEdge[];
  /** G3.7.1b: any edge that is free as they enter. */
  readonly open?: boolean;
  /** G3.7.1b: the edges that were free until these units came in over them. */
  readonly taken?: readonly BoardEdge[];
}

/** G3.0: a half of a Generator or Condition Card that was played, and its results. */
export interface DraftPlay {
  readonly player: PlayerId;
  readonly deck: 'card' | 'condition';
  readonly card: CardId;
  readonly half: Half;
  /** The units it gave, and those it named for its effects. */
  readonly units: readonly UnitId[];
  readonly chosen: readonly UnitId[];
  /** G3.7.2 */
  readonly markers: readonly HexId[];
  readonly exit: BoardEdge | null;
  /** G6.2a, G6.2d: Rumored Enemies placed instead of the units it chose. */
  readonly rumors: readonly UnitId[];
  /** G6.2d */
  readonly laid: readonly HexId[];
}

/** The only factory. The results are filled in while the half is carried out. */
export function makePlay({
  player,
  deck,
  card,
  half,
  units = [],
  chosen = [],
  markers = [],
  exit = null,
  rumors = [],
  laid = [],
}: Pick<DraftPlay, 'player' | 'deck' | 'card' | 'half'> & Partial<DraftPlay>): DraftPlay {
  return { player, deck, card, half, units, chosen, markers, exit, rumors, laid };
}

export const DRAFT_PHASES = ['roles', 'maps', 'edges', 'decks', 'cards', 'facings', 'done'] as const;
export type DraftPhase = (typeof DRAFT_PHASES)[number];

/** G5.3, G5.4: how the AI was built, step by step, for explanations. */
export interface AiBuild {
  /** G5.3a */
  readonly sideDie: number;
  /** G5.3c: the tiles drawn, as indices into the pack, lowest number first. */
  readonly tiles: readonly number[];
  readonly posture: Posture;
  /** G5.3.1: the die that broke a tie; 0 if the tiles decided. */
  readonly postureDie: number;
  /** G5.4b, G5.4c: the net change of the AI's CAPs, and the numbers of the Order Cards added and removed for it. */
  readonly caps: number;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** G5.5.1 */
  readonly end: number;
  /** G5.6a */
  readonly cup: readonly UnitId[];
}

export interface DraftView {
  /** The guideline as played, with variant, hand size and handicaps applied. */
  readonly plan: Guideline;
  readonly isSolo: boolean;
  readonly phase: DraftPhase;
  /** G2.0: the initiative rolls by seat; none in solo. */
  readonly rolls: readonly number[];
  /** -1 until known. */
  readonly initiative: PlayerId;
  /** Generator decks, as indices into the pack, and for each player the index of his deck. */
  readonly decks: readonly PileView[];
  readonly deckOf: readonly number[];
  /** By player; in solo, the two cards to choose from. */
  readonly hands: readonly (readonly (CardId | null)[])[];
  /** G1.2, as indices into the pack. */
  readonly conditions: PileView;
  /** G2.1.12: the Defense Counters, as indices into the pack; -1 is Smoke. */
  readonly cup: PileView;
  readonly plays: readonly DraftPlay[];
  /** Parallel to the entries of the terms. */
  readonly ways: readonly EntryWay[];
  /** by player, the CAP changes printed on his cards. */
  readonly printedCaps: readonly number[];
  readonly ai: AiBuild | null;
  /** G5.3a: the die for the player's side, if it was rolled before the AI's last cards (G6.3); undefined otherwise. */
  readonly sideDie?: number;
}

export interface Draft extends DraftView {
  phase: DraftPhase;
  rolls: readonly number[];
  initiative: PlayerId;
  readonly decks: readonly Pile[];
  deckOf: readonly number[];
  hands: readonly (readonly CardId[])[];
  readonly conditions: Pile;
  readonly cup: Pile;
  plays: readonly DraftPlay[];
  ways: readonly EntryWay[];
  printedCaps: readonly number[];
  ai: AiBuild | null;
  sideDie?: number;
}

export interface DraftParts {
  readonly plan: Guideline;
  readonly isSolo: boolean;
  readonly deckOf: readonly number[];
  readonly decks: readonly (readonly CardId[])[];
  readonly conditions: readonly CardId[];
  readonly cup: readonly number[];
}

export function makeDraft({ plan, isSolo, deckOf, decks, conditions, cup }: DraftParts): Draft {
  return {
    plan,
    isSolo,
    phase: 'roles',
    rolls: [],
    initiative: NONE,
    decks: decks.map((cards) => makePile('generator', cards)),
    deckOf,
    hands: plan.roles.map(() => []),
    conditions: makePile('generator', conditions),
    cup: makePile('generator', cup),
    plays: [],
    ways: [],
    printedCaps: plan.roles.map(() => 0),
    ai: null,
  };
}

export function reviveDraft(draft: Draft): Draft {
  const { decks, hands, conditions, cup } = draft;
  return withSecrets<Draft>(draft, {
    decks: decks.map(revivePile),
    hands,
    conditions: revivePile(conditions),
    cup: revivePile(cup),
  });
}

/** The view of these players, who know their own hands; in solo the two cards to choose from are open. */
export function viewDraft(draft: Draft, own: readonly PlayerId[]): DraftView {
  const { isSolo, decks, hands, conditions, cup } = draft;
  return withSecrets<DraftView>(draft, {
    decks: decks.map(viewPile),
    hands: hands.map((hand, place) => (isSolo || own.includes(playerId(place)) ? hand : hand.map(() => null))),
    conditions: viewPile(conditions),
    // Every drawn counter is open, so anyone can count what is left.
    cup: { ...viewPile(cup), inside: cup.inside.toSorted((a, b) => a - b) },
  });
}

type Secrets<D extends DraftView> = Pick<D, 'decks' | 'hands' | 'conditions' | 'cup'>;

/** The draft with these parts replaced, every field in a fixed order. */
export function withSecrets<D extends DraftView>(
  draft: DraftView,
  { decks, hands, conditions, cup }: Secrets<D>,
): Omit<DraftView, keyof Secrets<D>> & Secrets<D> {
  const { plan, isSolo, phase, rolls, initiative, deckOf, plays, ways, printedCaps, ai, sideDie } = draft;
  return {
    plan,
    isSolo,
    phase,
    rolls,
    initiative,
    decks,
    deckOf,
    hands,
    conditions,
    cup,
    plays,
    ways,
    printedCaps,
    ai,
    ...(sideDie === undefined ? {} : { sideDie }),
  };
}

/** G2-G5: the generation, from the initiative roll to the last facing. The round frame waits below it. */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  /** The players in the order they play cards, repeated (G3.0a, G2.1g7o, G4.2). */
  order: readonly PlayerId[];
  /** Index into the order; also in steps that ask each player once. */
  place: number;
}

/** G3.0b: a half being carried out step by step. Every viewer sees all of it. */
export interface EffectFrame extends Frame {
  readonly kind: 'effect';
  readonly player: PlayerId;
  /** Index into the plays of the draft. */
  readonly play: number;
  readonly steps: readonly EffectStep[];
  /** Index of the current step; `step` is the progress within it. */
  at: number;
  /** Units or drawn counters still to be placed or named. */
  left: readonly number[];
  placed: readonly UnitId[];
  /** G3.9 */
  drawn: readonly CardId[];
}

/** `left` as units; only for steps about units. */
export function unitsLeft({ left }: Pick<EffectFrame, 'left'>): UnitId[] {
  return left.map(unitId);
}
