import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import type { OpenSentence } from '../match/open-sentence.ts';
import { useOpenSentence, usePlay } from '../match/play-context.tsx';
import { facingPart } from '../saying/clickables.ts';
import { goalOf } from '../saying/press.ts';
import { leaderOf } from '../saying/saying.ts';
import { later, lazyPart } from '../ui/loading.tsx';
import { wayOfWords } from './popover-model.ts';

/** A unit whose facing is being chosen: where it is or will be, and the words for each facing. */
interface TurningUnit {
  readonly hex: string;
  /** The hex by its number; -1 if the unit does not move. */
  readonly goal: number;
  readonly chosen: Facing | null;
  readonly words: ReadonlyMap<Facing, Sentence>;
}

export function turningIn(asked: OpenSentence | null): TurningUnit | null {
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
  return { hex, goal, chosen: part.chosen, words };
}

export function useTurning(): TurningUnit | null {
  const asked = useOpenSentence();
  const isSighting = usePlay((state) => state.sighting !== null);
  // The numbered steps of a way lie where the handles would be; the panel turns the unit then.
  const isOnWay = usePlay((state) => asked !== null && wayOfWords(state, asked.saying.words) !== null);
  return isOnWay || isSighting ? null : turningIn(asked);
}

/** The radius of the dial for touch, in pixels; the same as in its style sheet. */
export const DIAL = 102;

const FacingHandles = lazyPart(async () => (await import('./facing-handles.tsx')).FacingHandles);

/** Games without facings never load the handles. */
export function Turning() {
  return useTurning() === null ? null : later(<FacingHandles />);
}
