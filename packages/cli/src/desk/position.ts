import { printProblem, type Problem } from '@sandtable/kernel';
import { BadInput } from '../io/bad-input.ts';

/** A position as it was given: by a file, or within a question. Whoever asks several times hands in the same one. */
export interface PositionSource {
  readonly raw: unknown;
}

/** A line for each problem, with the fields as they stand in the file: `units[3].at`. */
export function badPosition(problems: readonly Problem[]): BadInput {
  const lines = problems.map(({ field, ...problem }) =>
    printProblem({
      ...problem,
      field: field.replace(/^(?:options\.)?position\./, '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'),
    }),
  );
  return new BadInput([...new Set(lines)]);
}
