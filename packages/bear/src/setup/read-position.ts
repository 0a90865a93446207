import { checkShape, ok, type Problem, type Result } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type Tables, tablesFor } from '../board/tables.ts';
import type { Battle } from '../model/battle/battle.ts';
import type { Pack } from '../model/pack/pack.ts';
import { positionSchema } from '../model/pack/position.ts';
import { rosterOf } from '../model/battle/unit.ts';
import { openPosition, problemsOfNames } from './open-position.ts';

/**
 * Reads a position file into a battle to be judged: first its shape, then its names, then the rules. All problems of
 * shape and names are reported at once, by field; rules are checked only if both are right.
 */
export function readPosition(pack: Pack, raw: unknown): Result<Battle> {
  const shape = checkShape(positionSchema, raw);
  if (!shape.ok) return { ok: false, problems: [...shape.problems, ...problemsOfRest(pack, raw, shape.problems)] };
  const opening = openPosition(pack, shape.value);
  if (!opening.ok) return { ok: false, problems: opening.problems.map(inFile) };
  const { options, round } = shape.value;
  const { map, units, markers, terms } = opening.value;
  return ok({
    pack,
    map,
    // Lazy: not every caller needs them, and they take long to make.
    get tables(): Tables {
      return tablesFor(map.ground, options);
    },
    rules: terms.rules,
    view: { options, units, roster: rosterOf(units), markers, round },
  });
}

/** Problems with names in those parts of the file that have the right shape. */
function problemsOfRest(pack: Pack, raw: unknown, problems: readonly Problem[]): readonly Problem[] {
  const broken = new Set(problems.map(({ field }) => field.split('.', 1)[0]));
  const parts = checkShape(z.record(z.string(), z.unknown()), raw);
  if (!parts.ok) return [];
  const sound = Object.entries(parts.value).filter(([part]) => !broken.has(part));
  const rest = checkShape(positionSchema, Object.fromEntries(sound));
  return rest.ok ? problemsOfNames(pack, rest.value).map(inFile) : [];
}

/** A match has the position among its options; here the file is the position. */
function inFile({ field, ...problem }: Problem): Problem {
  return { ...problem, field: field.replace(/^position\./, '') };
}
