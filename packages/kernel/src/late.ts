/** Something asked for a part that was not fitted: load it, fit it and ask again. */
export class UnfittedError extends Error {
  override readonly name = 'UnfittedError';
  readonly part: string;

  constructor(part: string) {
    super(`${part}: needed, but not loaded`);
    this.part = part;
  }
}

/**
 * A part of a game that most matches do without, such as a generator. A page loads and fits it when a match needs it; where
 * bytes do not matter, the whole game fits it at once.
 */
export interface LatePart<T> {
  /** The part; throws an `UnfittedError` while there is none. */
  (): T;
  fit(part: T): void;
  fitted(): T | undefined;
}

export function latePart<T>(name: string): LatePart<T> {
  let known: T | undefined;
  const part = (): T => {
    if (known === undefined) throw new UnfittedError(name);
    return known;
  };
  const fit = (given: T): void => {
    known = given;
  };
  return Object.assign(part, { fit, fitted: () => known });
}
