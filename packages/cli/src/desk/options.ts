import { describe, printProblem, type Problem, type Result } from '@sandtable/kernel';
import { BadInput, BadQuestion } from '../io/input.ts';

/** An option of a command; a flag unless it `takes` a value. */
export interface Option {
  readonly name: string;
  readonly takes?: string;
  readonly about: string;
  readonly default?: string;
  readonly required?: true;
}

/** Option values, from the command line or from a file of questions. */
export type Options = Readonly<Record<string, string | true>>;

export class OptionInput {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  text(option: string): string | undefined {
    const value = this.#options[option];
    return value === true ? undefined : value;
  }

  must(option: string, expected: string): string {
    return this.text(option) ?? missing(option, expected);
  }

  has(option: string): boolean {
    return this.#options[option] !== undefined;
  }
}

function missing(option: string, expected: string): never {
  throw new BadQuestion({ field: option, expected, got: describe(undefined) });
}

/** A position from a file or within a question. Questions that share this object read the position only once. */
export interface PositionSource {
  readonly raw: unknown;
}

/** One line per problem, with field names as in the file: `units[3].at`. */
export function badPosition(problems: readonly Problem[]): BadInput {
  const lines = problems.map(({ field, ...problem }) =>
    printProblem({
      ...problem,
      field: field.replace(/^(?:options\.)?position\./, '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'),
    }),
  );
  return new BadInput([...new Set(lines)]);
}

export class QuestionInput extends OptionInput {
  readonly #source: PositionSource | undefined;

  constructor(options: Options, source: PositionSource | undefined) {
    super(options);
    this.#source = source;
  }

  get position(): PositionSource {
    return this.#source ?? missing('position', 'a position, a JSON file (docs/position.md)');
  }
}

/** Unwraps a Result; throws its first problem as one of the question. */
export function optionValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const [problem] = result.problems;
  if (problem === undefined) throw new Error('bad without a problem');
  throw new BadQuestion(problem);
}
