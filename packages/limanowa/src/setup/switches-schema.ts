import * as z from 'zod/mini';
import { DICE, LEVELS } from '../model/figures-table.ts';
import type { Switches } from '../model/switches.ts';
import { sideSchema } from './schema-parts.ts';

/** A switch that is on or off; in quotes it is one as well. */
const flag = z.pipe(z.transform(unquoted), z.boolean());

function unquoted(raw: unknown): unknown {
  return raw === 'true' ? true : raw === 'false' ? false : raw;
}

const players = z.pipe(
  z.transform((raw: unknown) => (typeof raw === 'string' && /^[0-9]+$/.test(raw) ? Number(raw) : raw)),
  z.literal([2, 3, 4]),
);

const switches = {
  level: z.enum(LEVELS),
  die: z.enum(DICE),
  players,
  shared: sideSchema,
  concentricBonus: flag,
  aiWoundsFromArtillery: flag,
};

/** The switches that a position has; what is left out is not there. */
export const someSwitches: z.ZodMiniType<Partial<Switches>> = z.strictObject({
  level: z.exactOptional(switches.level),
  die: z.exactOptional(switches.die),
  players: z.exactOptional(switches.players),
  shared: z.exactOptional(switches.shared),
  concentricBonus: z.exactOptional(switches.concentricBonus),
  aiWoundsFromArtillery: z.exactOptional(switches.aiWoundsFromArtillery),
});

/** The fields of all switches; what is left out has its default. */
export const switchShape = {
  level: z._default(switches.level, 'novice'),
  die: z._default(switches.die, 'd10'),
  players: z._default(switches.players, 2),
  shared: z._default(switches.shared, 'russia'),
  concentricBonus: z._default(switches.concentricBonus, true),
  aiWoundsFromArtillery: z._default(switches.aiWoundsFromArtillery, true),
};

/** The rules as they stand without any switch. */
export const DEFAULT_SWITCHES: Switches = z.strictObject(switchShape).parse({});
