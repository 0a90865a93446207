import type { Output } from '../io/output.ts';
import type { Given } from './given.ts';
import type { Option } from './option.ts';

/** What `generate` does for a game, and `simulate` where it is asked for generated matches. */
export interface Generator {
  /** Of `generate`. */
  readonly options: readonly Option[];
  /** Of `simulate`: the first stands in place of `--mission`. */
  readonly seriesOptions: readonly [Option, ...Option[]];
  generate(asked: Given, out: Output): Promise<void>;
  simulate(asked: Given, out: Output, err: Output): Promise<void>;
}
