import {
  type Audience,
  bad,
  type Changes,
  checkShape,
  diff,
  type GameSystem,
  isRecord,
  must,
  ok,
  patch,
  type Realm,
  type Result,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Moment } from './moment.ts';

/** A message to one audience: the events of a moment, and what has changed since the last moment it was told. */
export interface Telling<R extends Realm> {
  readonly seq: number;
  readonly audience: Audience;
  /** The entry of the previous moment; null if the audience knew nothing. */
  readonly after: number | null;
  readonly events: readonly R['event'][];
  readonly changes: Changes;
}

/** The rest of a moment. The verbs that answer its question follow from the view; `null` stands for `undefined`, which JSON lacks. */
interface MomentState<R extends Realm> extends Pick<Moment<R>, 'view' | 'undo'> {
  readonly asks: string | null;
  readonly outcome: Moment<R>['outcome'] | null;
}

/**
 * The next message to an audience that knows this much (null: nothing yet), and what it knows afterwards. Keep that for the next
 * message, not a moment of the match itself, whose view changes with the match.
 */
export function tell<R extends Realm>(
  known: Moment<R> | null,
  moment: Moment<R>,
): { readonly telling: Telling<R>; readonly known: Moment<R> } {
  const { seq, audience, events } = moment;
  const before = known?.audience === audience ? known : null;
  const changes = diff(before && toldIn(before), toldIn(moment));
  const { view } = must(toldAfter(before, changes));
  return { telling: { seq, audience, after: before?.seq ?? null, events, changes }, known: { ...moment, view } };
}

const shape = z.object({
  seq: z.int(),
  audience: z.string(),
  after: z.nullable(z.int()),
  events: z.array(z.unknown()),
  changes: z.unknown(),
});

/**
 * The moment that a message gives an audience that knows this much. Unchanged parts stay the same objects. A message that is
 * malformed, or follows another moment than the one known, is a problem: then ask for the whole.
 */
export function hear<R extends Realm>(
  { pending }: Pick<GameSystem<R>, 'pending'>,
  known: Moment<R> | null,
  raw: unknown,
): Result<Moment<R>> {
  const read = checkShape(shape, raw, 'telling');
  if (!read.ok) return read;
  const { seq, audience, after, events, changes } = read.value;
  const before = after === null ? null : known;
  if (before !== null && before.audience !== audience) return bad('telling.audience', before.audience, audience);
  if (after !== (before?.seq ?? null)) return bad('telling.after', String(known?.seq ?? null), after);
  const told = toldAfter(before, changes);
  if (!told.ok) return told;
  const { view, asks, undo, outcome } = told.value;
  try {
    const question = asks === null ? undefined : pending(view);
    if ((question?.seat ?? null) !== asks) return bad('telling.changes', 'a view in which that seat is asked', asks);
    return ok({ seq, audience, view, pending: question, events, undo, outcome: outcome ?? undefined });
  } catch (error) {
    return bad('telling.changes', 'a view of this game', String(error));
  }
}

function toldAfter<R extends Realm>(known: Moment<R> | null, changes: unknown): Result<MomentState<R>> {
  const told = patch(known && toldIn(known), changes);
  if (!told.ok) return told;
  return isMomentState<R>(told.value) ? ok(told.value) : bad('telling.changes', 'those of a moment', told.value);
}

function toldIn<R extends Realm>({ view, pending, undo, outcome }: Moment<R>): MomentState<R> {
  return { view, asks: pending?.seat ?? null, undo, outcome: outcome ?? null };
}

/** Every part is there. Whether a view is a valid one of the game depends on its sender. */
function isMomentState<R extends Realm>(value: unknown): value is MomentState<R> {
  if (!isRecord(value)) return false;
  const { view, asks, undo, outcome } = value;
  const isEither = (part: unknown, isPart: boolean): boolean => part === null || isPart;
  return (
    isRecord(view) && isRecord(undo) && isEither(asks, typeof asks === 'string') && isEither(outcome, isRecord(outcome))
  );
}
