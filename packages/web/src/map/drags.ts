import type { Drag, Hit } from '@sandtable/board';
import { type Facing, toFacing } from '@sandtable/hex';
import { openSentenceOf } from '../match/open-sentence.ts';
import { layLine } from '../match/look-actions.ts';
import { positionIn, wordsIn } from '../match/modes.ts';
import type { MapHands } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { pick } from '../match/saying-actions.ts';
import { movingDrag } from './moving-drag.ts';
import { turningIn } from './turning.tsx';

/** A drag that does not move the map: it lays a line of sight, turns a unit, or moves one. */
export function dragFrom(store: PlayStore, { hex, piece }: Hit, by: 'mouse' | 'touch'): Drag | null {
  if (hex === null) return null;
  const { hands } = store.getState();
  if (hands !== null) return piece === null ? null : handDrag(store, piece, hands);
  if (store.getState().sighting !== null) return sightDrag(store, hex);
  return turningDrag(store, hex) ?? (piece === null ? null : movingDrag(store, piece, by));
}

function handDrag(store: PlayStore, piece: string, hands: MapHands): Drag {
  const drop = ({ hex }: Hit): void => {
    const position = positionIn(store.getState());
    if (hex !== null) hands.drag(position.unitNamed(piece), position.hexNamed(hex));
  };
  return { move: () => undefined, drop, cancel: () => undefined };
}

function sightDrag(store: PlayStore, hex: string): Drag {
  const at = (name: string | null): number => (name === null ? -1 : positionIn(store.getState()).hexNamed(name));
  const from = at(hex);
  const { sighting } = store.getState();
  const lay = ({ hex: to }: Hit): void => {
    if (to !== null) layLine(store, from, at(to));
  };
  return { move: lay, drop: lay, cancel: () => store.setState({ sighting }) };
}

/** A drag shorter than this, in pixels, has no direction. */
const LEAST = 14;

function turningDrag(store: PlayStore, hex: string): Drag | null {
  const turning = turningIn(openSentenceOf(store.getState()));
  if (turning === null || turning.hex !== hex) return null;
  const { top } = positionIn(store.getState()).map();
  const before = wordsIn(store.getState());
  const turn = (_hit: Hit, by: { readonly x: number; readonly y: number }): void => {
    if (Math.hypot(by.x, by.y) < LEAST) return;
    const facing = facingTowards(by, top);
    const words = turningIn(openSentenceOf(store.getState()))?.words.get(facing);
    if (words !== undefined) pick(store, words);
  };
  return { move: turn, drop: turn, cancel: () => pick(store, before) };
}

/** The side of a hex that a point lies towards, seen from its centre. */
export function facingTowards({ x, y }: { readonly x: number; readonly y: number }, top: 'flat' | 'pointy'): Facing {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return toFacing(Math.round((degrees + (top === 'flat' ? 0 : 30)) / 60));
}
