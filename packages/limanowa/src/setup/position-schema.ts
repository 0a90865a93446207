import { wholeNumber } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { EFFECTS } from '../model/battlecard.ts';
import type { Position } from '../model/position.ts';
import {
  goalSchema,
  MOST_CARDS,
  MOST_CORPS,
  MOST_OBJECTIVES,
  MOST_ROUNDS,
  MOST_UNITS,
  objectiveSchema,
  placeSchema,
  reference,
  sideSchema,
  title,
} from './schema-parts.ts';
import { someSwitches } from './switches-schema.ts';

const unitSchema = z.strictObject({
  type: reference,
  at: z.nullable(placeSchema),
  rp: z.exactOptional(wholeNumber(1, 99)),
});

const corpsSchema = z.strictObject({
  name: z.exactOptional(title),
  side: sideSchema,
  isAi: z.exactOptional(z.boolean()),
  tokens: z.exactOptional(wholeNumber(0, 99)),
  hand: z.exactOptional(z.array(z.enum(EFFECTS)).check(z.maxLength(MOST_CARDS))),
  units: z.array(unitSchema).check(z.minLength(1), z.maxLength(MOST_UNITS)),
});

export const positionSchema: z.ZodMiniType<Position> = z.strictObject({
  game: z.literal('limanowa'),
  map: z.exactOptional(reference),
  options: z.exactOptional(someSwitches),
  round: z.exactOptional(wholeNumber(1, MOST_ROUNDS)),
  turn: z.exactOptional(wholeNumber(0, 4)),
  limit: z.exactOptional(wholeNumber(1, MOST_ROUNDS)),
  goal: z.exactOptional(goalSchema),
  objectives: z.exactOptional(z.array(objectiveSchema).check(z.maxLength(MOST_OBJECTIVES))),
  corps: z.array(corpsSchema).check(z.maxLength(MOST_CORPS)),
});
