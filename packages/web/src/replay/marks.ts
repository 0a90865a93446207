import type { Seat } from '@sandtable/kernel';
import { type Landmark, LANDMARKS } from '../face/happening.ts';
import type { TrackStop } from './track.ts';

/** A landmark on the track: own deeds above the line, everybody else's below. */
export interface Mark {
  /** In pixels from the left. */
  readonly x: number;
  readonly lane: 'own' | 'other';
  readonly kind: Landmark;
  readonly count: number;
  /** The place of its stop; the first if there are several. */
  readonly place: number;
}

/** Marks nearer to each other than this, in pixels, would overlap. */
const NEAR = 8;

interface MarkNeeds {
  readonly isOwn: (speaker: Seat | null) => boolean;
  readonly xOf: (place: number) => number;
}

/** All marks of a track. Marks that would overlap become one with a count, drawn as the gravest of them. */
export function marksOf(stops: readonly TrackStop[], { isOwn, xOf }: MarkNeeds): readonly Mark[] {
  const marks: Mark[] = [];
  const last: Partial<Record<Mark['lane'], number>> = {};
  for (const [place, { speaker, landmarks }] of stops.entries()) {
    const lane = isOwn(speaker) ? 'own' : 'other';
    for (const kind of landmarks) {
      const x = xOf(place);
      const at = last[lane];
      const near = at === undefined ? undefined : marks[at];
      if (at !== undefined && near !== undefined && x - near.x < NEAR)
        marks[at] = { ...near, kind: graver(near.kind, kind), count: near.count + 1 };
      else last[lane] = marks.push({ x, lane, kind, count: 1, place }) - 1;
    }
  }
  return marks;
}

function graver(one: Landmark, other: Landmark): Landmark {
  return LANDMARKS.indexOf(one) <= LANDMARKS.indexOf(other) ? one : other;
}
