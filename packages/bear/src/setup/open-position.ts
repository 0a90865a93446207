import { describe, ok, type Problem, type Result } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { type BattleMap, makeMap } from '../board/map.ts';
import { terrainFigures } from '../board/terrain.ts';
import type { MarkerView } from '../model/battle/marker.ts';
import type { Terms } from '../model/battle/terms.ts';
import { makeUnit, type Unit } from '../model/battle/unit.ts';
import { type CardId, NONE, playerId, type UnitId } from '../model/ids.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { PositionFile } from '../model/pack/position.ts';
import type { SoloPosition } from '../model/pack/solo-mission.ts';
import { rulesInForce } from '../model/pack/special-rule.ts';
import { isFoot, type Side, SIDES } from '../model/pack/unit-type.ts';
import { rumorCounters, type SoloTerms } from '../model/solo/solo.ts';
import { placeMarkers, placeUnits } from '../position/place.ts';
import { refuseHands, refuseWeapons } from './card-refusals.ts';
import { refuseControls, refuseInPosition } from './mission-refusals.ts';
import { NO_VP, type MatchOpening } from './mission-terms.ts';
import { Names } from './names.ts';
import { addEntering, addLost, playersIn, type PositionPlayers } from './players.ts';
import { addWaitingAi, soloTermsOf } from './solo-terms.ts';
import { battleOf, justActedOf, type Places, refuseUnits, refuseUnitsByRules } from './units.ts';

/** A position as the start of a match of two players, in the middle of a round. */
export function openPosition(pack: Pack, position: PositionFile): Result<MatchOpening> {
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

/** Names in a position that do not exist; reported even if something else is wrong with it. */
export function problemsOfNames(pack: Pack, position: PositionFile): readonly Problem[] {
  const map = makeMap(pack.boards, position.map, position.options, 'position.map');
  return map.ok ? nameAll(pack, map.value, position).names.problems : map.problems;
}

interface NamedPosition {
  /** Collects the problems. */
  readonly names: Names;
  readonly units: Unit[];
  readonly entries: Terms['entries'];
  readonly places: Places;
  readonly markers: readonly MarkerView[];
  readonly controls: MatchOpening['controls'];
  readonly players: PositionPlayers;
  readonly solo: SoloTerms | null;
}

/** First the names: each is resolved, and those that do not exist are reported. */
function nameAll(pack: Pack, map: BattleMap, position: PositionFile): NamedPosition {
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

/** Then the rules. Returns the units that have just acted. */
function judgeAll(
  { names, units, places, markers, controls, players }: NamedPosition,
  position: PositionFile,
): UnitId[] {
  refuseRound(names, position);
  refuseInPosition(names, position);
  refuseControls(names, controls);
  refuseHands(names, players.hands, (player) => `players.${SIDES[player]}.hand`);
  SIDES.forEach((side, owner) => {
    if (side === position.solo?.ai) return;
    const weapons = players.weapons[owner] ?? [];
    refuseWeapons(names, units, { side, owner: playerId(owner), weapons }, `players.${side}.weapons`);
  });
  refuseHits(names, units, places);
  refuseUnits(names, units, places, position.solo);
  refuseActivations(names, position, units, players.activations);
  refuseExposed(names, position, units, places);
  const battle = battleOf(names, { options: position.options, units, markers });
  refuseUnitsByRules(names, battle, (word) => places.get(word) ?? word);
  return justActedOf(names, units, position.solo);
}

/** S6.0: the Rumored Enemies on the map, and the units that may be behind them. */
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

/** The deck holds only the cards in hands and the weapon cards. */
function termsOf(
  { map, rounds, players, rules }: PositionFile,
  deck: readonly CardId[],
  solo: SoloTerms | null,
): Terms {
  const caps: Readonly<Record<Side, number>> = { german: players.german.caps, soviet: players.soviet.caps };
  return {
    mission: null,
    map,
    rounds,
    players: SIDES.map((side) => ({ side, caps: caps[side], cards: NO_CARDS, spotter: NONE })),
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

/** B2.4: a battle cannot go on after its last round. */
function refuseRound(names: Names, { round, rounds }: PositionFile): void {
  if (round > rounds) names.refuse('round', `at most ${rounds}, the last round (B2.4)`, String(round));
}

/** B1.0, B7.5 */
function refuseHits(names: Names, units: readonly Unit[], places: Places): void {
  const laid = new Map<number, number>();
  const { counters, hitMarkers } = names.pack;
  const inOrder = [...places].map(([word, place]) => ({ unit: names.pack.counterPlaces.get(word) ?? NONE, place }));
  for (const { unit, place } of inOrder) {
    const { hit = NONE } = units[unit] ?? {};
    const marker = hitMarkers[hit];
    if (marker === undefined || counters[unit] === undefined) continue;
    const before = laid.get(hit) ?? 0;
    laid.set(hit, before + 1);
    if (before < marker.copies) continue;
    const expected = `no more than ${marker.copies} ${marker.pile} ${marker.kind} in all (B7.5)`;
    names.refuse(`${place}.hit`, expected, describe(marker.kind));
  }
}

/** B3.0: only with activations, for the player's own fresh units on the map, each once. */
function refuseActivations(
  names: Names,
  { options }: PositionFile,
  units: readonly Unit[],
  activations: PositionPlayers['activations'],
): void {
  activations.forEach((activation, owner) => {
    if (activation === null) return;
    const field = `players.${SIDES[owner]}.activation`;
    if (options.economy !== 'sevenAP') names.refuse(field, 'none unless economy is sevenAP (B3.0)', 'one');
    activation.units.forEach((unit, index) => {
      const it = units[unit];
      if (it === undefined) return;
      const word = names.pack.counters[unit]?.word ?? '?';
      if (it.owner !== owner || it.at === NONE || it.spent)
        names.refuse(`${field}.units.${index}`, `a fresh ${SIDES[owner]} unit on the map (B3.0)`, word);
      else if (activation.units.indexOf(unit) !== index)
        names.refuse(`${field}.units.${index}`, 'each unit only once (B3.0)', word);
    });
  });
}

/**
 * B5.0.3: exposed units must have been able to become so. Smoke and vehicles may have come later, so they are not
 * checked.
 */
function refuseExposed(names: Names, { options }: PositionFile, units: readonly Unit[], places: Places): void {
  units.forEach(({ exposed, at, hidden, inside, carrier }, unit) => {
    const counter = names.pack.counters[unit];
    if (!exposed || counter === undefined) return;
    const field = `${places.get(counter.word)}.exposed`;
    const refuse = (expected: string): number => names.refuse(field, `${expected} (B5.0.3)`, 'true');
    if (options.cautiousMovement === 'off') refuse('no such unit unless cautiousMovement is on');
    if (!isFoot(counter.type)) refuse('foot, the only units that can be exposed');
    if (hidden || inside || carrier !== NONE || terrainFigures[terrainAt(names.map.ground, at)].dm > 0)
      refuse('a unit in the open');
  });
}
