import { parseFacing } from '@sandtable/hex';
import { nameOfHex } from '../board/map.ts';
import { type Tables, tablesFor } from '../board/tables.ts';
import type { Battle } from '../model/battle/battle.ts';
import type { MarkerView } from '../model/battle/marker.ts';
import { makeUnit, rosterOf, type Unit } from '../model/battle/unit.ts';
import { type HexId, NONE, type PlayerId, playerId, type UnitId } from '../model/ids.ts';
import type { BattleOptions } from '../model/options.ts';
import type { Counter } from '../model/pack/counters.ts';
import type { Mission } from '../model/pack/mission.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { SoloPosition } from '../model/pack/solo-mission.ts';
import { isRumor, isVehicle, type UnitType } from '../model/pack/unit-type.ts';
import { auditUnits } from '../position/audit.ts';
import type { Names } from './names.ts';

type PlayerSource = Mission['players'][number];
type UnitSource = PlayerSource['units'][number];

/** The units of all players, one per counter of the pack; others are unused. */
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
      units[place] = unitOf(names, player, source, { owner: playerId(owner), field, entries });
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
    at: at === undefined ? NONE : names.hex(at, `${field}.at`),
    facing: facing.ok ? facing.value : 0,
    carrier: source.carrier === undefined ? NONE : names.unit(source.carrier, `${field}.carrier`),
    inside,
    hasty,
    hidden,
    owner,
    entry: enters === undefined ? -1 : entries + enters,
    fate: enters === undefined ? 'inPlay' : 'waiting',
  });
}

/** Units of a zone are off the map until their owner places them. Unknown ones are told where the zone itself is read. */
function hideInZones(names: Names, units: Unit[], player: PlayerSource): void {
  for (const { units: words } of player.zones) {
    for (const word of words) {
      const it = units[names.pack.counterPlaces.get(word) ?? NONE];
      if (it !== undefined) it.hidden = true;
    }
  }
}

/** The field of each counter in a position file, by the counter's word: `units.3`. */
export type Places = ReadonlyMap<string, string>;

/** Violations of the solo rules by the units of a position, by field. */
export function refuseUnits(
  names: Names,
  units: readonly Unit[],
  places: Places,
  solo: Pick<SoloPosition, 'ai'> | null,
): void {
  const { counters } = names.pack;
  const held = new Map<HexId, readonly Counter[]>();
  for (const [place, { at, carrier, hidden }] of units.entries()) {
    const counter = counters[place];
    if (counter === undefined || at === NONE) continue;
    const entry = places.get(counter.word) ?? counter.word;
    if (hidden && counter.side === solo?.ai) names.refuse(`${entry}.hidden`, 'none for the AI (S2.2)', 'true');
    if (carrier !== NONE) continue;
    const field = `${entry}.at`;
    if (isRumor(counter.type) && counter.side !== solo?.ai)
      names.refuse(field, 'Rumored Enemies of the side that is the AI (S6.0)', counter.word);
    if (counter.side !== solo?.ai) continue;
    const others = held.get(at) ?? [];
    const other = others.find((each) => !mayShare(each.type, counter.type));
    if (other !== undefined)
      names.refuse(field, `no other AI in its hex (S5.5), but ${other.word} is`, hexOf(names, at));
    held.set(at, [...others, counter]);
  }
}

/** S5.5: a unit may share a hex with the vehicle it got off; a rumor is alone. */
function mayShare(one: UnitType, other: UnitType): boolean {
  return !isRumor(one) && !isRumor(other) && isVehicle(one) !== isVehicle(other);
}

function hexOf({ map }: Names, at: HexId): string {
  return nameOfHex(map, at);
}

/** S5.0a, R-119 */
export function justActedOf(names: Names, units: readonly Unit[], solo: SoloPosition | null): UnitId[] {
  if (solo === null) return [];
  const field = 'solo.justActed';
  const acted = names.units(solo.justActed, field);
  return acted.map((unit, index) => {
    const counter = names.pack.counters[unit];
    if (counter !== undefined && (counter.side === solo.ai || units[unit]?.at === NONE))
      names.refuse(`${field}.${index}`, 'a unit of the player on the map (S5.0a)', counter.word);
    else if (counter !== undefined && acted.indexOf(unit) !== index)
      names.refuse(`${field}.${index}`, 'each unit only once (S5.0a)', counter.word);
    return unit;
  });
}

interface BattleParts {
  readonly options: BattleOptions;
  readonly units: readonly Unit[];
  readonly markers: readonly MarkerView[];
}

/** Ground, units and markers in a form that rules can judge before there is a match. */
export function battleOf({ pack, map }: Names, { options, units, markers }: BattleParts): Battle {
  return {
    pack,
    map,
    // Lazy: they take long to make and are rarely needed.
    get tables(): Tables {
      return tablesFor(map.ground, options);
    },
    rules: [],
    view: { options, units, roster: rosterOf(units), markers, round: 1 },
  };
}

/** Violations of the rules by units of any position, by field. */
export function refuseUnitsByRules(names: Names, battle: Battle, placeOf: (word: string) => string): void {
  for (const { field, expected, got } of auditUnits(battle)) {
    const [word = '', part = ''] = field.split('.');
    names.refuse(`${placeOf(word)}.${part}`, expected, got);
  }
}
