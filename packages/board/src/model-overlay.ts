import type { Facing } from '@sandtable/hex';
import type { SideLook } from './model-piece.ts';

/** Hints over the map. Hexes and pieces are given by id; those not on the map are not drawn. */
export type Overlay =
  | HexRing
  | HexNote
  | MoveHint
  | WayStep
  | FireHint
  | ReasonTag
  | CandidateMark
  | GroundShadow
  | AimLine
  | SightLine
  | WayArrow
  | PlanArrow
  | ZoneShade
  | FrontSides
  | EntryArrows
  | Scorch
  | ResultMark;

/** A hex that is selected, under the pointer or the keyboard cursor, or pointed out to the player. */
export interface HexRing {
  readonly kind: 'ring';
  readonly at: string;
  readonly ring: 'selected' | 'hover' | 'focus' | 'call';
}

export interface HexNote {
  readonly kind: 'note';
  readonly at: string;
  readonly text: string;
}

/** A possible move and its price. Barred: not affordable or not allowed. */
export interface MoveHint {
  readonly kind: 'move';
  readonly at: string;
  readonly text: string;
  readonly barred: boolean;
  /** Further away than the adjacent hexes. */
  readonly isFar?: boolean | undefined;
}

/** The end of one step of a path, with the chance that an enemy could hit there. */
export interface WayStep {
  readonly kind: 'step';
  readonly at: string;
  /** The first disc is filled; null if the hex must not be covered. */
  readonly number: number | null;
  /** '' for none. */
  readonly threat: string;
  readonly isGrave: boolean;
}

export interface FireHint {
  readonly kind: 'fire';
  readonly at: string;
  readonly text: string;
}

/** One candidate in an explained choice: its number, and why it is ruled out. */
export interface ReasonTag {
  readonly kind: 'reason';
  readonly at: string;
  readonly number: string;
  readonly text: string;
  readonly verdict: 'open' | 'out' | 'chosen';
}

/**
 * A counter that may act, while the choice is being made: it might act, it could, it is chosen, or it is out. The text says so, or
 * briefly why not.
 */
export interface CandidateMark {
  readonly kind: 'candidate';
  readonly at: string;
  readonly text: string;
  readonly verdict: 'might' | 'could' | 'chosen' | 'out';
}

/** Darkens the ground, except in these hexes. Counters stay bright. */
export interface GroundShadow {
  readonly kind: 'shadow';
  readonly except: readonly string[];
}

/** From the firing counter to the target, dashed in the colour of its side. */
export interface AimLine {
  readonly kind: 'aim';
  readonly from: string;
  readonly to: string;
  readonly side: SideLook;
}

export interface SightLine {
  readonly kind: 'sight';
  readonly from: string;
  readonly to: string;
  /** The blocking hexes; none if the line is clear. */
  readonly blockedAt: readonly string[];
}

/** A path through hexes with an arrowhead. */
export interface WayArrow {
  readonly kind: 'way';
  readonly through: readonly string[];
  readonly manner: 'move' | 'fire' | 'reason';
  /** A mere suggestion. */
  readonly isFaint?: boolean;
}

/**
 * A planned or executed action: a march through hexes, a broad attack arrow (hollow for a counter-attack), the arc of a
 * bombardment, the dashed arc of supporting fire. The text is a price or a chance, on a plate in the middle.
 */
export interface PlanArrow {
  readonly kind: 'plan';
  readonly through: readonly string[];
  readonly plan: 'march' | 'attack' | 'counter' | 'bombard' | 'support';
  readonly text: string;
  readonly isDraft: boolean;
}

export interface ZoneShade {
  readonly kind: 'zone';
  readonly hexes: readonly string[];
  /** Normal range, long range and enemy threat each have their own hatching; unseen hexes are dark. */
  readonly zone: 'normal' | 'long' | 'unseen' | 'place' | 'threat';
}

/** The three hexsides in front of a piece. */
export interface FrontSides {
  readonly kind: 'front';
  readonly at: string;
  readonly facing: Facing;
}

/** Where a side enters or may leave: arrows over that hexside, into or out of these hexes. */
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

/** The result of the last action, shown until the next one. */
export interface ResultMark extends StampPicture {
  readonly kind: 'result';
}

/** Full and jagged for a hit, hollow and dashed for a miss, full and round for help. */
export const STAMP_TONES = ['struck', 'missed', 'helped'] as const;
export type StampTone = (typeof STAMP_TONES)[number];

/** A word stamped on a hex, with its dice above and the margin below. */
export interface StampPicture {
  readonly at: string;
  /** '' if only the dice lie there and nothing is decided yet. */
  readonly word: string;
  readonly tone: StampTone;
  /** 'by 2'; '' for none. */
  readonly note: string;
  readonly dice: readonly number[];
  /** Sides of each die: with more than six it shows figures instead of pips. */
  readonly sides: number;
  /** The modifier of the dice: '+1'; '' for none. */
  readonly added: string;
}
