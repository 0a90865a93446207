import { ok, type Problem, type Result } from '@sandtable/kernel';
import { type BattleMap, makeMap } from '../board/map.ts';
import { tablesFor } from '../board/tables-cache.ts';
import type { MarkerView } from '../model/marker.ts';
import type { Pack } from '../model/pack.ts';
import { rumorCounters, type SoloTerms } from '../model/solo.ts';
import type { SoloPosition } from '../model/solo-schema.ts';
import type { Terms } from '../model/terms.ts';
import { makeUnit, rosterOf, type Unit } from '../model/unit.ts';
import { type Side, SIDES } from '../model/unit-type.ts';
import { auditUnits } from '../position/audit-units.ts';
import { placeMarkers } from '../position/place-markers.ts';
import { placeUnits } from '../position/place-units.ts';
import type { PositionFile } from '../model/position-schema.ts';
import type { Opening } from './mission-terms.ts';
import { Names } from './names.ts';
import { refuseInPosition } from './solo-refusals.ts';
import { addWaitingAi, soloTermsOf } from './solo-terms.ts';
import { justActedOf, refuseUnits } from './solo-units.ts';

/** A position as a match of two players can begin with it: in the middle of a round. */
export function openPosition(pack: Pack, position: PositionFile): Result<Opening> {
  const map = makeMap(pack.boards, position.map, position.options, 'position.map');
  if (!map.ok) return map;
  const units = placeUnits(pack, map.value, position.units, 'position.units');
  const markers = placeMarkers(map.value, position.markers, 'position.markers');
  const names = new Names(pack, map.value, 'position');
  const hands = SIDES.map((side) =>
    position.players[side].hand.map((id, index) => names.card(id, `players.${side}.hand.${index}`)),
  );
  const weapons = SIDES.map((side) =>
    position.players[side].weapons.map(({ card, unit, uses }, index) => {
      const field = `players.${side}.weapons.${index}`;
      return {
        card: names.card(card, `${field}.card`),
        unit: unit === undefined ? -1 : names.unit(unit, `${field}.unit`),
        uses,
      };
    }),
  );
  const placed = units.ok ? [...units.value] : [];
  const controls = position.controls.map(({ at, side }, index) => ({
    at: names.hex(at, `controls.${index}.at`),
    side,
  }));
  const solo = position.solo === null ? null : soloTermsOf(pack, names, position.solo, SIDES);
  if (solo !== null && position.solo !== null) addAi(pack, names, placed, solo, position.solo);
  refuseInPosition(names, position);
  refuseUnits(names, placed, position.solo);
  const justActed = justActedOf(names, placed, position.solo);
  const problems = [...[units, markers].flatMap((result) => (result.ok ? [] : result.problems)), ...names.problems];
  if (!units.ok || !markers.ok || problems.length > 0) return { ok: false, problems };
  const broken = brokenRules(pack, map.value, position, placed, markers.value);
  if (broken.length > 0) return { ok: false, problems: broken };
  return ok({
    terms: termsOf(position, hands.flat(), solo),
    map: map.value,
    units: placed,
    markers: markers.value,
    controls,
    weapons,
    hands,
    solo: { marker: position.solo?.marker ?? 1, justActed },
  });
}

/** What the rules forbid of units wherever they are asked about. */
function brokenRules(
  pack: Pack,
  map: BattleMap,
  { options }: PositionFile,
  units: readonly Unit[],
  markers: readonly MarkerView[],
): Problem[] {
  const tables = tablesFor(map.ground, options);
  return auditUnits({ pack, map, tables, view: { options, units, roster: rosterOf(units), markers } });
}

/** S6.0: the Rumored Enemies on the map, and those who may turn out to be behind them. */
function addAi(pack: Pack, names: Names, units: Unit[], terms: SoloTerms, { ai, rumors }: SoloPosition): void {
  addWaitingAi(names, units, terms, ai);
  const counters = rumorCounters(pack, ai).filter((unit) => units[unit]?.fate === 'unused');
  rumors.forEach(({ at, spent }, index) => {
    const unit = counters[index];
    if (unit === undefined) names.refuse('solo.rumors', `at most ${counters.length} Rumored Enemies (S6.0)`, at);
    else units[unit] = makeUnit({ at: names.hex(at, `solo.rumors.${index}.at`), spent, owner: terms.ai });
  });
}

const NO_CARDS = { first: 0, later: 0 };

/** There are no cards but those that somebody holds. */
function termsOf({ map, rounds, players }: PositionFile, deck: readonly number[], solo: SoloTerms | null): Terms {
  const caps: Readonly<Record<Side, number>> = { german: players.german.caps, soviet: players.soviet.caps };
  return {
    mission: null,
    map,
    rounds,
    players: SIDES.map((side) => ({ side, caps: caps[side], cards: NO_CARDS, spotter: -1 })),
    entries: [],
    exits: [],
    zones: [],
    initiative: null,
    deck,
    events: [],
    victory: SIDES.map((side) => ({ kind: 'destroyed', side, vp: 1, units: null, added: false })),
    end: [],
    solo,
  };
}
