import type { Facing } from '@sandtable/hex';
import type { SideLook } from './model-piece.ts';

/** Hints over the map. Hexes and pieces are named by their ids; one that is not on the map is not drawn. */
export type Overlay =
  | HexRing
  | HexNote
  | MoveHint
  | FireHint
  | ReasonTag
  | SightLine
  | WayArrow
  | PlanArrow
  | ZoneShade
  | FrontSides
  | EntryArrows
  | Scorch
  | ResultMark;

/** Where one is: chosen, under the pointer, or under the cursor of the keyboard; or a hex that somebody points at: look here. */
export interface HexRing {
  readonly kind: 'ring';
  readonly at: string;
  readonly ring: 'selected' | 'hover' | 'focus' | 'call';
}

/** A few words beside a hex. */
export interface HexNote {
  readonly kind: 'note';
  readonly at: string;
  readonly text: string;
}

/** One can go there; the text is the price. Barred: one cannot, for want of means or by the rules. */
export interface MoveHint {
  readonly kind: 'move';
  readonly at: string;
  readonly text: string;
  readonly barred: boolean;
  /** Beyond the hexes beside it. */
  readonly isFar?: boolean | undefined;
}

/** One can fire there; the text is the chance. */
export interface FireHint {
  readonly kind: 'fire';
  readonly at: string;
  readonly text: string;
}

/** One candidate of a reasoning: its number in the order of thought, and why it is out. */
export interface ReasonTag {
  readonly kind: 'reason';
  readonly at: string;
  readonly number: string;
  readonly text: string;
  readonly verdict: 'open' | 'out' | 'chosen';
}

export interface SightLine {
  readonly kind: 'sight';
  readonly from: string;
  readonly to: string;
  /** The hexes that block it; none: it is clear. */
  readonly blockedAt: readonly string[];
}

/** A way through hexes, with an arrow at its end. */
export interface WayArrow {
  readonly kind: 'way';
  readonly through: readonly string[];
  readonly manner: 'move' | 'fire' | 'reason';
}

/**
 * What is planned or done: a march through hexes; a broad arrow of attack, hollow where it strikes back; the arc of a
 * bombardment; the dashed arc of fire in support. The text is a price or a chance, on a plate in the middle.
 */
export interface PlanArrow {
  readonly kind: 'plan';
  readonly through: readonly string[];
  readonly plan: 'march' | 'attack' | 'counter' | 'bombard' | 'support';
  readonly text: string;
  /** Not settled yet. */
  readonly isDraft: boolean;
}

export interface ZoneShade {
  readonly kind: 'zone';
  readonly hexes: readonly string[];
  /** Fire at normal and at long range and what the enemy reaches are hatched, each its way; what is not seen is dark. */
  readonly zone: 'normal' | 'long' | 'unseen' | 'place' | 'threat';
}

/** The three sides a piece looks over. */
export interface FrontSides {
  readonly kind: 'front';
  readonly at: string;
  readonly facing: Facing;
}

/** Where a side comes in, or may leave: arrows into or out of these hexes over that side. */
export interface EntryArrows {
  readonly kind: 'entry';
  readonly side: SideLook;
  readonly hexes: readonly string[];
  readonly from: Facing;
  readonly goes: 'in' | 'out';
  readonly text: string;
}

/** Where something was destroyed. */
export interface Scorch {
  readonly kind: 'scorch';
  readonly at: string;
}

/** What came of the last action, to be read as long as nothing else is done. */
export interface ResultMark extends StampPicture {
  readonly kind: 'result';
}

/** Full and jagged for what struck, hollow and dashed for what did not, full and round for what helps. */
export const STAMP_TONES = ['struck', 'missed', 'helped'] as const;
export type StampTone = (typeof STAMP_TONES)[number];

/** A word stamped on a hex, the dice that decided it above, and by how much below. */
export interface StampPicture {
  /** The hex, by id. */
  readonly at: string;
  /** '': only the dice lie there, and nothing is decided yet. */
  readonly word: string;
  readonly tone: StampTone;
  /** 'by 2'; '' for none. */
  readonly note: string;
  readonly dice: readonly number[];
  /** How many each die has: with more than six they show figures, not pips. */
  readonly sides: number;
  /** What was added to the dice: '+1'; '' for nothing. */
  readonly added: string;
}
