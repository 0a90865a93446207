import { type Battle, readPosition } from '@sandtable/bear';
import { printProblem, type Problem } from '@sandtable/kernel';
import { BadInput } from '../bad-input.ts';
import { ownPack } from '../own-pack.ts';

/** A position as it was given: by a file, or within a question. Whoever asks several times hands in the same one. */
export interface PositionSource {
  readonly raw: unknown;
}

const known = new WeakMap<PositionSource, Battle>();

/** Reads a position; all that is wrong with it ends the question. */
export function battleOf(source: PositionSource): Battle {
  const before = known.get(source);
  if (before !== undefined) return before;
  const battle = readPosition(ownPack(), source.raw);
  if (!battle.ok) throw badPosition(battle.problems);
  known.set(source, battle.value);
  return battle.value;
}

/** A line for each problem, with the fields as they stand in the file: `units[3].at`. */
export function badPosition(problems: readonly Problem[]): BadInput {
  const lines = problems.map(({ field, ...problem }) =>
    printProblem({
      ...problem,
      field: field.replace(/^(?:options\.)?position\./, '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'),
    }),
  );
  return new BadInput(...new Set(lines));
}
