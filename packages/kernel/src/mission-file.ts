import * as z from 'zod/mini';
import type { Problem, Result } from './result.ts';
import { checkShape } from './shape.ts';

/** Looks up the names that a mission or a position uses in its pack and map, and collects those that do not exist. */
export class MissionNames<Pack, BattleMap> {
  readonly problems: Problem[] = [];
  readonly pack: Pack;
  readonly map: BattleMap;
  readonly #field: string;

  constructor(pack: Pack, map: BattleMap, field: string) {
    this.pack = pack;
    this.map = map;
    this.#field = field;
  }

  fieldOf(part: string): string {
    return `${this.#field}.${part}`;
  }

  /** Notes a problem and returns -1, the index for "not found". */
  refuse(part: string, expected: string, got: string): -1 {
    this.problems.push({ field: this.fieldOf(part), expected, got });
    return -1;
  }
}

/** Without its name, for hashes: renaming a part of a pack changes no match. */
export function nameless<T extends { readonly name: string }>(part: T): T {
  return { ...part, name: '' };
}

const sourceSchema = z.looseObject({
  position: z.optional(z.nullable(z.looseObject({ options: z.optional(z.unknown()) }))),
});

/** The options of a match as one record: those beside the position override those inside it. */
export function withPositionOptions(raw: unknown): Result<Readonly<Record<string, unknown>>> {
  const source = checkShape(sourceSchema, raw, 'options');
  if (!source.ok) return source;
  const within = source.value.position?.options;
  const switches = typeof within === 'object' && within !== null ? within : {};
  return { ok: true, value: { ...switches, ...source.value } };
}
