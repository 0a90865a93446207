import { enemyOf, playerOf, type Seen } from '../../model/battle/state.ts';
import { hasFightersInDrawCup, hasFightersOnMap } from '../../rules/units/fighters.ts';
import { vpIfEndedNow } from '../../rules/victory/victory.ts';
import type { PlayerId } from '../../model/ids.ts';
import { stakesOf } from './worth.ts';

/** the AI has nobody left here. Is this the moment to call it a day? */
export function wouldConclude(seen: Seen, player: PlayerId): boolean {
  const { side } = playerOf(seen, player);
  const enemy = enemyOf(side);
  if (seen.view.solo === null || hasFightersOnMap(seen, enemy) || hasFightersInDrawCup(seen)) return false;
  const vp = vpIfEndedNow(seen);
  return vp[side] > vp[enemy] || !couldGain(seen, player);
}

/** A marker to be taken, an edge to be left by, or an enemy to come who is worth something. */
function couldGain({ view, pack }: Seen, player: PlayerId): boolean {
  const { side } = view.players[player] ?? {};
  const { terms, controls, roster, units } = view;
  const stakes = stakesOf(pack, terms);
  return (
    terms.exits.some((exit) => exit.side === side) ||
    controls.some((control) => control.side !== side && terms.victory.some(({ kind }) => kind === 'control')) ||
    roster.some(
      (unit) => pack.counters[unit]?.side !== side && units[unit]?.fate === 'waiting' && (stakes[unit] ?? 0) > 0,
    )
  );
}
