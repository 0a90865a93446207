import { describe } from '@sandtable/kernel';
import { BadQuestion } from '../io/bad-input.ts';

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
