import type { BattleMap } from '../model/battle-map.ts';
import type { Pack } from '../model/pack.ts';
import type { Battle, View } from '../model/state.ts';
import { makeMap } from './map.ts';

type Fields = <V extends View>(view: V) => Battle<V>;

const known = new WeakMap<Pack, Fields>();

/** Puts views and states on the ground of their map, which is made once for all matches on it and never part of a state. */
export function fieldsOf(pack: Pack): Fields {
  const fields = known.get(pack) ?? makeFields(pack);
  known.set(pack, fields);
  return fields;
}

function makeFields(pack: Pack): Fields {
  const maps = new Map(pack.maps.map((plan): [string, BattleMap] => [plan.id, makeMap(plan)]));
  return (view) => {
    const { terms, options } = view;
    const map = maps.get(terms.map);
    if (map === undefined) throw new Error(`a match on the map '${terms.map}', which is not in its pack`);
    return { pack, map, die: pack.ruleset.dice[options.die], view };
  };
}
