import type { Reason } from '@sandtable/kernel';
import type { HexId, UnitId } from './ids.ts';

// What a judgement brings along: everything about a plan that is certain as far as it has been said.

/** L8.2: one unit against another. */
export interface TargetFigures {
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** In which of the ways there are to hit somebody. */
  readonly as: 'attack' | 'counterAttack' | 'artillery';
  readonly tv: number;
  /** So many of the die's faces hit. */
  readonly ways: number;
  readonly of: number;
  /** L3m: one roll, or two. */
  readonly rolls: number;
  /** The terms of the sum. */
  readonly terms: readonly Reason[];
}

/** The figures of a judgement by name. A beginning has those that are certain already. */
export interface LimanowaFigures {
  /** Every attack of the plan as it stands, those of artillery too. */
  readonly targets: readonly TargetFigures[];
  /** The counter-attacks it provokes, each by every unit that could be chosen. */
  readonly counters: readonly TargetFigures[];
  /** L6.2a: moves that are left of the round's. */
  readonly movesLeft: number;
  readonly tokensLeft: number;
  /** Where the unit that was named last could go. */
  readonly reach: readonly HexId[];
}

/** What a verb says of itself, for whoever shows it or plays it. What is not there is not so. */
export interface LimanowaTraits {
  /** It rolls, draws or reveals, so it is shown before it is done. */
  readonly rolls: boolean;
  /** It plays a Battlecard. */
  readonly card: boolean;
  /** The usual answer: it may be proposed before a word is said. */
  readonly usual: boolean;
}
