import type { Result } from '@sandtable/kernel';
import { BadQuestion } from '../io/bad-input.ts';
import { Given, missing, type Options } from './given.ts';
import type { PositionSource } from './position.ts';

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
