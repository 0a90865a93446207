import { madeOnce } from '@sandtable/kernel';
import { type BattleMap, makeMap } from '../../board/map.ts';
import { LazyTables, type Tables, tablesFor } from '../../board/tables.ts';
import type { Battle } from './battle.ts';
import type { BattleOptions } from '../options.ts';
import { packs } from '../pack/library.ts';
import type { Pack } from '../pack/pack.ts';
import type { View } from './state.ts';
import type { Terms } from './terms.ts';

interface Field {
  readonly map: BattleMap;
  /** For a match still being generated. */
  readonly lazy: Tables;
  /** For a match being fought; made on first use. */
  tables: Tables | null;
}

type Fields = <V extends View>(view: V) => Battle<V>;

/**
 * Joins a view or state with its map. The map is made once for all matches on it and is never part of a state. A match
 * that names a pack uses that pack.
 */
export const fieldsOf: (pack: Pack) => Fields = madeOnce((own) => {
  const on = fieldsIn(own);
  return (view) => (view.options.pack === undefined ? on(view) : fieldsIn(packs.of(view.options, own))(view));
});

const fieldsIn: (pack: Pack) => Fields = madeOnce(makeFields);

/** G4.0: while a battle is generated any card may change the map, and no line of sight is needed. */
function isGenerated({ draft }: View): boolean {
  return draft === null || draft.phase === 'done';
}

function makeFields(pack: Pack): Fields {
  const byTerms = new WeakMap<Terms, Field>();
  /** Matches on the same map share one field while any of them is alive: a thousand copies would not fit in memory. */
  const inUse = new Map<string, WeakRef<Field>>();

  const fieldFor = (terms: Terms, options: BattleOptions): Field => {
    const { labels, joinedHalfHexes, alternatingSides, sameLevelPlateau, woodsBelowHill, hillBlindSpot } = options;
    const sight = [alternatingSides, sameLevelPlateau, woodsBelowHill, hillBlindSpot];
    const key = JSON.stringify([terms.map, labels, joinedHalfHexes, ...sight]);
    const shared = inUse.get(key)?.deref();
    if (shared !== undefined) return shared;
    const map = makeMap(pack.boards, terms.map, options);
    if (!map.ok) throw new Error(`a match on a map that cannot be made: ${key}`);
    const field = { map: map.value, lazy: new LazyTables(map.value.ground, options), tables: null };
    for (const [other, left] of inUse) if (left.deref() === undefined) inUse.delete(other);
    inUse.set(key, new WeakRef(field));
    return field;
  };

  return (view) => {
    const { terms, options } = view;
    let field = byTerms.get(terms);
    if (field === undefined) {
      field = fieldFor(terms, options);
      byTerms.set(terms, field);
    }
    const tables = isGenerated(view) ? (field.tables ??= tablesFor(field.map.ground, options)) : field.lazy;
    return { pack, map: field.map, tables, rules: terms.rules, view };
  };
}
