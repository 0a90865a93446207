import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import type { Asked } from '../match/asked.ts';
import { facingPart } from '../saying/facing-part.ts';
import { goalOf } from '../saying/press.ts';
import { leaderOf } from '../saying/who.ts';

/** Somebody is to be turned: where he is or will be, and what is said for each way he may face. */
export interface Turning {
  readonly hex: string;
  /** He stays where he is. */
  readonly isOnTheSpot: boolean;
  readonly chosen: Facing | null;
  readonly words: ReadonlyMap<Facing, Sentence>;
}

export function turningIn(asked: Asked | null): Turning | null {
  if (asked === null || !asked.saying.position.isTurn || asked.saying.words.length < 2) return null;
  const { position } = asked.saying;
  const part = facingPart(asked);
  if (part === null) return null;
  const goal = goalOf(asked.saying);
  const hex = position.hexName(goal === -1 ? position.hexOfUnit(leaderOf(asked.saying)) : goal);
  if (hex === undefined) return null;
  const words = new Map<Facing, Sentence>();
  for (const facing of EVERY_FACING) {
    const entry = part.entries.find(({ choice }) => choice.kind === 'facing' && choice.facing === facing);
    if (entry !== undefined) words.set(facing, entry.words);
  }
  return { hex, isOnTheSpot: goal === -1, chosen: part.chosen, words };
}
