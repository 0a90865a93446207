import { describe } from '@sandtable/kernel';
import type { Battle } from '../model/battle.ts';
import type { Mission } from '../model/mission-schema.ts';
import { type HexId, NONE, type PlayerId } from '../model/ids.ts';
import type { Weapon } from '../model/player.ts';
import type { Unit } from '../model/unit.ts';
import { isRumor, SIDES } from '../model/unit-type.ts';
import { canStand } from '../rules/ground/footing.ts';
import { refuseUnitsByRules } from './broken-rules.ts';
import { refuseWeapons } from './card-refusals.ts';
import { refuseControls } from './marker-refusals.ts';
import type { Names } from './names.ts';
import { refuseUnits } from './solo-units.ts';

interface Laid {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  readonly controls: readonly { readonly at: HexId }[];
  /** By player. */
  readonly weapons: readonly (readonly Weapon[])[];
}

/** What the rules forbid of a mission in which every name was found. */
export function refuseMission(names: Names, mission: Mission, { battle, units, controls, weapons }: Laid): void {
  refuseSides(names, mission);
  const ai = mission.solo?.ai;
  const places = placesOf(mission);
  refuseUnits(names, units, places, mission.solo);
  refuseUnitsByRules(names, battle, (word) => places.get(word) ?? word);
  refuseControls(names, controls);
  refuseDeck(names, mission);
  mission.players.forEach((player, owner) => {
    refuseComing(names, player, { units, owner });
    refuseZones(names, battle, player, owner);
    refuseSpotter(names, units, player, owner);
    if (player.side === ai) return;
    const armed = { side: player.side, owner, weapons: weapons[owner] ?? [] };
    refuseWeapons(names, units, armed, `players.${owner}.weapons`);
  });
}

/** B20.0: one or two players a side. */
function refuseSides(names: Names, { players }: Mission): void {
  const counts = SIDES.map((side) => players.filter((player) => player.side === side).length);
  if (counts.some((count) => count < 1 || count > 2))
    names.refuse('players', 'one or two players a side (B20.0)', `${counts[0]} German and ${counts[1]} Soviet`);
}

/** Where each counter stands in the mission, by its word. */
function placesOf({ players }: Mission): ReadonlyMap<string, string> {
  return new Map(
    players.flatMap((player, owner) =>
      player.units.map(({ unit }, index): [string, string] => [unit, `players.${owner}.units.${index}`]),
    ),
  );
}

/** B8.0, B8.4: each card once, with all its copies; weapon cards are handed out and never drawn. */
function refuseDeck(names: Names, { deck }: Mission): void {
  deck.forEach((id, index) => {
    const kind = names.pack.actionCards.find((card) => card.id === id)?.kind;
    if (kind === 'weapon') names.refuse(`deck.${index}`, 'no weapon cards in the deck (B8.4)', describe(id));
    if (deck.indexOf(id) !== index) names.refuse(`deck.${index}`, 'each card only once (B8.0)', describe(id));
  });
}

type PlayerSource = Mission['players'][number];

/** B5.5: who comes in is nowhere yet: neither hidden nor dug in, and aboard only of what comes in with him. */
function refuseComing(
  names: Names,
  player: PlayerSource,
  { units, owner }: { readonly units: readonly Unit[]; readonly owner: PlayerId },
): void {
  const { entries } = player;
  entries.forEach(({ edge, hexes }, index) => {
    if (hexes.length === 0 && (edge === undefined || names.map.joined === null))
      names.refuse(`players.${owner}.entries.${index}`, 'hexes, or an edge of boards (B5.5)', 'neither');
  });
  player.units.forEach(({ unit: word, hidden, inside, hasty }, index) => {
    const unit = names.pack.counterPlaces.get(word) ?? NONE;
    const it = units[unit];
    const field = `players.${owner}.units.${index}`;
    if (it === undefined || it.at !== NONE) return;
    for (const [part, isThere] of Object.entries({ hidden: hidden && it.fate === 'waiting', inside, hasty }))
      if (isThere) names.refuse(`${field}.${part}`, 'a unit with a hex (B5.5)', 'true');
    if (it.carrier === NONE) return;
    const carrier = units[it.carrier];
    const isAlong = carrier?.fate === 'waiting' && carrier.entry === it.entry && carrier.owner === owner;
    if (!isAlong) names.refuse(`${field}.carrier`, 'a vehicle that comes in with it (B5.5)', 'another');
  });
}

/** B10.0: those who hide in a zone are the player's own, and find a hex there. */
function refuseZones(names: Names, battle: Battle, { zones, units: own }: PlayerSource, owner: PlayerId): void {
  zones.forEach(({ units, hexes }, index) => {
    const field = `players.${owner}.zones.${index}`;
    const zone = names.hexes(hexes, `${field}.hexes`);
    units.forEach((word, place) => {
      const unit = names.pack.counterPlaces.get(word) ?? NONE;
      const type = names.pack.counters[unit]?.type;
      if (!own.some((each) => each.unit === word) || type === undefined || isRumor(type))
        names.refuse(`${field}.units.${place}`, 'one of this player’s units (B10.0)', describe(word));
      else if (!zone.some((hex) => canStand(battle, unit, hex)))
        names.refuse(`${field}.hexes`, `a hex where ${word} can stand (B4.1)`, describe(hexes[0]));
    });
  });
}

/** B12.1: it looks for its own side. */
function refuseSpotter(names: Names, units: readonly Unit[], { spotter }: PlayerSource, owner: PlayerId): void {
  if (spotter === undefined) return;
  const unit = units[names.pack.counterPlaces.get(spotter) ?? NONE];
  if (unit?.owner !== owner) names.refuse(`players.${owner}.spotter`, 'one of this player’s units (B12.1)', spotter);
}
