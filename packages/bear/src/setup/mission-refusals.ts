import { describe } from '@sandtable/kernel';
import { nameOfHex } from '../board/map.ts';
import { type Battle, hasEnemyIn, markerIn } from '../model/battle/battle.ts';
import { type HexId, NONE, type PlayerId, playerId } from '../model/ids.ts';
import type { Mission } from '../model/pack/mission.ts';
import type { Weapon } from '../model/battle/player.ts';
import type { PositionFile } from '../model/pack/position.ts';
import { isRumor, SIDES } from '../model/pack/unit-type.ts';
import type { Unit } from '../model/battle/unit.ts';
import { canStand, takesMine } from '../rules/ground/bans.ts';
import { refuseUnits, refuseUnitsByRules } from './units.ts';
import { refuseWeapons } from './card-refusals.ts';
import type { Names } from './names.ts';

interface MissionBattle {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  readonly controls: readonly { readonly at: HexId }[];
  readonly weapons: readonly (readonly Weapon[])[];
}

/** Violations of the rules by a mission whose names were all found. */
export function refuseMission(
  names: Names,
  mission: Mission,
  { battle, units, controls, weapons }: MissionBattle,
): void {
  refuseSides(names, mission);
  const ai = mission.solo?.ai;
  const places = placesOf(mission);
  refuseUnits(names, units, places, mission.solo);
  refuseUnitsByRules(names, battle, (word) => places.get(word) ?? word);
  refuseControls(names, controls);
  refuseDeck(names, mission);
  refuseMines(names, battle, mission);
  mission.players.forEach((player, place) => {
    const owner = playerId(place);
    refuseComing(names, player, { units, owner });
    refuseZones(names, battle, player, owner);
    refuseSpotter(names, units, player, owner);
    if (player.side === ai) return;
    const armed = { side: player.side, owner, weapons: weapons[owner] ?? [] };
    refuseWeapons(names, units, armed, `players.${owner}.weapons`);
  });
}

/** B20.0 */
function refuseSides(names: Names, { players }: Mission): void {
  const counts = SIDES.map((side) => players.filter((player) => player.side === side).length);
  if (counts.some((count) => count < 1 || count > 2))
    names.refuse('players', 'one or two players a side (B20.0)', `${counts[0]} German and ${counts[1]} Soviet`);
}

/** The field of each counter in the mission, by the counter's word. */
function placesOf({ players }: Mission): ReadonlyMap<string, string> {
  return new Map(
    players.flatMap((player, owner) =>
      player.units.map(({ unit }, index): [string, string] => [unit, `players.${owner}.units.${index}`]),
    ),
  );
}

/** B8.0, B8.4: each card is listed once, for all its copies; weapon cards are handed out, never drawn. */
function refuseDeck(names: Names, { deck }: Mission): void {
  deck.forEach((id, index) => {
    const kind = names.pack.actionCards.find((card) => card.id === id)?.kind;
    if (kind === 'weapon') names.refuse(`deck.${index}`, 'no weapon cards in the deck (B8.4)', describe(id));
    if (deck.indexOf(id) !== index) names.refuse(`deck.${index}`, 'each card only once (B8.0)', describe(id));
  });
}

type PlayerSource = Mission['players'][number];

/** B5.5: a unit still to enter is neither hidden nor dug in, and is carried only by a unit that enters with it. */
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

/** B10.0: a zone holds something; its units are the player's own, and each can stand in one of its hexes. */
function refuseZones(names: Names, battle: Battle, { zones, units: own }: PlayerSource, owner: PlayerId): void {
  zones.forEach(({ units, mines, hexes }, index) => {
    const field = `players.${owner}.zones.${index}`;
    const zone = names.hexes(hexes, `${field}.hexes`);
    if (units.length === 0 && mines === undefined) names.refuse(field, 'units, mines or both (B10.0)', 'neither');
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

/**
 * B18.0, B18.3.3: a zone has room for its mines. No two mines may share a hex unseen: zones with mines have no hex in
 * common and none with a printed mine, and a side's hidden mines are all printed or all in zones.
 */
function refuseMines(names: Names, battle: Battle, { players, markers }: Mission): void {
  const taken = new Set<HexId>();
  players.forEach(({ side, zones }, owner) => {
    zones.forEach(({ mines = 0, hexes }, index) => {
      const field = `players.${owner}.zones.${index}`;
      const zone = names.hexes(mines === 0 ? [] : hexes, `${field}.hexes`);
      zone.forEach((hex, place) => {
        if (taken.has(hex) || markerIn(battle, 'mine', hex) !== undefined)
          names.refuse(`${field}.hexes.${place}`, 'a hex for no other mines (B18.0)', describe(hexes[place]));
        taken.add(hex);
      });
      const room = zone.filter((hex) => takesMine(battle, hex) && !hasEnemyIn(battle, side, hex)).length;
      if (room < mines) names.refuse(`${field}.mines`, `at most ${room}, one a hex (B18.0)`, String(mines));
    });
    markers.forEach((marker, index) => {
      if (marker.kind !== 'mine' || !marker.hidden || marker.side !== side) return;
      if (zones.some(({ mines }) => mines !== undefined))
        names.refuse(`markers.${index}.hidden`, `no hidden ${side} mine but in their zones (B18.3.3)`, 'true');
    });
  });
}

/** B12.1 */
function refuseSpotter(names: Names, units: readonly Unit[], { spotter }: PlayerSource, owner: PlayerId): void {
  if (spotter === undefined) return;
  const unit = units[names.pack.counterPlaces.get(spotter) ?? NONE];
  if (unit?.owner !== owner) names.refuse(`players.${owner}.spotter`, 'one of this player’s units (B12.1)', spotter);
}

/** B19.3 */
export function refuseControls(names: Names, controls: readonly { readonly at: HexId }[]): void {
  const taken = new Set<HexId>();
  controls.forEach(({ at }, index) => {
    if (taken.has(at))
      names.refuse(
        `controls.${index}.at`,
        'a hex without another Control Marker (B19.3)',
        `"${nameOfHex(names.map, at)}"`,
      );
    taken.add(at);
  });
}

// S2.2: the AI plays by Order Cards alone: it has no secrets, Action Cards or weapon cards, and none of its units waits
// for an order to enter, since the Mission Track brings them.

type CountByField = Readonly<Record<string, number>>;

export function refuseInMission(names: Names, { players }: Mission, ai: PlayerId): void {
  const its = players[ai];
  if (its === undefined) return;
  const field = `players.${ai}`;
  refuse(names, {
    [`${field}.cards`]: its.cards.first + its.cards.later,
    [`${field}.weapons`]: its.weapons.length,
    [`${field}.entries`]: its.entries.length,
    // Zones for mines are allowed: the AI's mines are laid at random.
    [`${field}.zones`]: its.zones.filter(({ units }) => units.length > 0).length,
    [`${field}.units.hidden`]: its.units.filter(({ hidden }) => hidden).length,
  });
}

export function refuseInPosition(names: Names, { options, players, solo, entries = [] }: PositionFile): void {
  if (solo === null) return;
  const { hand, weapons } = players[solo.ai];
  // S2.1: the solo rules have no activations.
  if (options.economy !== 'spentCheck')
    names.refuse('options.economy', 'spentCheck in a match against the AI (S2.1)', options.economy);
  refuse(names, {
    [`players.${solo.ai}.hand`]: hand.length,
    [`players.${solo.ai}.weapons`]: weapons.length,
  });
  entries.forEach(({ units }, entry) => {
    units.forEach((word, index) => {
      const counter = names.pack.counters[names.pack.counterPlaces.get(word) ?? NONE];
      if (counter?.side === solo.ai)
        names.refuse(`entries.${entry}.units.${index}`, 'none of the AI, whom the Mission Track brings (S2.2)', word);
    });
  });
  if (solo.marker >= solo.length)
    names.refuse('solo.marker', `at most ${solo.length - 1} (S2.7a)`, String(solo.marker));
}

function refuse(names: Names, given: CountByField): void {
  for (const [field, count] of Object.entries(given))
    if (count > 0) names.refuse(field, 'none for the AI (S2.2)', String(count));
}
