import { ok, type Problem, type Result } from '@sandtable/kernel';
import { type BattleMap, edgeHexes, makeMap } from '../board/map.ts';
import type { Control } from '../model/control.ts';
import type { MarkerView } from '../model/marker.ts';
import type { Mission } from '../model/mission-schema.ts';
import type { BattleOptions } from '../model/options.ts';
import type { Pack } from '../model/pack.ts';
import type { Weapon } from '../model/player.ts';
import type { Terms } from '../model/terms.ts';
import type { Unit } from '../model/unit.ts';
import { isCombatCounter } from '../model/unit-type.ts';
import { placeMarkers } from '../position/place-markers.ts';
import { mergePlayers } from './merge-players.ts';
import { Names } from './names.ts';
import { missionUnits } from './mission-units.ts';

/** All that a match begins with. */
export interface Opening {
  readonly terms: Terms;
  readonly map: BattleMap;
  readonly units: readonly Unit[];
  readonly markers: readonly MarkerView[];
  readonly controls: readonly Control[];
  /** By player. */
  readonly weapons: readonly (readonly Weapon[])[];
  /** B8.0: the cards that each holds from the start, by player; they are of the deck of the terms. */
  readonly hands: readonly (readonly number[])[];
}

/** A printed mission as the battle reads it: every name is looked up, and what is not there is named. */
export function openMission(pack: Pack, printed: Mission, options: BattleOptions, field = 'mission'): Result<Opening> {
  const mission = mergePlayers(printed, options.onePlayer);
  // BG.2: a firefight is written in one way of naming hexes, whichever the players prefer.
  const map = makeMap(pack.boards, mission.map, { ...options, labels: 'rowLetter' }, `${field}.map`);
  if (!map.ok) return map;
  const names = new Names(pack, map.value, field);
  const units = missionUnits(pack, names, mission);
  const markers = placeMarkers(map.value, mission.markers, `${field}.markers`);
  const terms = termsOf(pack, names, mission);
  const controls = mission.controls.map(({ at, side }, index) => ({ at: names.hex(at, `controls.${index}.at`), side }));
  const weapons = mission.players.map((player, place) =>
    player.weapons.map(({ card, unit, uses }, index) => ({
      card: names.card(card, `players.${place}.weapons.${index}.card`),
      unit: unit === undefined ? -1 : names.unit(unit, `players.${place}.weapons.${index}.unit`),
      uses,
    })),
  );
  const problems: Problem[] = [...names.problems, ...(markers.ok ? [] : markers.problems)];
  if (problems.length > 0 || !markers.ok) return { ok: false, problems };
  return ok({ terms, map: map.value, units, markers: markers.value, controls, weapons, hands: [] });
}

function termsOf(pack: Pack, names: Names, mission: Mission): Terms {
  const entries = mission.players.flatMap((player, place) =>
    player.entries.map(({ round, edge, hexes }, index) => {
      const field = `players.${place}.entries.${index}`;
      const named = names.hexes(hexes, `${field}.hexes`);
      return { round, hexes: edge === undefined ? named : [...named, ...edgeHexes(names.map, edge)] };
    }),
  );
  return {
    mission: mission.id,
    map: mission.map,
    rounds: mission.rounds,
    players: mission.players.map(({ side, caps, cards, units, spotter }, place) => ({
      side,
      caps: caps ?? capsFor(pack, units),
      cards,
      spotter: spotter === undefined ? -1 : names.unit(spotter, `players.${place}.spotter`),
    })),
    entries,
    exits: mission.exits.map(({ side, edge }) => ({ side, edge, hexes: edgeHexes(names.map, edge) })),
    zones: mission.players.flatMap((player, place) =>
      player.zones.map(({ units, hexes }, index) => ({
        units: names.units(units, `players.${place}.zones.${index}.units`),
        hexes: names.hexes(hexes, `players.${place}.zones.${index}.hexes`),
      })),
    ),
    initiative: mission.initiative,
    deck: mission.deck.flatMap((id, index) => {
      const card = names.card(id, `deck.${index}`);
      return Array.from({ length: pack.actionCards[card]?.copies ?? 0 }, () => card);
    }),
    events: mission.events.map(({ card, effects }, index) => ({
      card: names.card(card, `events.${index}.card`),
      effects: effects.map((effect) =>
        effect.kind === 'smoke' ? { ...effect, hexes: names.hexes(effect.hexes, `events.${index}.effects`) } : effect,
      ),
    })),
    victory: mission.victory.map((rule, index) => victoryOf(names, rule, `victory.${index}`)),
    end: mission.end,
  };
}

/** B1.0a: half the combat counters, rounded up, and two more, but no more than twelve. */
function capsFor({ counters, counterPlaces }: Pack, units: readonly { readonly unit: string }[]): number {
  const fighting = units.filter(({ unit }) => {
    const counter = counters[counterPlaces.get(unit) ?? -1];
    return counter !== undefined && isCombatCounter(counter.type);
  }).length;
  return Math.min(12, Math.ceil(fighting / 2) + 2);
}

function victoryOf(names: Names, rule: Mission['victory'][number], field: string): Terms['victory'][number] {
  switch (rule.kind) {
    case 'destroyed':
      return { ...rule, units: rule.units === undefined ? null : names.units(rule.units, `${field}.units`) };
    case 'alive':
      return { ...rule, units: names.units(rule.units, `${field}.units`) };
    case 'control':
      return { ...rule, at: rule.at === undefined ? null : names.hex(rule.at, `${field}.at`) };
    case 'objective':
      return { ...rule, card: names.card(rule.card, `${field}.card`), at: names.hex(rule.at, `${field}.at`) };
    case 'left':
    case 'wipedOut':
      return rule;
  }
}
