import { JOINED_HALF_HEXES, LABELS } from '@sandtable/hex';
import { checkShape, ok, type Problem, type Result } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Board } from '../board/board.ts';
import { type BattleMap, hexNamed, makeMap } from '../board/map.ts';
import { mapPlanSchema } from '../board/map-plan.ts';
import type { Smoke } from '../board/sight-walk.ts';
import { SIGHT_OPTIONS, type SightOptions } from '../model/sight-options.ts';

/** A situation that somebody has written down, checked and ready to be asked about. */
export interface Position {
  readonly map: BattleMap;
  readonly options: SightOptions;
  readonly smoke: Smoke;
}

/** B13.0: a smoke counter is light or heavy. */
const smokeSchema = z.strictObject({ kind: z.literal('smoke'), at: z.string(), dm: z.enum({ light: 1, heavy: 2 }) });

const optionsSchema = z.strictObject({
  labels: option(LABELS),
  joinedHalfHexes: option(JOINED_HALF_HEXES),
  alternatingSides: option(SIGHT_OPTIONS.alternatingSides),
  sameLevelPlateau: option(SIGHT_OPTIONS.sameLevelPlateau),
  woodsBelowHill: option(SIGHT_OPTIONS.woodsBelowHill),
  hillBlindSpot: option(SIGHT_OPTIONS.hillBlindSpot),
});

const positionSchema = z.strictObject({
  game: z.literal('bear'),
  map: mapPlanSchema,
  options: z.prefault(optionsSchema, {}),
  markers: z._default(z.array(smokeSchema), []),
});

/** Reads a position file: first its shape, then what it names. `boards` are those that a map may be laid from. */
export function readPosition(boards: readonly Board[], raw: unknown): Result<Position> {
  const shape = checkShape(positionSchema, raw);
  if (!shape.ok) return shape;
  const { map: plan, options, markers } = shape.value;
  const map = makeMap(boards, plan, options);
  if (!map.ok) return map;
  const smoke = new Map<number, number>();
  const problems: Problem[] = [];
  for (const [index, { at, dm }] of markers.entries()) {
    const hex = hexNamed(map.value, at, `markers.${index}.at`);
    // B13.0a: counters in one hex add up.
    if (hex.ok) smoke.set(hex.value, (smoke.get(hex.value) ?? 0) + dm);
    else problems.push(...hex.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : ok({ map: map.value, options, smoke });
}

/** A switch with its first value as the default. */
function option<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z._default(z.enum(values), values[0]);
}
