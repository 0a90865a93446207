import {
  distanceBetween,
  eyesOf,
  judgeLook,
  nameOfHex,
  type Seen,
  type Side,
  sees,
  sideOf,
  unitsIn,
} from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import { EVERY_FACING, indexOf, step } from '@sandtable/hex';
import type { Line } from '../../face/line.ts';
import type { Overlays } from '../../face/overlays.ts';
import { hexIds } from '../scene/overlays.ts';
import { linesOf } from '../speech/line.ts';

/** Which hexes are seen from one, whoever is there or not. */
export function seenFrom(seen: Seen, from: number): ReadonlySet<number> {
  const eyes = eyesOf(seen, sideIn(seen, from));
  const visible = new Set<number>();
  for (let hex = 0; hex < seen.tables.size; hex++) if (sees(eyes, from, hex)) visible.add(hex);
  return visible;
}

/** G3.3a: how far one sees may depend on whose unit looks; where there is none, it is as for everybody. */
function sideIn(seen: Seen, hex: number): Side | null {
  const [unit] = unitsIn(seen, hex);
  return unit === undefined ? null : sideOf(seen, unit);
}

/** The map with everything darkened that is not seen from a hex. */
export function sightShade(seen: Seen, from: number): Overlays {
  const visible = seenFrom(seen, from);
  const unseen = seen.map.names.map((_name, hex) => hex).filter((hex) => !visible.has(hex));
  return [
    { kind: 'zone', zone: 'unseen', hexes: [...hexIds(seen, unseen), ...unseenHalves(seen, visible)] },
    { kind: 'ring', at: nameOfHex(seen.map, from), ring: 'focus' },
  ];
}

/** Half hexes at the edge are of no use to anybody, but are shaded with what lies beside them: where most of that is not seen. */
function unseenHalves(seen: Seen, visible: ReadonlySet<number>): string[] {
  const { area } = seen.map.ground;
  return mapPicture(seen)
    .hexes.filter(({ isInPlay, hex }) => {
      if (isInPlay) return false;
      const beside = EVERY_FACING.map((side) => indexOf(area, step(hex, side))).filter(
        (each) => each !== -1 && seen.map.names[each] !== undefined,
      );
      return 2 * beside.filter((each) => visible.has(each)).length < beside.length;
    })
    .map(({ id }) => id);
}

/** A thread from hex to hex: whether one sees the other, what is in the way, and how to say it. */
export interface Judged {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
  readonly isClear: boolean;
  /** Light smoke on the way: 1 makes the target harder to hit. */
  readonly veils: number;
  readonly blockers: readonly number[];
  /** In one sentence: the answer, and what comes first in the way. */
  readonly sentence: string;
  readonly rules: readonly string[];
  /** All that is in the way, a line each with its rule. */
  readonly lines: readonly Line[];
}

export function threadBetween(seen: Seen, from: number, to: number): Judged {
  const { map, tables } = seen;
  const verdict = judgeLook(seen, sideIn(seen, from), from, to);
  const lines = linesOf(seen, verdict.reasons);
  const names = `${nameOfHex(map, from)} and ${nameOfHex(map, to)}`;
  const [first] = lines;
  return {
    from,
    to,
    distance: distanceBetween(tables, from, to),
    isClear: verdict.granted,
    veils: verdict.granted ? verdict.value.veils : 0,
    blockers: verdict.granted ? [] : [...new Set(verdict.reasons.flatMap(({ at }) => at ?? []))],
    sentence: `${names} ${verdict.granted ? 'see each other' : 'do not see each other'}${first === undefined ? '' : `. ${first.text}`}`,
    rules: [...new Set(verdict.reasons.map(({ rule }) => rule))],
    lines,
  };
}

export function threadOverlays(seen: Seen, { from, to, blockers }: Judged): Overlays {
  const [start, end] = [nameOfHex(seen.map, from), nameOfHex(seen.map, to)];
  return [{ kind: 'sight', from: start, to: end, blockedAt: hexIds(seen, blockers) }];
}
