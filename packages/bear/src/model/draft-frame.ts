import type { Frame } from '@sandtable/kernel';
import type { EffectStep } from './effect-step.ts';
import type { CardId, PlayerId, UnitId } from './ids.ts';

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
