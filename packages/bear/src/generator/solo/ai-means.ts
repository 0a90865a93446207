import type { Play } from '../../model/draft.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { GeneratedSolo } from '../../model/solo.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/state.ts';
import { roadHexes } from '../edges.ts';
import { mustDraft } from '../must-draft.ts';
import { roadBetween } from './road.ts';

// G6.2b, G6.2c, G6.2e, G6.2f: what the AI's cards have given it besides units, and what it makes of that.

/** S2.2, G6.2b, G6.2c: the AI has no weapon cards; its artillery strikes by its tile. */
export function layDownWeapons(held: Held, ai: PlayerId, plays: readonly Play[], io: BearIo): UnitId {
  const player = playerOf(held, ai);
  const molotov = player.weapons.find(({ card }) => held.pack.actionCards[card]?.id === 'molotov');
  // G6.2e: but for the Molotov, which stays with its SMG.
  player.weapons = molotov === undefined || molotov.unit === NONE ? [] : [molotov];
  if (plays.some((play) => soloOf(held, play) === 'barrageByTile'))
    io.emit({
      rule: player.side === 'german' ? 'G6.2b' : 'G6.2c',
      key: 'strikesByTile',
      side: player.side,
    });
  const [carried] = player.weapons;
  if (carried === undefined) return NONE;
  io.emit({ rule: 'G6.2e', key: 'molotovGiven', unit: carried.unit });
  return carried.unit;
}

/**
 * G6.2f: the truck of the AI, and the road between its two edges, or from where another card has placed it; none where later
 * boards have cut it.
 */
export function routeTruck(held: Held, plays: readonly Play[], io: BearIo): GeneratedSolo['truck'] {
  const play = plays.find((each) => soloOf(held, each) === 'truck');
  const [unit] = play?.units ?? [];
  if (play === undefined || unit === undefined) return null;
  const { at, entry } = heldUnit(held, unit);
  const entrance = mustDraft(held.view).ways[entry]?.edges ?? [];
  const from = at === NONE ? entrance.flatMap((edge) => roadHexes(held, edge)) : [at];
  const to = play.exit === null ? [] : roadHexes(held, play.exit);
  const road = roadBetween(held.map, from, to) ?? [];
  io.emit({ rule: 'G6.2f', key: 'truckRouted', unit, road });
  return { unit, road };
}

/** G6.2f, GT-21: it is in no cup, whatever other cards make of it. */
export function isTruck(held: Held, unit: UnitId): boolean {
  return mustDraft(held.view).plays.some((play) => play.units.includes(unit) && soloOf(held, play) === 'truck');
}

function soloOf({ pack }: Held, { deck, card, half }: Play): string | null {
  return deck === 'card' && half === 'top' ? (pack.generatorCards[card]?.solo ?? null) : null;
}
