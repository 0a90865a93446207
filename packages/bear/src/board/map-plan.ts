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
  type GridPlace,
  step,
  toFacing,
  within,
} from '@sandtable/hex';
import { bad, ok, type Problem, type Result } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { BARE, type Ground, type GroundHex, makeGround } from './ground.ts';
import { type Terrain, TERRAINS } from './terrain.ts';

/** A map as written in positions and missions: boards in placing order, or bare ground around 0,0. */
export type MapPlan = { readonly boards: readonly BoardPlace[] } | { readonly bare: BarePlan };

export interface BoardPlace {
  /** b2 */
  readonly board: string;
  readonly at: GridPlace;
  /** By 180 degrees. */
  readonly turned?: boolean | undefined;
}

export interface BarePlan {
  readonly radius: number;
  /** By axial coordinates; all other hexes are open ground. */
  readonly hexes?: Readonly<Record<string, Terrain | BareHex>> | undefined;
}

/** Roads and walls count for both hexes of a side, whichever names them. */
export interface BareHex {
  readonly terrain?: Terrain | undefined;
  readonly level?: 0 | 1 | 2 | undefined;
  readonly roads?: readonly (typeof FACINGS)[number][] | undefined;
  readonly walls?: readonly (typeof FACINGS)[number][] | undefined;
}

/** A larger bare map is surely a typing error: this one has 2,791 hexes. */
const LARGEST_RADIUS = 30;

/** More boards than fit any table; their lines of sight still take less than a second. */
const MOST_BOARDS = 12;

const boardPlaceSchema = z.strictObject({
  board: z.string().check(z.maxLength(40)),
  at: z.tuple([z.int(), z.int()]),
  turned: z.optional(z.boolean()),
});

const boardsSchema = z.strictObject({ boards: z.array(boardPlaceSchema).check(z.maxLength(MOST_BOARDS)) });

const sides = z.optional(z.array(z.enum(FACINGS)).check(z.maxLength(FACINGS.length)));

const bareHexSchema = z.strictObject({
  terrain: z.optional(z.enum(TERRAINS)),
  level: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  roads: sides,
  walls: sides,
});

const bareSchema = z.strictObject({
  bare: z.strictObject({
    radius: z.int().check(z.minimum(0), z.maximum(LARGEST_RADIUS)),
    hexes: z.optional(z.record(z.string(), z.union([z.enum(TERRAINS), bareHexSchema]))),
  }),
});

export const mapPlanSchema: z.ZodMiniType<MapPlan> = z.union([boardsSchema, bareSchema]);

/** Ground without boards: every hex up to a distance from 0,0. For positions that show a rule or an idea. */
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
