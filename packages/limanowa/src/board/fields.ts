import { madeOnce } from '@sandtable/kernel';
import type { BattleMap } from '../model/battle-map.ts';
import type { Pack } from '../model/pack.ts';
import type { Battle, View } from '../model/state.ts';
import { makeMap } from './map.ts';

type Fields = <V extends View>(view: V) => Battle<V>;

/** The maps of a pack by id, made once for all matches on them and never part of a state. */
export const mapsOf: (pack: Pack) => ReadonlyMap<string, BattleMap> = madeOnce(
  ({ maps }) => new Map(maps.map((plan) => [plan.id, makeMap(plan)])),
);

/** Puts views and states on the ground of their map. */
export const fieldsOf: (pack: Pack) => Fields = madeOnce(makeFields);

function makeFields(pack: Pack): Fields {
  const maps = mapsOf(pack);
  return (view) => {
    const { terms, options } = view;
    const map = maps.get(terms.map);
    if (map === undefined) throw new Error(`a match on the map '${terms.map}', which is not in its pack`);
    return { pack, map, die: pack.ruleset.dice[options.die], view };
  };
}
