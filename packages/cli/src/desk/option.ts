/** An option of a command; without `takes` it is a flag. */
export interface Option {
  readonly name: string;
  readonly takes?: string;
  readonly about: string;
  readonly default?: string;
  /** The command does nothing without it. */
  readonly required?: true;
}
