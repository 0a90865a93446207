import type { Kind } from './kind.ts';
import { deny, grant, type Verdict } from './verdict.ts';

/**
 * One place of a sentence. `So` is what has been said before it: the asking frame and the values of earlier slots.
 * Both functions read a view, and they must agree: the candidates are exactly the values that `judge` grants. Candidates
 * are the quick way, taken at every offer; the judgement is the one with reasons, taken when somebody asks.
 */
export interface Slot<Seen, So, T> {
  readonly kind: Kind<Seen, T>;
  candidates(seen: Seen, so: So): readonly T[];
  judge(seen: Seen, so: So, value: T): Verdict<unknown>;
  /**
   * The judgement of a word that is followed by at least two others, where it can be had cheaper: whether anything may follow
   * need not be asked then, since what does follow is judged itself. It grants whatever `judge` grants.
   */
  admit?(seen: Seen, so: So, value: T): Verdict<unknown>;
  /** Where the candidates are those of a list that are granted: the list. Whoever wants only some need not judge all. */
  among?(seen: Seen, so: So): readonly T[];
}

/** Is there any candidate? */
export function hasCandidate<Seen, So, T>(slot: Slot<Seen, So, T>, seen: Seen, so: So): boolean {
  const { among } = slot;
  if (among === undefined) return slot.candidates(seen, so).length > 0;
  return among(seen, so).some((value) => slot.judge(seen, so, value).granted);
}

/** A slot whose list is made by its judgement: those of `all` that are granted. What is not in `all` it must deny. */
export function judgedSlot<Seen, So, T>(
  kind: Kind<NoInfer<Seen>, T>,
  all: (seen: Seen, so: So) => readonly NoInfer<T>[],
  judge: (seen: Seen, so: So, value: NoInfer<T>) => Verdict<unknown>,
  admit?: (seen: Seen, so: So, value: NoInfer<T>) => Verdict<unknown>,
): Slot<Seen, So, T> {
  return {
    kind,
    candidates: (seen, so) => all(seen, so).filter((value) => judge(seen, so, value).granted),
    judge,
    among: all,
    ...(admit && { admit }),
  };
}

/**
 * A slot whose list says it all: facings, amounts one can pay. What is not in it is denied for the one reason given. For
 * plain values, which are the same when they look the same.
 */
export function listedSlot<Seen, So, T>(
  kind: Kind<NoInfer<Seen>, T>,
  candidates: (seen: Seen, so: So) => readonly NoInfer<T>[],
  otherwise: { readonly rule: string; readonly key: string },
): Slot<Seen, So, T> {
  return {
    kind,
    candidates,
    judge: (seen, so, value) => (candidates(seen, so).includes(value) ? grant() : deny(otherwise.rule, otherwise.key)),
  };
}
