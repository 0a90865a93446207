import { type BearEvent, type HexId, NONE, type Seen, type Side, sideOf, SIDES, type UnitId } from '@sandtable/bear';
import type { Cast } from '../../face/result.ts';
import type { Advice, Voice } from '../../result/telling.ts';
import { type Chronicle, standingIn, type Step } from './chronicle.ts';

export interface Advised {
  readonly chronicle: Chronicle;
  readonly voice: Voice;
  readonly side: Side | null;
}

/** The reader's side; between people the one that lost; null if neither did. */
export function advisedSide(end: Seen, cast: Cast): Side | null {
  const own = SIDES.find((side) => cast[side] === 'you');
  if (own !== undefined) return own;
  const vp = standingIn(end);
  if (vp.german === vp.soviet) return null;
  return vp.german < vp.soviet ? 'german' : 'soviet';
}

export type Adviser = (advised: Advised) => Advice | null;

interface Attack {
  readonly unit: UnitId;
  readonly at: HexId;
}

export function attacksBy(steps: readonly Step[], side: Side): Attack[] {
  return steps.flatMap(({ events, after }) =>
    events.flatMap((event) =>
      event.key === 'attacked' && event.unit !== NONE && sideOf(after, event.unit) === side ? [event] : [],
    ),
  );
}

export function playersIn(events: readonly BearEvent[], key: 'paid' | 'passed'): number[] {
  return events.flatMap((event) => (event.key === key && 'player' in event ? [event.player] : []));
}

export function otherThan(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german';
}
