import {
  distanceBetween,
  eyesOf,
  type HexId,
  hexId,
  judgeLook,
  nameOfHex,
  type Seen,
  sees,
  type Side,
  sideOf,
  smokeOf,
  unitsIn,
} from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import { EVERY_FACING, hexOf, indexOf, lineShape, shift, step } from '@sandtable/hex';
import type { Line, Overlays } from '../../face/field.ts';
import type { ProfileHex, ProfileStep, Sight } from '../../face/position.ts';
import { hexIds } from '../scene/overlays.ts';
import { linesOf } from '../speech/reason-lines.ts';

export function sightOf(seen: Seen): Sight {
  return {
    from: (hex) => ({
      count: seenFrom(seen, hexId(hex)).size,
      of: seen.tables.size,
      overlays: sightShade(seen, hexId(hex)),
    }),
    between: (from, to) => {
      const thread = threadBetween(seen, hexId(from), hexId(to));
      const { isClear, distance, sentence, rules } = thread;
      return {
        isClear,
        distance,
        sentence,
        rules,
        overlays: threadOverlays(seen, thread),
        profile: profileOf(seen, thread),
      };
    },
  };
}

/** The hexes visible from a hex, whether or not it holds a unit. */
export function seenFrom(seen: Seen, from: HexId): ReadonlySet<HexId> {
  const eyes = eyesOf(seen, sideIn(seen, from));
  const visible = new Set<HexId>();
  for (let hex = hexId(0); hex < seen.tables.size; hex++) if (sees(eyes, from, hex)) visible.add(hex);
  return visible;
}

/** G3.3a: how far a unit sees may depend on its side; null for an empty hex, where no side's rule applies. */
function sideIn(seen: Seen, hex: HexId): Side | null {
  const [unit] = unitsIn(seen, hex);
  return unit === undefined ? null : sideOf(seen, unit);
}

export function sightShade(seen: Seen, from: HexId): Overlays {
  const visible = seenFrom(seen, from);
  const unseen = seen.map.names.map((_name, hex) => hexId(hex)).filter((hex) => !visible.has(hex));
  return [
    { kind: 'zone', zone: 'unseen', hexes: [...hexIds(seen, unseen), ...unseenHalves(seen, visible)] },
    { kind: 'ring', at: nameOfHex(seen.map, from), ring: 'focus' },
  ];
}

/** Half hexes at the edge are out of play, but are shaded with their neighbours if most of those are unseen. */
function unseenHalves(seen: Seen, visible: ReadonlySet<HexId>): string[] {
  const { area } = seen.map.ground;
  return mapPicture(seen)
    .hexes.filter(({ isInPlay, hex }) => {
      if (isInPlay) return false;
      const beside = EVERY_FACING.map((side) => hexId(indexOf(area, step(hex, side)))).filter(
        (each) => each !== -1 && seen.map.names[each] !== undefined,
      );
      return 2 * beside.filter((each) => visible.has(each)).length < beside.length;
    })
    .map(({ id }) => id);
}

interface SightCheck {
  readonly from: HexId;
  readonly to: HexId;
  readonly distance: number;
  readonly isClear: boolean;
  /** Light smoke on the line: 1 makes the target harder to hit. */
  readonly veils: number;
  readonly blockers: readonly HexId[];
  readonly sentence: string;
  readonly rules: readonly string[];
  readonly lines: readonly Line[];
}

export function threadBetween(seen: Seen, from: HexId, to: HexId): SightCheck {
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
    blockers: verdict.granted
      ? []
      : [...new Set(verdict.reasons.flatMap(({ at }) => (at === undefined ? [] : hexId(at))))],
    sentence: `${names} ${verdict.granted ? 'see each other' : 'do not see each other'}${first === undefined ? '' : `. ${first.text}`}`,
    rules: [...new Set(verdict.reasons.map(({ rule }) => rule))],
    lines,
  };
}

export function threadOverlays(seen: Seen, { from, to, blockers }: SightCheck): Overlays {
  const [start, end] = [nameOfHex(seen.map, from), nameOfHex(seen.map, to)];
  return [{ kind: 'sight', from: start, to: end, blockedAt: hexIds(seen, blockers) }];
}

export function profileOf(seen: Seen, { from, to, blockers }: SightCheck): ProfileStep[] {
  const { map } = seen;
  const { area, levels, heights } = map.ground;
  const smoke = smokeOf(seen);
  const start = hexOf(area, from);
  const shape = lineShape(start, hexOf(area, to));
  const hexAlong = (place: number): ProfileHex => standing(hexId(indexOf(area, shift(start, shape[place] ?? 0))));
  const standing = (hex: HexId): ProfileHex => {
    const level = levels[hex] ?? 0;
    return {
      hex,
      name: hex === -1 ? '' : nameOfHex(map, hex),
      level,
      top: level + (heights[hex] ?? 0),
      smoke: smoke.get(hex) ?? 0,
      blocks: blockers.includes(hex),
    };
  };
  const between: ProfileStep[] = [];
  for (let place = 0; place < shape.length; place += 2) {
    const isOne = shape[place] === shape[place + 1];
    between.push({ hexes: isOne ? [hexAlong(place)] : [hexAlong(place), hexAlong(place + 1)] });
  }
  if (from === to) return [{ hexes: [standing(from)] }];
  return [{ hexes: [standing(from)] }, ...between, { hexes: [standing(to)] }];
}
