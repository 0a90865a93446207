import { FACINGS, type GridPlace } from '@sandtable/hex';
import * as z from 'zod/mini';
import { TERRAINS, type Terrain } from './terrain.ts';

/** A map as positions and missions write it: boards in order of placing, or bare ground around the hex 0,0. */
export type MapPlan = { readonly boards: readonly BoardPlace[] } | { readonly bare: BarePlan };

export interface BoardPlace {
  /** The word for the board: b2. */
  readonly board: string;
  readonly at: GridPlace;
  /** Turned by 180 degrees. */
  readonly turned?: boolean | undefined;
}

export interface BarePlan {
  readonly radius: number;
  /** By axial coordinates; what is not named is open ground. */
  readonly hexes?: Readonly<Record<string, Terrain | BareHex>> | undefined;
}

/** A road or wall holds on both sides of the hexside, whichever hex names it. */
export interface BareHex {
  readonly terrain?: Terrain | undefined;
  readonly level?: 0 | 1 | 2 | undefined;
  readonly roads?: readonly (typeof FACINGS)[number][] | undefined;
  readonly walls?: readonly (typeof FACINGS)[number][] | undefined;
}

/** Larger bare maps are a slip of the pen: this one has 2,791 hexes. */
export const LARGEST_RADIUS = 30;

/** More boards than lie on any table; the lines of sight of so many are still made in less than a second. */
const MOST_BOARDS = 12;

const boardPlaceSchema = z.strictObject({
  board: z.string().check(z.maxLength(40)),
  at: z.tuple([z.int(), z.int()]),
  turned: z.optional(z.boolean()),
});

const boardsSchema = z.strictObject({ boards: z.array(boardPlaceSchema).check(z.maxLength(MOST_BOARDS)) });

/** Each of the six once. */
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
