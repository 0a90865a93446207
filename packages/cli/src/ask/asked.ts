import { describe, type Result } from '@sandtable/kernel';
import { BadQuestion } from '../bad-input.ts';
import type { PositionSource } from './position.ts';

/** A question with its options, from the command line or from a file of questions. */
export class Asked {
  readonly #options: Readonly<Record<string, string | true>>;
  readonly #source: PositionSource | undefined;

  constructor(options: Readonly<Record<string, string | true>>, source: PositionSource | undefined) {
    this.#options = options;
    this.#source = source;
  }

  get position(): PositionSource {
    return this.#source ?? refuse('position', 'a position, a JSON file (docs/position.md)', undefined);
  }

  /** What an option says; undefined if it is left out. */
  text(option: string): string | undefined {
    const value = this.#options[option];
    return value === true ? undefined : value;
  }

  /** The same of one that must be there. */
  must(option: string, expected: string): string {
    return this.text(option) ?? refuse(option, expected, undefined);
  }

  has(option: string): boolean {
    return this.#options[option] !== undefined;
  }
}

/** The value that an option stands for, or an end of the question with what is wrong with it. */
export function optionValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const [problem] = result.problems;
  if (problem === undefined) throw new Error('bad without a problem');
  throw new BadQuestion(problem);
}

function refuse(option: string, expected: string, got: unknown): never {
  throw new BadQuestion({ field: option, expected, got: describe(got) });
}
