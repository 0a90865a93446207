import { ok, type Problem, type Result } from '@sandtable/kernel';
import { type BattleMap, edgeHexes, makeMap } from '../board/map.ts';
import type { Control, MarkerView } from '../model/battle/marker.ts';
import type { DraftParts } from '../model/draft/draft.ts';
import type { Mission } from '../model/pack/mission.ts';
import type { BattleOptions } from '../model/options.ts';
import { neverPlayed } from '../model/battle/never-played.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Activation, Weapon } from '../model/battle/player.ts';
import type { SoloTerms, SoloView } from '../model/solo/solo.ts';
import { rulesInForce } from '../model/pack/special-rule.ts';
import type { Terms } from '../model/battle/terms.ts';
import { rosterOf, type Unit } from '../model/battle/unit.ts';
import { isCombatCounter, type Side } from '../model/pack/unit-type.ts';
import { placeMarkers } from '../position/place.ts';
import { mergePlayers } from './players.ts';
import { Names } from './names.ts';
import { battleOf, missionUnits } from './units.ts';
import { refuseInMission, refuseMission } from './mission-refusals.ts';
import { addWaitingAi, soloTermsOf } from './solo-terms.ts';
import { type CardId, NONE, playerId } from '../model/ids.ts';

export interface MatchOpening {
  readonly terms: Terms;
  readonly map: BattleMap;
  readonly units: readonly Unit[];
  readonly markers: readonly MarkerView[];
  /** Without a player, credited to the first player of the side. */
  readonly controls: readonly (Omit<Control, 'player'> & Partial<Control>)[];
  readonly weapons: readonly (readonly Weapon[])[];
  /** B8.0: each player's starting hand, taken from the deck of the terms. */
  readonly hands: readonly (readonly CardId[])[];
  /** B3.0: the units active at the start, by player; null if none. */
  readonly activations: readonly (Activation | null)[];
  /** S1.0 */
  readonly startVp: Readonly<Record<Side, number>>;
  /** B3.2.5 */
  readonly handicapVp: Readonly<Record<Side, number>>;
  /** S1.0: the space of the AI's marker, and the units that have just acted. */
  readonly solo: Pick<SoloView, 'marker' | 'justActed'>;
  /** G2: not null if the battle is yet to be generated. */
  readonly draft: DraftParts | null;
}

export const NO_VP: MatchOpening['startVp'] = { german: 0, soviet: 0 };
export const SOLO_START: MatchOpening['solo'] = { marker: 1, justActed: [] };

/** Resolves the names in a printed mission and reports those that do not exist. */
export function openMission(
  pack: Pack,
  printed: Mission,
  options: BattleOptions,
  field = 'mission',
): Result<MatchOpening> {
  const mission = mergePlayers(printed, options.onePlayer, (units) => capsFor(pack, units));
  // BG.2: a mission file always names hexes this way, whatever notation the players chose.
  const map = makeMap(pack.boards, mission.map, { ...options, labels: 'rowLetter' }, `${field}.map`);
  if (!map.ok) return map;
  const names = new Names(pack, map.value, field);
  const units = missionUnits(pack, names, mission);
  const markers = placeMarkers(map.value, mission.markers, `${field}.markers`);
  const handicap = options.economy === 'sevenAP' ? mission.sevenAP : undefined;
  const terms = termsOf(pack, names, mission, handicap);
  const ai = terms.solo === null ? undefined : terms.players[terms.solo.ai];
  if (terms.solo !== null && ai !== undefined) addWaitingAi(names, units, terms.solo, ai.side);
  const controls = mission.controls.map(({ at, side }, index) => ({ at: names.hex(at, `controls.${index}.at`), side }));
  const weapons = mission.players.map((player, place) =>
    player.weapons.map(({ card, unit, uses }, index) => ({
      card: names.card(card, `players.${place}.weapons.${index}.card`),
      unit: unit === undefined ? NONE : names.unit(unit, `players.${place}.weapons.${index}.unit`),
      uses,
    })),
  );
  const problems: Problem[] = [...names.problems, ...(markers.ok ? [] : markers.problems)];
  if (problems.length > 0 || !markers.ok) return { ok: false, problems };
  const battle = battleOf(names, { options, units, markers: markers.value });
  refuseMission(names, mission, { battle, units, controls, weapons });
  if (names.problems.length > 0) return { ok: false, problems: names.problems };
  const stock = { options, terms, roster: rosterOf(units), markers: markers.value, weapons };
  const out = neverPlayed(pack, stock);
  return ok({
    terms: { ...terms, deck: terms.deck.filter((card) => !out.has(card)) },
    map: map.value,
    units,
    markers: markers.value,
    controls,
    weapons: weapons.map((each) => each.filter(({ card }) => !out.has(card))),
    hands: [],
    activations: [],
    startVp: mission.solo?.startVp ?? NO_VP,
    handicapVp: handicap === undefined ? NO_VP : { ...NO_VP, [handicap.side]: handicap.vp },
    solo: SOLO_START,
    draft: null,
  });
}

function termsOf(pack: Pack, names: Names, mission: Mission, handicap: Mission['sevenAP']): Terms {
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
      caps: (caps ?? capsFor(pack, units)) + (side === handicap?.side ? handicap.caps : 0),
      cards,
      spotter: spotter === undefined ? NONE : names.unit(spotter, `players.${place}.spotter`),
    })),
    entries,
    exits: mission.exits.map(({ side, edge, units }, index) => ({
      side,
      edge,
      hexes: edgeHexes(names.map, edge),
      units: units === undefined ? null : names.units(units, `exits.${index}.units`),
    })),
    zones: mission.players.flatMap((player, place) =>
      player.zones.map(({ units, hexes, mines }, index) => ({
        units: names.units(units, `players.${place}.zones.${index}.units`),
        hexes: names.hexes(hexes, `players.${place}.zones.${index}.hexes`),
        ...(mines === undefined ? {} : { mines: { player: playerId(place), count: mines } }),
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
    rules: rulesInForce(mission.rules),
    solo: soloOf(pack, names, mission),
  };
}

/** S2.0: the AI has one side, a single player the other. */
function soloOf(pack: Pack, names: Names, mission: Mission): SoloTerms | null {
  const { solo, players } = mission;
  if (solo === null) return null;
  if (players.length !== 2 || players[0]?.side === players[1]?.side)
    names.refuse('players', 'one player of each side, one of them the AI', String(players.length));
  const sides = players.map(({ side }) => side);
  refuseInMission(names, mission, playerId(sides.indexOf(solo.ai)));
  return soloTermsOf(pack, names, solo, sides);
}

/** B1.0a: half the combat units, rounded up, plus two, at most twelve. */
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
      return { ...rule, units: rule.units === undefined ? null : names.units(rule.units, `${field}.units`) };
    case 'reached':
      return { ...rule, hexes: names.hexes(rule.hexes, `${field}.hexes`) };
    case 'wipedOut':
      return rule;
  }
}
