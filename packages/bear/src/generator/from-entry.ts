import type { HexId } from '../model/ids.ts';
import { neighboursOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';

/** BG.10: of each hex, how many hexes from where the players of a side enter; their entry hexes are 1. */
export function hexesFromEntry(seen: Seen, side: Side): readonly number[] {
  const { terms, players } = seen.view;
  const counts = seen.map.ground.area.hexes.map(() => Infinity);
  const queue: HexId[] = players.flatMap((player, place) =>
    player.side === side ? (terms.entries[place]?.hexes ?? []) : [],
  );
  for (const hex of queue) counts[hex] = 1;
  for (const hex of queue) {
    for (const next of neighboursOf(seen, hex)) {
      if (counts[next] !== Infinity) continue;
      counts[next] = (counts[hex] ?? 0) + 1;
      queue.push(next);
    }
  }
  return counts;
}
