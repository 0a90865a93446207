import { ok, type Problem, type Result } from '@sandtable/kernel';
import { type BattleMap, makeMap } from '../board/map.ts';
import type { MarkerView } from '../model/marker.ts';
import type { Pack } from '../model/pack.ts';
import type { PositionFile } from '../model/position-schema.ts';
import { rumorCounters, type SoloTerms } from '../model/solo.ts';
import type { SoloPosition } from '../model/solo-schema.ts';
import { rulesInForce } from '../model/special-rule.ts';
import type { Terms } from '../model/terms.ts';
import { makeUnit, type Unit } from '../model/unit.ts';
import { type Side, SIDES } from '../model/unit-type.ts';
import { placeMarkers } from '../position/place-markers.ts';
import { placeUnits } from '../position/place-units.ts';
import { NO_VP, type Opening } from './mission-terms.ts';
import { Names } from './names.ts';
import { addEntering, addLost, playersIn, type PositionPlayers } from './position-players.ts';
import { battleOf, refuseUnitsByRules } from './broken-rules.ts';
import { refuseHands, refuseWeapons } from './card-refusals.ts';
import { refuseControls } from './marker-refusals.ts';
import { refuseActivations, refuseExposed, refuseHits, refuseRound } from './position-refusals.ts';
import { refuseInPosition } from './solo-refusals.ts';
import { addWaitingAi, soloTermsOf } from './solo-terms.ts';
import { justActedOf, type Places, refuseUnits } from './solo-units.ts';

/** A position as a match of two players can begin with it: in the middle of a round. */
export function openPosition(pack: Pack, position: PositionFile): Result<Opening> {
  const map = makeMap(pack.boards, position.map, position.options, 'position.map');
  if (!map.ok) return map;
  const named = nameAll(pack, map.value, position);
  const justActed = named.names.problems.length === 0 ? judgeAll(named, position) : [];
  if (named.names.problems.length > 0) return { ok: false, problems: named.names.problems };
  const { units, entries, markers, controls, solo, players } = named;
  return ok({
    terms: { ...termsOf(position, players.hands.flat(), solo), entries },
    map: map.value,
    units,
    markers,
    controls,
    weapons: players.weapons,
    hands: players.hands,
    activations: players.activations,
    startVp: NO_VP,
    handicapVp: NO_VP,
    solo: { marker: position.solo?.marker ?? 1, justActed },
    draft: null,
  });
}

/** Whatever a position names that there is not: told also of one that is wrong elsewhere. */
export function problemsOfNames(pack: Pack, position: PositionFile): readonly Problem[] {
  const map = makeMap(pack.boards, position.map, position.options, 'position.map');
  return map.ok ? nameAll(pack, map.value, position).names.problems : map.problems;
}

interface Named {
  /** With the problems. */
  readonly names: Names;
  readonly units: Unit[];
  readonly entries: Terms['entries'];
  readonly places: Places;
  readonly markers: readonly MarkerView[];
  readonly controls: Opening['controls'];
  readonly players: PositionPlayers;
  readonly solo: SoloTerms | null;
}

/** First what the file names: every name is looked up, and what is not there is told. */
function nameAll(pack: Pack, map: BattleMap, position: PositionFile): Named {
  const names = new Names(pack, map, 'position');
  const players = playersIn(names, position);
  const placed = placeUnits(pack, map, position.units, { field: 'position.units', gone: players.lost.flat() });
  const { units } = placed;
  const markers = placeMarkers(map, position.markers, 'position.markers');
  names.problems.push(...placed.problems, ...(markers.ok ? [] : markers.problems));
  addLost(names, units, players.lost);
  const entries = addEntering(names, units, position);
  const controls = position.controls.map(({ at, side }, index) => ({
    at: names.hex(at, `controls.${index}.at`),
    side,
  }));
  const places = new Map([...placed.entries].map(([word, index]) => [word, `units.${index}`]));
  const solo = position.solo === null ? null : soloTermsOf(pack, names, position.solo, SIDES);
  if (solo !== null && position.solo !== null) addAi(names, { units, places }, solo, position.solo);
  return { names, units, entries, places, markers: markers.ok ? markers.value : [], controls, players, solo };
}

/** Then what the rules forbid of it; gives those who have just acted. */
function judgeAll({ names, units, places, markers, controls, players }: Named, position: PositionFile): number[] {
  refuseRound(names, position);
  refuseInPosition(names, position);
  refuseControls(names, controls);
  refuseHands(names, players.hands, (player) => `players.${SIDES[player]}.hand`);
  SIDES.forEach((side, owner) => {
    if (side === position.solo?.ai) return;
    const weapons = players.weapons[owner] ?? [];
    refuseWeapons(names, units, { side, owner, weapons }, `players.${side}.weapons`);
  });
  refuseHits(names, units, places);
  refuseUnits(names, units, places, position.solo);
  refuseActivations(names, position, units, players.activations);
  refuseExposed(names, position, units, places);
  const battle = battleOf(names, { options: position.options, units, markers });
  refuseUnitsByRules(names, battle, (word) => places.get(word) ?? word);
  return justActedOf(names, units, position.solo);
}

/** S6.0: the Rumored Enemies on the map, and those who may turn out to be behind them. */
function addAi(
  names: Names,
  { units, places }: { readonly units: Unit[]; readonly places: Map<string, string> },
  terms: SoloTerms,
  { ai, rumors }: SoloPosition,
): void {
  addWaitingAi(names, units, terms, ai);
  const counters = rumorCounters(names.pack, ai).filter((unit) => units[unit]?.fate === 'unused');
  rumors.forEach(({ at, spent }, index) => {
    const unit = counters[index];
    if (unit === undefined) {
      names.refuse('solo.rumors', `at most ${counters.length} Rumored Enemies (S6.0)`, at);
      return;
    }
    units[unit] = makeUnit({ at: names.hex(at, `solo.rumors.${index}.at`), spent, owner: terms.ai });
    places.set(names.pack.counters[unit]?.word ?? '', `solo.rumors.${index}`);
  });
}

const NO_CARDS = { first: 0, later: 0 };

/** There are no cards but those that somebody holds. */
function termsOf(
  { map, rounds, players, rules }: PositionFile,
  deck: readonly number[],
  solo: SoloTerms | null,
): Terms {
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
    rules: rulesInForce(rules),
    solo,
  };
}
