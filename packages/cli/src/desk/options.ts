import { describe, printProblem, type Problem, type Result } from '@sandtable/kernel';
import { BadInput, BadQuestion } from '../io/input.ts';

/** An option of a command; without `takes` it is a flag. */
export interface Option {
  readonly name: string;
  readonly takes?: string;
  readonly about: string;
  readonly default?: string;
  /** The command does nothing without it. */
  readonly required?: true;
}

/** What options say: from the command line, or from a file of questions. */
export type Options = Readonly<Record<string, string | true>>;

/** The options that were given, by name. */
export class Given {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What an option says; undefined if it is left out. */
  text(option: string): string | undefined {
    const value = this.#options[option];
    return value === true ? undefined : value;
  }

  /** The same of one that must be there. */
  must(option: string, expected: string): string {
    return this.text(option) ?? missing(option, expected);
  }

  has(option: string): boolean {
    return this.#options[option] !== undefined;
  }
}

export function missing(option: string, expected: string): never {
  throw new BadQuestion({ field: option, expected, got: describe(undefined) });
}

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

/** A question with its options, and the position it is about. */
export class Asked extends Given {
  readonly #source: PositionSource | undefined;

  constructor(options: Options, source: PositionSource | undefined) {
    super(options);
    this.#source = source;
  }

  get position(): PositionSource {
    return this.#source ?? missing('position', 'a position, a JSON file (docs/position.md)');
  }
}

/** The value that an option stands for, or an end of the question with what is wrong with it. */
export function optionValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const [problem] = result.problems;
  if (problem === undefined) throw new Error('bad without a problem');
  throw new BadQuestion(problem);
}
