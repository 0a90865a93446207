/** A part that is not fitted was needed: load it, fit it and try again. */
export class UnfittedError extends Error {
  override readonly name = 'UnfittedError';
  readonly part: string;

  constructor(part: string) {
    super(`${part}: needed, but not loaded`);
    this.part = part;
  }
}

/**
 * A part of a game that most matches do without, such as a generator. A page loads and fits it when a match needs it; where size
 * does not matter, the whole game is fitted at once.
 */
export interface LatePart<T> {
  /** The part; throws an `UnfittedError` if it is not fitted. */
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
