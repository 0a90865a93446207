import { type BattleMap, makeMap } from './board/map.ts';
import { tablesFor } from './board/tables-cache.ts';
import type { Tables } from './board/tables.ts';
import type { Battle } from './model/battle.ts';
import type { BattleOptions } from './model/options.ts';
import type { Pack } from './model/pack.ts';
import type { View } from './model/state.ts';
import type { Terms } from './model/terms.ts';

interface Field {
  readonly map: BattleMap;
  readonly tables: Tables;
}

/** As many maps as tables are kept. */
const CAPACITY = 8;

/** Puts views and states on the ground of their map, which is made once for all matches on it and never part of a state. */
export function fieldsOf(pack: Pack): <V extends View>(view: V) => Battle<V> {
  const byTerms = new WeakMap<Terms, Field>();
  const maps = new Map<string, BattleMap>();

  const mapFor = (terms: Terms, options: BattleOptions): BattleMap => {
    const { labels, joinedHalfHexes } = options;
    const key = JSON.stringify([terms.map, labels, joinedHalfHexes]);
    const known = maps.get(key);
    const map = known ?? makeMap(pack.boards, terms.map, options);
    if (!('ground' in map)) {
      if (!map.ok) throw new Error(`a match on a map that cannot be made: ${key}`);
      const [oldest] = maps.keys();
      if (maps.size >= CAPACITY && oldest !== undefined) maps.delete(oldest);
      maps.set(key, map.value);
      return map.value;
    }
    return map;
  };

  return (view) => {
    const { terms, options } = view;
    let field = byTerms.get(terms);
    if (field === undefined) {
      const map = mapFor(terms, options);
      field = { map, tables: tablesFor(map.ground, options) };
      byTerms.set(terms, field);
    }
    return { pack, map: field.map, tables: field.tables, view };
  };
}
