import { Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { MARKER_KINDS } from '../../model/battle/marker.ts';
import type { Mission } from '../../model/pack/mission.ts';
import type { BearSystem, State } from '../../model/battle/state.ts';
import type { EndRule, EventEffect, FixedInitiative, VictoryRule } from '../../model/battle/terms.ts';
import { canStand, takesMine } from '../../rules/ground/bans.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { game, pack } from '../../testing/match.ts';
import { unitId } from '../../model/ids.ts';

/** Missions between people; solo missions have tests of their own. */
const missions = nonEmpty(pack.missions.filter(({ solo }) => solo === null));

function opened(system: BearSystem, options: Readonly<Record<string, string>>): State {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return system.setup(read.value, new Recorder(streamsOf('opening', system.streams)));
}

const unitsOf = (mission: Mission): Mission['players'][number]['units'] =>
  mission.players.flatMap(({ units }) => units);
const typeOfCounter = (word: string): string => pack.counters[pack.counterPlaces.get(word) ?? -1]?.type.id ?? word;
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

test.each(missions.map(({ id }) => id))('%s opens under both economies, with everybody where he may be', (mission) => {
  for (const economy of ['spentCheck', 'sevenAP']) {
    const state = opened(game, { mission, economy });
    expect(game.audit(state)).toEqual([]);
    const battle = fieldsOf(pack)(state);
    const astray = state.units.flatMap(({ at, carrier }, unit) =>
      at !== -1 && carrier === -1 && !canStand(battle, unitId(unit), at) ? [unit] : [],
    );
    expect(astray).toEqual([]);
    for (const { units, hexes, mines } of state.terms.zones) {
      expect(units.length + (mines?.count ?? 0)).toBeGreaterThan(0);
      for (const unit of units) expect(hexes.filter((hex) => canStand(battle, unit, hex))).toEqual(hexes);
      expect(hexes.filter((hex) => mines !== undefined && !takesMine(battle, hex))).toEqual([]);
    }
    for (const { hexes } of state.terms.entries) expect(hexes.length).toBeGreaterThan(0);
  }
});

test('in some someone is placed by his player, in some someone comes later', () => {
  const terms = missions.map(({ id }) => opened(game, { mission: id }).terms);
  expect(terms.flatMap(({ zones }) => zones)).not.toEqual([]);
  expect(terms.flatMap(({ entries }) => entries)).not.toEqual([]);
});

test('a dozen firefights for two, one for four, and the one whose figures are given', () => {
  const seats = missions.map(({ players }) => players.length);
  expect(seats.filter((count) => count === 2).length).toBeGreaterThanOrEqual(12);
  expect(seats.at(-1)).toBe(4);
  for (const { rounds, players } of missions) {
    expect([3, 4, 5, 6]).toContain(rounds);
    for (const { caps } of players) expect(caps).toBeGreaterThanOrEqual(3);
  }
});

test('GT-51 Panzerkoloss Ahead has the CAPs, cards, rounds, boards and VP that are known of it', () => {
  const koloss = missions.find(({ id }) => id === 'panzerkoloss-ahead');
  expect(koloss).toMatchObject({
    rounds: 5,
    map: { boards: [{ board: 'b2' }, { board: 'b12' }] },
    players: [
      { side: 'german', caps: 12, cards: { first: 2, later: 1 } },
      { side: 'soviet', caps: 10, cards: { first: 2, later: 1 } },
    ],
  });
  const giants = koloss === undefined ? [] : unitsOf(koloss).map(({ unit }) => unit);
  const units = giants.filter((word) => typeOfCounter(word).startsWith('s-kv'));
  expect(koloss?.victory).toEqual([
    { kind: 'destroyed', side: 'german', vp: 1, added: false },
    { kind: 'destroyed', side: 'german', vp: 2, units, added: false },
    { kind: 'destroyed', side: 'soviet', vp: 1, added: false },
    { kind: 'alive', side: 'soviet', vp: 2, units },
    { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ]);
});

const helped = missions.flatMap(({ id, sevenAP, players }) =>
  sevenAP === undefined ? [] : [{ id, sevenAP, players }],
);

test.each(nonEmpty(helped))(
  'B3.2.5 in $id the handicap gives a side that plays something, with seven AP alone',
  (it) => {
    const { side, caps, vp } = it.sevenAP;
    expect(caps + vp).toBeGreaterThan(0);
    const [plain, seven] = ['spentCheck', 'sevenAP'].map((economy) => opened(game, { mission: it.id, economy }));
    const more = seven?.players.map(({ start }, player) => start - (plain?.players[player]?.start ?? 0));
    expect(more).toEqual(it.players.map((player) => (player.side === side ? caps : 0)));
    expect(plain?.vp).toEqual({ german: 0, soviet: 0 });
    expect(seven?.vp).toEqual({ german: 0, soviet: 0, [side]: vp });
  },
);

test('B3.2.5 S2.1 no mission against the AI has a handicap for seven AP, which it is not played with', () => {
  const solo = nonEmpty(pack.missions.filter((mission) => mission.solo !== null));
  expect(solo.filter(({ sevenAP }) => sevenAP !== undefined)).toEqual([]);
});

/** Boards for generated battles, whose maps are laid in the draft. */
const SPARE_BOARDS = ['b6', 'b7', 'b8', 'b9', 'b10', 'b11', 'b13', 'b14'];

/** B8.3: in a first hand it would end a firefight before its first turn, so no mission of ours uses it. */
const CEASE_FIRE = 'halt-order';

test('B8.3 no firefight of ours can be over before it has begun', () => {
  expect(pack.missions.flatMap(({ id, deck }) => (deck.includes(CEASE_FIRE) ? [id] : []))).toEqual([]);
  for (const { id } of missions) {
    const state = opened(game, { mission: id, firstRoundCards: 'extraAtSetup' });
    expect([id, state.ended, state.round]).toEqual([id, null, 1]);
  }
});

test('every board but the spare ones, every type of unit and every card but the Cease Fire is met somewhere', () => {
  const boards = missions.flatMap(({ map }) => ('boards' in map ? map.boards.map(({ board }) => board) : []));
  expect(sorted([...boards, ...SPARE_BOARDS])).toEqual(sorted(pack.boards.map(({ id }) => id)));
  const types = missions.flatMap((mission) => unitsOf(mission).map(({ unit }) => typeOfCounter(unit)));
  const printed = pack.unitTypes.filter(({ kind }) => kind !== 'rumor');
  expect(sorted(types)).toEqual(sorted(printed.map(({ id }) => id)));
  const cards = missions.flatMap(({ deck, players }) => [
    ...deck,
    ...players.flatMap(({ weapons }) => weapons.map(({ card }) => card)),
  ]);
  expect(sorted([...cards, CEASE_FIRE])).toEqual(sorted(pack.actionCards.map(({ id }) => id)));
});

test('everything that a firefight can say is said somewhere', () => {
  const effects = { caps: 0, vp: 0, vpForControl: 0, smoke: 0, hurry: 0 } satisfies Record<EventEffect['kind'], number>;
  // Only Generator Cards score for reaching ground.
  const rules = { destroyed: 0, alive: 0, control: 0, left: 0, wipedOut: 0, objective: 0 } satisfies Record<
    Exclude<VictoryRule['kind'], 'reached'>,
    number
  >;
  const ends = { wipedOut: 0, controlsAll: 0 } satisfies Record<EndRule['kind'], number>;
  const begins = { first: 0, all: 0, alternating: 0 } satisfies Record<FixedInitiative['rounds'], number>;
  // Only the cup of a generation leaves a hasty defense to whoever comes first.
  const kinds = MARKER_KINDS.filter((kind) => kind !== 'hasty');
  expect(sorted(missions.flatMap(({ markers }) => markers.map(({ kind }) => kind)))).toEqual(sorted(kinds));
  const effectsSaid = missions.flatMap(({ events }) =>
    events.flatMap((event) => event.effects.map(({ kind }) => kind)),
  );
  expect(sorted(effectsSaid)).toEqual(sorted(Object.keys(effects)));
  expect(sorted(missions.flatMap(({ victory }) => victory.map(({ kind }) => kind)))).toEqual(
    sorted(Object.keys(rules)),
  );
  expect(sorted(missions.flatMap(({ end }) => end.map(({ kind }) => kind)))).toEqual(sorted(Object.keys(ends)));
  expect(sorted(missions.flatMap(({ initiative }) => initiative?.rounds ?? []))).toEqual(sorted(Object.keys(begins)));
});

test('hidden units, reinforcements and passengers come in each way there is', () => {
  const units = missions.flatMap(unitsOf);
  const players = missions.flatMap((mission) => mission.players);
  const entries = players.flatMap((player) => player.entries);
  expect(units.some(({ hasty }) => hasty)).toBe(true);
  expect(units.some(({ inside }) => inside)).toBe(true);
  expect(units.some(({ carrier, enters }) => carrier !== undefined && enters !== undefined)).toBe(true);
  expect(units.some(({ carrier, at }) => carrier !== undefined && at !== undefined)).toBe(true);
  expect(entries.some(({ edge }) => edge !== undefined)).toBe(true);
  expect(entries.some(({ hexes }) => hexes.length > 0)).toBe(true);
  expect(players.some(({ zones }) => zones.some(({ units: hidden }) => hidden.length > 0))).toBe(true);
  expect(players.some(({ zones }) => zones.some(({ mines }) => mines !== undefined))).toBe(true);
  const batteries = players.filter(({ weapons }) => weapons.some(({ card }) => card.startsWith('artillery')));
  expect(sorted(batteries.map(({ spotter }) => (spotter === undefined ? 'any hex' : 'a spotter')))).toEqual([
    'a spotter',
    'any hex',
  ]);
});

test('briefings are of three to six sentences, each its own, and the lopsided one says that it is', () => {
  expect(new Set(pack.missions.map(({ briefing }) => briefing)).size).toBe(pack.missions.length);
  for (const { id, briefing } of nonEmpty(pack.missions)) {
    const sentences = briefing.split(/[.?!](?:\s|$)/).filter((each) => each !== '').length;
    expect([id, sentences >= 3 && sentences <= 6, briefing.length > 240]).toEqual([id, true, true]);
  }
  const lopsided = pack.missions.filter(({ underdog }) => underdog !== null);
  expect(lopsided.map(({ briefing }) => briefing.includes('not fair'))).toEqual([true]);
});
