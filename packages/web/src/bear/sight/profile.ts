import { nameOfHex, type Seen, smokeOf } from '@sandtable/bear';
import { hexOf, indexOf, lineShape, shift } from '@sandtable/hex';
import type { ProfileHex, ProfileStep } from '../../face/sight.ts';
import type { Judged } from './sight-model.ts';

/** The ground along a thread, from end to end. */
export function profileOf(seen: Seen, { from, to, blockers }: Judged): ProfileStep[] {
  const { map } = seen;
  const { area, levels, heights } = map.ground;
  const smoke = smokeOf(seen);
  const start = hexOf(area, from);
  const shape = lineShape(start, hexOf(area, to));
  const hexAlong = (place: number): ProfileHex => standing(indexOf(area, shift(start, shape[place] ?? 0)));
  const standing = (hex: number): ProfileHex => {
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
