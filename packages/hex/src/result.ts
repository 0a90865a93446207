/** What is wrong with an input: where, what should stand there, what stands there. */
export interface Problem {
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** Input from outside is read into a value or into the reasons why not. Only impossible states throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad<T>(problems: readonly Problem[]): Result<T> {
  return { ok: false, problems };
}
