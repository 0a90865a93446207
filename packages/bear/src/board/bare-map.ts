import {
  type Area,
  areaOf,
  type Facing,
  type FacingName,
  FACINGS,
  hexAt,
  hexOf,
  indexOf,
  opposite,
  parseAxial,
  step,
  toFacing,
  within,
} from '@sandtable/hex';
import { bad, ok, type Problem, type Result } from '@sandtable/kernel';
import { BARE, type Ground, type GroundHex, makeGround } from './ground.ts';
import { type BareHex, type BarePlan, LARGEST_RADIUS } from './map-plan.ts';

/** Ground without a board, all hexes up to a distance from 0,0: for positions that show a rule or an idea. */
export function makeBareGround({ radius, hexes = {} }: BarePlan, field = 'bare'): Result<Ground> {
  if (!Number.isInteger(radius) || radius < 0 || radius > LARGEST_RADIUS) {
    return bad(`${field}.radius`, `a whole number from 0 to ${LARGEST_RADIUS}`, radius);
  }
  const area = areaOf(within(hexAt(0, 0), radius));
  const ground: GroundHex[] = area.hexes.map(() => BARE);
  const problems: Problem[] = [];
  for (const [name, named] of Object.entries(hexes)) {
    const hex = parseAxial(name, `${field}.hexes`);
    const index = hex.ok ? indexOf(area, hex.value) : -1;
    if (!hex.ok) problems.push(...hex.problems);
    else if (index === -1) problems.push(beyond(`${field}.hexes`, radius, name));
    else
      problems.push(
        ...put(area, ground, index, typeof named === 'string' ? { terrain: named } : named, `${field}.hexes.${name}`),
      );
  }
  return problems.length > 0 ? { ok: false, problems } : ok(makeGround(area, ground));
}

function put(area: Area, ground: GroundHex[], index: number, hex: BareHex, field: string): Problem[] {
  const { terrain = 'open', level = 0, roads = [], walls = [] } = hex;
  ground[index] = { ...(ground[index] ?? BARE), terrain, level };
  return [...link(area, ground, index, 'roads', roads, field), ...link(area, ground, index, 'walls', walls, field)];
}

/** Roads and walls hold on both sides of the hexside. */
function link(
  area: Area,
  ground: GroundHex[],
  index: number,
  kind: 'roads' | 'walls',
  names: readonly FacingName[],
  field: string,
): Problem[] {
  const problems: Problem[] = [];
  for (const name of names) {
    const side = toFacing(FACINGS.indexOf(name));
    const other = indexOf(area, step(hexOf(area, index), side));
    if (other === -1) {
      problems.push({
        field: `${field}.${kind}`,
        expected: 'hexsides shared with another hex of the map',
        got: name,
      });
      continue;
    }
    join(ground, index, kind, side);
    join(ground, other, kind, opposite(side));
  }
  return problems;
}

function join(ground: GroundHex[], index: number, kind: 'roads' | 'walls', side: Facing): void {
  const hex = ground[index] ?? BARE;
  ground[index] = { ...hex, [kind]: [...new Set([...hex[kind], side])] };
}

function beyond(field: string, radius: number, got: string): Problem {
  return { field, expected: `hexes up to ${radius} from 0,0`, got };
}
