import type { Pack } from '@sandtable/bear';
import { canonicalJson, madeOnce } from '@sandtable/kernel';
import { engine } from '../engine/engine.ts';

/** What a pack that builds on ours has taken over unchanged. Found by content, since each pack is made from lists read anew. */
interface TakenOver {
  readonly boards: ReadonlySet<Pack['boards'][number]>;
  readonly unitTypes: ReadonlySet<Pack['unitTypes'][number]>;
}

export const takenOver = madeOnce((pack: Pack): TakenOver => {
  const ours = engine().pack;
  return { boards: inBoth(pack.boards, ours.boards), unitTypes: inBoth(pack.unitTypes, ours.unitTypes) };
});

function inBoth<Part extends { readonly id: string }>(parts: readonly Part[], ours: readonly Part[]): Set<Part> {
  const known = new Map(ours.map((part) => [part.id, part]));
  return new Set(parts.filter((part) => canonicalJson(part) === canonicalJson(known.get(part.id) ?? null)));
}
