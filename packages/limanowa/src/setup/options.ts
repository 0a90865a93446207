import { bad, checkShape, must, type Result, withPositionOptions } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { MatchOptions } from '../model/match-options.ts';
import type { Pack } from '../model/pack.ts';
import { openPlan } from './open.ts';
import { oneOf } from './names.ts';
import { type Opening, planOfMission } from './opening.ts';
import { planOfPosition } from './plan-of-position.ts';
import { positionSchema } from './position-schema.ts';
import { switchShape } from './switches-schema.ts';

const matchSchema: z.ZodMiniType<MatchOptions> = z.strictObject({
  mission: z._default(z.nullable(z.string()), null),
  position: z._default(z.nullable(positionSchema), null),
  ...switchShape,
});

/** What a match is played by, from outside. */
export function readOptions(pack: Pack, raw: unknown): Result<MatchOptions> {
  const source = withPositionOptions(raw);
  if (!source.ok) return source;
  const options = checkShape(matchSchema, source.value, 'options');
  if (!options.ok) return options;
  const opening = openMatch(pack, options.value);
  return opening.ok ? options : opening;
}

/** What these options begin with. */
function openMatch(pack: Pack, options: MatchOptions): Result<Opening> {
  const { mission: id, position } = options;
  if ((id === null) === (position === null))
    return bad('options', 'a mission or a position, and not both', { mission: id });
  if (position !== null) return openPlan(pack, planOfPosition(pack, position), options, 'options.position');
  const mission = pack.missions.find((each) => each.id === id);
  if (mission === undefined) return bad('options.mission', oneOf(pack.missions), id);
  return openPlan(pack, planOfMission(mission), options, 'options.mission');
}

/** For options that have been read. */
export function mustOpen(pack: Pack, options: MatchOptions): Opening {
  return must(openMatch(pack, options));
}
