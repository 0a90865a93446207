import type { Drag, Hit } from '@sandtable/board';
import { EVERY_FACING, type Facing, toFacing } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import { type OpenSentence, openSentenceOf } from '../match/open-sentence.ts';
import { layLine } from '../match/look-actions.ts';
import { positionIn } from '../match/modes.ts';
import type { PlayStore } from '../match/play-store.ts';
import { pick } from '../match/saying-actions.ts';
import { facingPart } from '../saying/clickables.ts';
import { goalOf } from '../saying/press.ts';
import { leaderOf } from '../saying/saying.ts';

/** A drag that does not move the map: it lays a line of sight, or turns a unit. */
export function dragFrom(store: PlayStore, { hex }: Hit): Drag | null {
  if (hex === null) return null;
  return store.getState().sighting === null ? turningDrag(store, hex) : sightDrag(store, hex);
}

function sightDrag(store: PlayStore, hex: string): Drag {
  const at = (name: string | null): number => (name === null ? -1 : positionIn(store.getState()).hexNamed(name));
  const from = at(hex);
  const lay = ({ hex: to }: Hit): void => {
    if (to !== null) layLine(store, from, at(to));
  };
  return { move: lay, drop: lay, cancel: () => undefined };
}

/** A shorter drag, in pixels, has no direction. */
const LEAST = 14;

function turningDrag(store: PlayStore, hex: string): Drag | null {
  const turning = turningIn(openSentenceOf(store.getState()));
  if (turning === null || turning.hex !== hex) return null;
  const { top } = positionIn(store.getState()).map();
  const turn = (_hit: Hit, by: { readonly x: number; readonly y: number }): void => {
    if (Math.hypot(by.x, by.y) < LEAST) return;
    const facing = facingTowards(by, top);
    const words = turningIn(openSentenceOf(store.getState()))?.words.get(facing);
    if (words !== undefined) pick(store, words);
  };
  return { move: turn, drop: turn, cancel: () => undefined };
}

/** The side of a hex that a point lies towards, seen from its centre. */
export function facingTowards({ x, y }: { readonly x: number; readonly y: number }, top: 'flat' | 'pointy'): Facing {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return toFacing(Math.round((degrees + (top === 'flat' ? 0 : 30)) / 60));
}

/** A unit whose facing is being chosen: where it is or will be, and the words for each facing. */
interface TurningUnit {
  readonly hex: string;
  /** It does not move. */
  readonly isOnTheSpot: boolean;
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
  return { hex, isOnTheSpot: goal === -1, chosen: part.chosen, words };
}
