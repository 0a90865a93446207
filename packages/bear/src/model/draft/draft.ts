import type { Edge } from '@sandtable/hex';
import { type Frame, makePile, type Pile, type PileView, revivePile, viewPile } from '@sandtable/kernel';
import type { EffectStep } from '../pack/effect-step.ts';
import type { Guideline, Half } from '../pack/generator.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';
import type { Posture } from '../pack/solo-mission.ts';

// G2-G5: what is known of a generation. It stays in the match: the Record Boards are open to the end.

/** An edge of one board of the map, by its order of placing, as it lies. */
export interface BoardEdge {
  readonly board: number;
  readonly edge: Edge;
}

/** G3.8b: from where and when units of a player enter: one for all of a player's units, and one for each group that differs. */
export interface Way {
  readonly player: PlayerId;
  readonly round: number;
  readonly edges: readonly BoardEdge[];
}

/** G3.0: a half that was played, of a Generator Card or of a Condition Card, and what came of it. */
export interface Play {
  readonly player: PlayerId;
  readonly deck: 'card' | 'condition';
  /** By place among those of the pack. */
  readonly card: CardId;
  readonly half: Half;
  /** The units that it gave, and those it named for what it does. */
  readonly units: readonly UnitId[];
  readonly chosen: readonly UnitId[];
  /** G3.7.2: the hexes of the Control Markers it placed. */
  readonly markers: readonly HexId[];
  /** The edge over which units leave. */
  readonly exit: BoardEdge | null;
  /** G6.2a, G6.2d: Rumored Enemies that were placed instead of the units it chose. */
  readonly rumors: readonly UnitId[];
  /** G6.2d: the hexes of hidden mines it laid. */
  readonly laid: readonly HexId[];
}

/** The one factory; what comes of the half is filled in as it is carried out. */
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
}: Pick<Play, 'player' | 'deck' | 'card' | 'half'> & Partial<Play>): Play {
  return { player, deck, card, half, units, chosen, markers, exit, rumors, laid };
}

/** What a generation is about just now. */
export const DRAFT_PHASES = ['roles', 'maps', 'edges', 'decks', 'cards', 'facings', 'done'] as const;
export type DraftPhase = (typeof DRAFT_PHASES)[number];

/** G5.3, G5.4: how the AI came about, step by step, for whoever asks why. */
export interface AiBuild {
  /** G5.3a: the die for the player's side. */
  readonly sideDie: number;
  /** G5.3c: the tiles pulled, by place among those of the pack, lowest number first. */
  readonly tiles: readonly number[];
  readonly posture: Posture;
  /** G5.3.1: the die of a tie; 0 where the tiles decided. */
  readonly postureDie: number;
  /** G5.4b, G5.4c: the net change of the AI's CAPs, and the Order Cards that came and went for it, by number. */
  readonly caps: number;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** G5.5.1 */
  readonly end: number;
  /** G5.6a: who lies in the AI Draw Cup. */
  readonly cup: readonly UnitId[];
}

export interface DraftView {
  /** The guideline as it is played: variant, hand size and handicaps are in it. */
  readonly plan: Guideline;
  readonly isSolo: boolean;
  readonly phase: DraftPhase;
  /** G2.0: by seat, what was rolled for initiative; in solo none. */
  readonly rolls: readonly number[];
  /** The Initiative Player; -1 before he is known. */
  readonly initiative: PlayerId;
  /** Generator decks, cards by place among those of the pack, and the deck of each player. */
  readonly decks: readonly PileView[];
  readonly deckOf: readonly number[];
  /** By player; in solo the cards he chooses from just now. */
  readonly hands: readonly (readonly (CardId | null)[])[];
  /** G1.2, by place among those of the pack. */
  readonly conditions: PileView;
  /** G2.1.12: the Defense Counters, by place among those of the pack; -1 is Smoke. */
  readonly cup: PileView;
  readonly plays: readonly Play[];
  /** By the same place as the entries of the terms. */
  readonly ways: readonly Way[];
  /** by player, what the cards have changed of his CAPs as it is printed. */
  readonly printedCaps: readonly number[];
  readonly ai: AiBuild | null;
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
  plays: readonly Play[];
  ways: readonly Way[];
  printedCaps: readonly number[];
  ai: AiBuild | null;
}

/** What a generation begins with. */
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
    initiative: -1,
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

/** The same for these players, who know their own hands; in solo the two cards to choose from lie open. */
export function viewDraft(draft: Draft, own: readonly PlayerId[]): DraftView {
  const { isSolo, decks, hands, conditions, cup } = draft;
  return withSecrets<DraftView>(draft, {
    decks: decks.map(viewPile),
    hands: hands.map((hand, place) => (isSolo || own.includes(place) ? hand : hand.map(() => null))),
    conditions: viewPile(conditions),
    cup: viewPile(cup),
  });
}

/** What not everybody knows of it. */
type Secrets<D extends DraftView> = Pick<D, 'decks' | 'hands' | 'conditions' | 'cup'>;

/** The draft with these of its secrets: every field, in the one order. */
function withSecrets<D extends DraftView>(
  draft: Draft,
  { decks, hands, conditions, cup }: Secrets<D>,
): Omit<Draft, keyof Secrets<D>> & Secrets<D> {
  const { plan, isSolo, phase, rolls, initiative, deckOf, plays, ways, printedCaps, ai } = draft;
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
  };
}

/** G2-G5: the generation, from the roll for initiative to the last facing; below it waits the first round. */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  /** Players in the order in which they play cards, round and round (G3.0a, G2.1g7o, G4.2). */
  order: readonly PlayerId[];
  /** Whose turn it is, by place in the order; in steps that ask each player once, by the same order. */
  place: number;
}

/** G3.0b: a half that was played, step by step; all of it is open. */
export interface EffectFrame extends Frame {
  readonly kind: 'effect';
  readonly player: PlayerId;
  /** By place among the plays of the draft. */
  readonly play: number;
  readonly steps: readonly EffectStep[];
  /** The step under way; how far it has come is the frame's own step. */
  at: number;
  /** What is still to be placed or named in it: units, or counters drawn. */
  left: readonly number[];
  /** The units that it has placed. */
  placed: readonly UnitId[];
  /** G3.9: Condition Cards drawn. */
  drawn: readonly CardId[];
}
