import type { Seat } from '@sandtable/kernel';
import { type Landmark, LANDMARKS } from '../face/happening.ts';
import type { Stop } from './track.ts';

/** What stands out, where it is drawn: own deeds above the line, everybody else's below. */
export interface Mark {
  /** In pixels from the left. */
  readonly x: number;
  readonly lane: 'own' | 'other';
  readonly kind: Landmark;
  /** How many it stands for. */
  readonly count: number;
  /** The place of the stop it is at; of several, the first. */
  readonly place: number;
}

/** Nearer than this, in pixels, two would cover each other. */
const NEAR = 8;

interface MarkNeeds {
  readonly isOwn: (speaker: Seat | null) => boolean;
  readonly xOf: (place: number) => number;
}

/** All marks of a track; those nearer than eight pixels are one with a count, drawn as the gravest of them. */
export function marksOf(stops: readonly Stop[], { isOwn, xOf }: MarkNeeds): readonly Mark[] {
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
