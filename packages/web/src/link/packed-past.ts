import { type Changes, diff, must, patch, type Realm } from '@sandtable/kernel';
import type { Moment } from '../face/moment.ts';

/** Past moments on the wire: each view as changes to the one before. */
export type PackedPast<R extends Realm> = readonly (readonly [moment: Omit<Moment<R>, 'view'>, changes: Changes])[];

/** The worker's end. */
export function packedPast<R extends Realm>(moments: readonly Moment<R>[]): PackedPast<R> {
  let last: unknown = null;
  return moments.map(({ view, ...moment }) => {
    const changes = diff(last, view);
    last = view;
    return [moment, changes];
  });
}

/** The page's end. Consecutive views share the records that did not change, so a whole match takes little memory. */
export function unpackedPast<R extends Realm>(packed: PackedPast<R>): readonly Moment<R>[] {
  let last: unknown = null;
  return packed.map(([moment, changes]) => {
    last = must(patch(last, changes));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the worker of this page has taken it from a view of its game
    return { ...moment, view: last as R['view'] };
  });
}
