import { parseFacing } from '@sandtable/hex';
import type { Mission } from '../model/mission-schema.ts';
import type { Pack } from '../model/pack.ts';
import { makeUnit, type Unit } from '../model/unit.ts';
import { isRumor } from '../model/unit-type.ts';
import type { Names } from './names.ts';
import type { PlayerId } from '../model/ids.ts';

type PlayerSource = Mission['players'][number];
type UnitSource = PlayerSource['units'][number];

/** The units of all players, one for each counter of the pack; those that no player has are not used. */
export function missionUnits(pack: Pack, names: Names, mission: Mission): Unit[] {
  const units = pack.counters.map(() => makeUnit());
  let entries = 0;
  mission.players.forEach((player, owner) => {
    player.units.forEach((source, index) => {
      const field = `players.${owner}.units.${index}`;
      const place = names.unit(source.unit, `${field}.unit`);
      if (place === -1) return;
      const counter = pack.counters[place];
      if (counter?.side !== player.side || isRumor(counter.type))
        names.refuse(`${field}.unit`, `a ${player.side} unit`, source.unit);
      if (units[place]?.fate !== 'unused') names.refuse(`${field}.unit`, 'a unit not yet placed', source.unit);
      units[place] = unitOf(names, player, source, { owner, field, entries });
    });
    entries += player.entries.length;
  });
  for (const player of mission.players) hideInZones(names, units, player);
  return units;
}

interface Context {
  readonly owner: PlayerId;
  readonly field: string;
  /** How many entries the players before him have. */
  readonly entries: number;
}

function unitOf(names: Names, player: PlayerSource, source: UnitSource, { owner, field, entries }: Context): Unit {
  const { at, enters, inside, hasty, hidden } = source;
  const facing = parseFacing(source.facing, field);
  const isInZone = player.zones.some(({ units }) => units.includes(source.unit));
  const ways = Number(at !== undefined) + Number(enters !== undefined) + Number(isInZone);
  if (ways !== 1) names.refuse(field, 'a unit with either a hex, an entry or a zone', source.unit);
  if (enters !== undefined && player.entries[enters] === undefined)
    names.refuse(`${field}.enters`, 'the index of one of its player’s entries', String(enters));
  return makeUnit({
    at: at === undefined ? -1 : names.hex(at, `${field}.at`),
    facing: facing.ok ? facing.value : 0,
    carrier: source.carrier === undefined ? -1 : names.unit(source.carrier, `${field}.carrier`),
    inside,
    hasty,
    hidden,
    owner,
    entry: enters === undefined ? -1 : entries + enters,
    fate: enters === undefined ? 'inPlay' : 'waiting',
  });
}

/** Until their owner has chosen, units of a zone are nowhere on the map. */
function hideInZones(names: Names, units: Unit[], player: PlayerSource): void {
  for (const { units: words } of player.zones) {
    for (const unit of names.units(words, 'zones')) {
      const it = units[unit];
      if (it !== undefined) it.hidden = true;
    }
  }
}
