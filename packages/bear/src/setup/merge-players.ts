import type { Mission } from '../model/mission-schema.ts';
import type { BattleOptions } from '../model/options.ts';

type PlayerSource = Mission['players'][number];

/** B20.4: where one player has both forces of a side, they are one force. */
export function mergePlayers(mission: Mission, onePlayer: BattleOptions['onePlayer']): Mission {
  if (onePlayer === 'none') return mission;
  const players: PlayerSource[] = [];
  for (const player of mission.players) {
    const place = players.findIndex(({ side }) => side === player.side && [side, 'both'].includes(onePlayer));
    const before = players[place];
    if (before === undefined) players.push(player);
    else players[place] = merged(before, player);
  }
  return { ...mission, players };
}

/** One pool of both CAP totals less 1, and both hands. */
function merged(one: PlayerSource, other: PlayerSource): PlayerSource {
  const units = other.units.map((unit) =>
    unit.enters === undefined ? unit : { ...unit, enters: unit.enters + one.entries.length },
  );
  return {
    ...one,
    caps: one.caps === null || other.caps === null ? null : one.caps + other.caps - 1,
    cards: { first: one.cards.first + other.cards.first, later: one.cards.later + other.cards.later },
    units: [...one.units, ...units],
    entries: [...one.entries, ...other.entries],
    zones: [...one.zones, ...other.zones],
    weapons: [...one.weapons, ...other.weapons],
  };
}
