import type { Kind } from './kind.ts';
import type { Meaning } from './realm.ts';
import { deny, grant, type Verdict } from './verdict.ts';

/**
 * One place of a sentence. `So` is what has been said before it: the asking frame and the values of earlier slots. All
 * functions read a view. What may be said here is one idea, cut in two by when it is asked:
 * `judge`: is this word right, by what was said before it?
 * `leadsOn`: can anything follow it? Asked of a word only while nothing does: what follows is judged itself.
 */
export interface Slot<Seen, So, T, M extends Meaning = Meaning> {
  readonly kind: Kind<Seen, T, M>;
  /** What to look at: all that is granted, and little else. */
  among(seen: Seen, so: So): readonly T[];
  judge(seen: Seen, so: So, value: T): Verdict<unknown>;
  leadsOn?(seen: Seen, so: So, value: T): Verdict<unknown>;
  /** All of `among` is granted, so that it need not be judged again. */
  readonly isExact?: boolean;
}

/** The whole judgement of a word that nothing follows yet. */
export function judgeLast<Seen, So, T>(slot: Slot<Seen, So, T>, seen: Seen, so: So, value: T): Verdict<unknown> {
  const verdict = slot.judge(seen, so, value);
  return verdict.granted && slot.leadsOn !== undefined ? slot.leadsOn(seen, so, value) : verdict;
}

/** Every value that may be said. */
export function candidates<Seen, So, T>(slot: Slot<Seen, So, T>, seen: Seen, so: So): readonly T[] {
  const all = slot.among(seen, so);
  return slot.isExact === true ? all : all.filter((value) => judgeLast(slot, seen, so, value).granted);
}

/** Is there any? */
export function hasCandidate<Seen, So, T>(slot: Slot<Seen, So, T>, seen: Seen, so: So): boolean {
  const all = slot.among(seen, so);
  return slot.isExact === true ? all.length > 0 : all.some((value) => judgeLast(slot, seen, so, value).granted);
}

/** A slot whose list is made by its judgement: those of `among` that are granted. What is not in it must be denied. */
export function judgedSlot<Seen, So, T, M extends Meaning>(
  kind: Kind<NoInfer<Seen>, T, M>,
  among: (seen: Seen, so: So) => readonly NoInfer<T>[],
  judge: (seen: Seen, so: So, value: NoInfer<T>) => Verdict<unknown>,
  leadsOn?: (seen: Seen, so: So, value: NoInfer<T>) => Verdict<unknown>,
): Slot<Seen, So, T, M> {
  return leadsOn === undefined ? { kind, among, judge } : { kind, among, judge, leadsOn };
}

/**
 * A slot whose list says it all: facings, amounts one can pay. What is not in it is denied for the one reason given. For
 * plain values, which are the same when they look the same.
 */
export function listedSlot<Seen, So, T, M extends Meaning>(
  kind: Kind<NoInfer<Seen>, T, M>,
  among: (seen: Seen, so: So) => readonly NoInfer<T>[],
  otherwise: { readonly rule: string; readonly key: string },
): Slot<Seen, So, T, M> {
  return {
    kind,
    among,
    judge: (seen, so, value) => (among(seen, so).includes(value) ? grant() : deny(otherwise.rule, otherwise.key)),
    isExact: true,
  };
}
