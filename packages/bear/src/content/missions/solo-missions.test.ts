import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { AI_ACTIONS, type AiAction } from '../../model/solo/order.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import type { Mission } from '../../model/pack/mission.ts';
import { DIFFICULTIES, type SoloMission } from '../../model/pack/solo-mission.ts';
import type { State } from '../../model/battle/state.ts';
import type { TrackEvent } from '../../model/solo/solo.ts';
import { canStand, takesMine } from '../../rules/ground/bans.ts';
import { game, pack } from '../../testing/match.ts';
import { unitId } from '../../model/ids.ts';

const missions = nonEmpty(
  pack.missions.flatMap((mission) => (mission.solo === null ? [] : [{ ...mission, solo: mission.solo }])),
);
const tracks = nonEmpty(missions.flatMap(({ solo }) => solo.track.map((space) => ({ ...space, last: solo.length }))));

function opened(mission: string): State {
  const read = game.options({ mission });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return game.setup(read.value, new Recorder(streamsOf('opening', game.streams)));
}

function playerOf({ players, solo }: Pick<Mission, 'players'> & { readonly solo: SoloMission }) {
  return players.find(({ side }) => side !== solo.ai);
}

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

test.each(missions.map((mission) => [mission.id, mission] as const))(
  'S1.0 %s is set up as it says: map and units, the marker on space 1, cup, Order deck, CAPs and hand',
  (id, mission) => {
    const { solo } = mission;
    const state = opened(id);
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
    expect(state.solo).toMatchObject({ marker: 1, justActed: [] });
    expect(state.solo?.cup.inside).toHaveLength(solo.cup.units.length + solo.cup.noEnemy + solo.cup.mines);
    expect(state.orderDeck.inside.length + state.orderDeck.discards.length).toBe(state.terms.solo?.deck.length);
    const player = playerOf(mission);
    const place = state.players.findIndex(({ seat }) => seat !== 'ai');
    expect(state.players[place]).toMatchObject({ side: player?.side, start: player?.caps });
    // hands are dealt after the units are placed.
    const isDealt = state.terms.zones.length === 0;
    expect(state.players[place]?.hand).toHaveLength(isDealt ? (player?.cards.first ?? 0) : 0);
  },
);

test('in some the player places his units', () => {
  expect(missions.flatMap(({ id }) => opened(id).terms.zones)).not.toEqual([]);
});

test.each(missions.map(({ id }) => id))('S5.5 in %s no AI begins on top of another', (id) => {
  const state = opened(id);
  const hexes = state.units.flatMap(({ at, owner }) => (at !== -1 && owner === state.terms.solo?.ai ? [at] : []));
  expect(new Set(hexes).size).toBe(hexes.length);
});

test('R-126 at least eight missions: for both nations, easy, normal and hard ones, attacks and defences', () => {
  expect(missions.length).toBeGreaterThanOrEqual(8);
  expect(sorted(missions.map(({ solo }) => solo.ai))).toEqual(['german', 'soviet']);
  for (const difficulty of DIFFICULTIES)
    expect(missions.filter(({ solo }) => solo.difficulty === difficulty).length).toBeGreaterThanOrEqual(2);
  const ranks = missions.map(({ solo }) => DIFFICULTIES.indexOf(solo.difficulty));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(sorted(missions.map(({ solo: { deck } }) => `${deck.from}-${deck.to}`))).toEqual(['13-51', '5-43']);
  for (const { solo } of missions) expect([10, 12, 16, 20]).toContain(solo.length);
});

test('GT-51 Panzerkoloss Ahead against the AI has the figures of the firefight, the Defense deck and a track of 20', () => {
  const printed = pack.missions.find(({ id }) => id === 'panzerkoloss-ahead');
  const koloss = missions.find(({ id }) => id === 'panzerkoloss-solo');
  expect(koloss).toMatchObject({
    rounds: 5,
    map: printed?.map,
    victory: printed?.victory,
    controls: printed?.controls,
    deck: printed?.deck,
    players: [
      { side: 'german', caps: 12, cards: { first: 2, later: 1 } },
      { side: 'soviet', caps: 0 },
    ],
    solo: { ai: 'soviet', length: 20, deck: { from: 5, to: 43, also: [], without: [] } },
  });
});

const YELLOW: readonly TrackEvent['kind'][] = ['reinforce', 'rumor', 'rumorAtCardHex', 'commandExperience'];

test('R-113 yellow are the spaces that bring counters or cards, and the end; none is an AI action', () => {
  for (const { name, space, last, yellow, events } of tracks) {
    const isMeant = space === last || events.some(({ kind }) => YELLOW.includes(kind));
    expect([name, yellow]).toEqual([name, isMeant]);
    expect(yellow && events.some((event) => 'asAction' in event && event.asAction)).toBe(false);
  }
});

test('S7.0, S7.1 each mission has one to three Counteractions and Mission Orders, and titles of its own on the track', () => {
  for (const { id, solo } of missions) {
    for (const orders of [solo.counteractions, solo.missionOrders])
      expect([id, orders.length >= 1 && orders.length <= 3]).toEqual([id, true]);
    const names = solo.track.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('S4.3.1 the missions’ own orders give +1 CAP or +2 CAPs, as cards do', () => {
  const orders = nonEmpty(missions.flatMap(({ solo }) => [...solo.counteractions, ...solo.missionOrders]));
  expect(sorted(orders.map(({ caps }) => String(caps)))).toEqual(['0', '1', '2']);
});

/** Only tiles of generated missions have these. */
const FOR_TILES = ['asCommand', 'smokeAtCardHex', 'drawDefense'] as const satisfies readonly TrackEvent['kind'][];

const ON_TILES: readonly AiAction[] = ['leave', 'enterFromCup'];

/** All but aircraft: ours have none, but a pack may (B17.5d). */
const KINDS = {
  rumor: 0,
  rumorAtCardHex: 0,
  reinforce: 0,
  order: 0,
  confusion: 0,
  capSurplus: 0,
  swiftAction: 0,
  commandExperience: 0,
  smoke: 0,
  barrage: 0,
  playerCaps: 0,
  vp: 0,
  endRound: 0,
} satisfies Record<Exclude<TrackEvent['kind'], 'airStrike' | (typeof FOR_TILES)[number]>, number>;

function played(mission: string, seed: string): { readonly state: State; readonly events: readonly BearEvent[] } {
  const { captain } = botsFor(game, pack);
  const random = randomOf(seed, 'solo');
  const state = opened(mission);
  const events: BearEvent[] = [];
  for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state)) {
    const io = new Recorder<BearEvent>(state.random);
    game.apply(state, captain(game.view(state, asked.seat), random), io);
    events.push(...io.told.map(({ event }) => event));
  }
  return { state, events };
}

test('S7.2 whatever an event can be is on some track and happens; the AI does nearly all it can be ordered to', () => {
  expect(sorted(tracks.flatMap(({ events }) => events.map(({ kind }) => kind)))).toEqual(sorted(Object.keys(KINDS)));
  const happened = new Set<string>();
  const done = new Set<AiAction>();
  for (const { id, solo } of missions) {
    const { state, events } = played(id, `sfc32:${id}`);
    expect(game.audit(state)).toEqual([]);
    for (const event of events) {
      if (event.key === 'aiOrdered') done.add(event.action);
      if (event.key !== 'trackEvent') continue;
      const kind = solo.track.find(({ space }) => space === event.space)?.events[event.event]?.kind;
      if (kind !== undefined) happened.add(kind);
    }
  }
  expect(sorted(happened)).toEqual(sorted(Object.keys(KINDS)));
  // Some are rare; the balance report shows how often each is executed over many matches.
  expect(AI_ACTIONS.filter((action) => !done.has(action) && !ON_TILES.includes(action)).length).toBeLessThanOrEqual(4);
});
