import { must, printProblem } from '@sandtable/kernel';
import { nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import { bear } from '../system.ts';
import type { BearMatch } from '../testing/match.ts';
import { unitIn } from '../testing/story.ts';
import { checkPack } from './check-pack.ts';
import { missionSeats } from './players.ts';

interface Handicapped {
  readonly sevenAP?: MissionSource['sevenAP'];
  readonly economy?: string;
}

/** This many Rifles and the named units against one; the mission leaves CAPs to the rules. */
function begin(rifles: number, more: readonly string[] = [], { sevenAP, ...options }: Handicapped = {}): BearMatch {
  const words = Array.from({ length: rifles }, (_rifle, index) => `g0${index + 1}`);
  const mission: MissionSource = {
    id: 'silent',
    name: 'Silent',
    briefing: 'The Rifles wait in the north, or so the text has it.',
    map: { bare: { radius: 4 } },
    rounds: 1,
    players: [
      {
        side: 'german',
        caps: null,
        cards: { first: 0, later: 0 },
        units: [...words, ...more].map((unit) => ({ unit, at: '0,4', facing: 'S' })),
      },
      { side: 'soviet', caps: 7, cards: { first: 0, later: 0 }, units: [{ unit: 's01', at: '0,-4' }] },
    ],
    victory: [],
    ...(sevenAP === undefined ? {} : { sevenAP }),
  };
  const checked = checkPack({ ...defaultPack, missions: [mission] });
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  return new Rehearsal(bear(checked.value), { mission: 'silent', ...options });
}

test('B1.0a where the firefight names no CAPs: half the combat counters, rounded up, and 2', () => {
  expect(begin(1).state.players.map(({ start }) => start)).toEqual([3, 7]);
  expect(begin(4).state.players[0]?.start).toBe(4);
  expect(begin(5).state.players[0]?.start).toBe(5);
  expect(begin(5, ['g34', 'g37']).state.players[0]?.start).toBe(5);
});

test('B1.0a but no more than 12', () => {
  const tanks = [45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((number) => `g${number}`);
  expect(begin(8, tanks).state.players[0]?.start).toBe(12);
});

test('B20.4 B1.0a one player for two forces: a force without named CAPs brings its own total, and no pool is below 0', () => {
  const force = (
    side: 'german' | 'soviet',
    caps: number | null,
    units: readonly string[],
  ): MissionSource['players'][number] => ({
    side,
    caps,
    cards: { first: 0, later: 0 },
    units: units.map((unit) => ({ unit, at: '0,0' })),
  });
  const mission: MissionSource = {
    id: 'pairs',
    name: 'Pairs',
    briefing: 'For tests.',
    map: { bare: { radius: 2 } },
    rounds: 1,
    players: [
      force('german', 6, ['g01']),
      force('german', null, ['g02', 'g03', 'g04']),
      force('soviet', 0, ['s01']),
      force('soviet', 0, ['s02']),
    ],
    victory: [],
  };
  const system = bear(must(checkPack({ ...defaultPack, missions: [mission] })));
  const match: BearMatch = new Rehearsal(system, { mission: 'pairs', onePlayer: 'both' });
  expect(match.state.players.map(({ start }) => start)).toEqual([9, 0]);
});

test('B1.0b units stand where the data put them, whatever the text says', () => {
  const match = begin(2);
  const at = match.state.units.flatMap((unit) => (unit.at === -1 ? [] : [unit.at]));
  expect(new Set(at).size).toBe(2);
  expect(unitIn(match, 'g01')).toMatchObject({ facing: 3, at: unitIn(match, 'g02').at });
});

test('B3.2.5 a printed handicap is for play with seven AP: CAPs every round, and VP', () => {
  const sevenAP = { side: 'soviet', caps: 2, vp: 3 } as const;
  const plain = begin(1, [], { sevenAP });
  expect(plain.state.players.map(({ start }) => start)).toEqual([3, 7]);
  expect(plain.state.vp).toEqual({ german: 0, soviet: 0 });
  const helped = begin(1, [], { sevenAP, economy: 'sevenAP' });
  expect(helped.state.players.map(({ start, vp }) => [start, vp])).toEqual([
    [3, 0],
    [9, 3],
  ]);
  expect(helped.events()).toContainEqual({
    rule: 'B3.2.5',
    key: 'scored',
    side: 'soviet',
    player: 1,
    vp: 3,
    why: 'handicap',
  });
});

test('a printed mission has the seats that a match of it has', () => {
  const pack = must(checkPack(defaultPack));
  const { options, seats } = bear(pack);
  for (const mission of nonEmpty(pack.missions))
    expect(missionSeats(mission)).toEqual(seats(must(options({ mission: mission.id }))));
});
