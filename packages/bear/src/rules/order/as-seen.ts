import { type Held, heldUnit, playerOf, type Seen } from '../../model/state.ts';
import { viewFor } from '../../model/view.ts';
import type { PlayerId } from '../../model/ids.ts';

/**
 * The match as one player knows it, as far as places go: what he was granted is carried out by that, whoever may be hidden
 * in his way. Where nothing is hidden, it is the match itself.
 */
export function asSeenBy(held: Held, player: PlayerId): Seen {
  const hidesUnits = held.view.roster.some((unit) => heldUnit(held, unit).hidden);
  if (!hidesUnits && !held.view.markers.some(({ hidden }) => hidden)) return held;
  return { ...held, view: viewFor(held.view, playerOf(held, player).seat) };
}
