import { expect, test } from 'vitest';
import type { LimanowaEvent } from '../model/event.ts';
import type { Held } from '../model/state.ts';
import { aiField, aiIo, type AiIo, namesOf, unitNamed } from '../testing/ai-field.ts';
import { matchWith, missionWith, type MatchScene } from '../testing/match.ts';
import { woundable, woundAll, woundLimit } from './ai-round.ts';
import { unitId } from '../model/ids.ts';

const CORPS = ['austria: honved 0701, honved 0010', 'russia ai: rifles 0702, rifles 0703'];

function keysOf(events: readonly LimanowaEvent[]): string[] {
  return events.map(({ key }) => key);
}

test('LS4b first all wounds, then the moves into empty objectives', () => {
  const match = matchWith(CORPS, { turn: 1, tactical: ['0704'], ai: [4] });
  match.say('proceed');
  expect(keysOf(match.events()).slice(0, 4)).toEqual(['aiRoundBegan', 'woundRolled', 'lostRp', 'moved']);
});

test('LS4a nobody is asked for anything in the AI’s round: one word of the AI’s, and the next round begins', () => {
  const match = matchWith(CORPS, {
    tokens: [3, 3],
    hands: [['forcedMarch', 'dressing'], []],
    ai: [4],
  });
  match.say('disclose').say('disclose').say('disclose');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'ai', key: 'aiRound' });
  expect(match.offers()).toEqual(['proceed']);
  match.say('proceed');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'p1', key: 'opening' });
  expect(match.state.round).toBe(2);
});

test('LS1e the AI only defends: its units neither attack nor move in a player’s round', () => {
  const match = matchWith(CORPS, { ai: [10], dice: [10, 10] });
  const before = match.state.units.map(({ at }) => at);
  match.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(match.state.units.map(({ at }) => at)).toEqual(before);
  expect(match.events().filter((event) => event.key === 'rolled')).toMatchObject([
    { as: 'attack', attacker: 0 },
    { as: 'counterAttack', attacker: 2 },
  ]);
});

test('LS1h R-163 the AI’s dice have a seat of their own: it makes no difference which player rolls them', () => {
  const match = missionWith('steamroller');
  const seats: string[] = [];
  for (let said = 0; said < 7; said++) {
    seats.push(match.system.pending(match.state)?.seat ?? 'nobody');
    match.say(match.offers()[0] === 'proceed' ? 'proceed' : 'disclose');
  }
  expect(seats).toEqual(['p1', 'p1', 'p1', 'p2', 'p2', 'p2', 'ai']);
});

test('LS3.2c R-163 every player’s own round in seat order, then one AI round; the caps count for each of them', () => {
  const corps = [
    'russia: rifles 0701, rifles 0010',
    'russia: rifles 0602, rifles 0009',
    'austria ai: honved 0702, battery 0700',
  ];
  const match = matchWith(corps, {
    tokens: [0, 0, 2],
    ai: [1, 1, 1, 1],
    turns: ['dugIn', 'coveringFire'],
    dice: [10, 10, 10, 10],
  });
  for (const attacker of ['r01', 'r03']) {
    match.say('disclose').say(`attack a01 ${attacker} disclose`).say('proceed').say('proceed');
    expect(match.state.turn).toMatchObject({ aiCard: true, aiToken: true });
    match.say('disclose');
  }
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'ai', key: 'aiRound' });
});

test('LS3.1 the players’ own round goes as in the base game, with the AI’s reactions in between', () => {
  const match = matchWith(CORPS, { hands: [['forcedMarch'], []], ai: [10, 10, 10], dice: [10, 10] });
  const keys: string[] = [];
  for (const sentence of [
    'forcedMarch a02 disclose',
    'proceed',
    'attack r01 a01 disclose',
    'proceed',
    'disclose',
    'proceed',
  ]) {
    keys.push(`${match.system.pending(match.state)?.seat} ${match.system.pending(match.state)?.key}`);
    match.say(sentence);
  }
  expect(keys).toEqual(['p1 opening', 'ai aiCard', 'p1 central', 'ai aiCard', 'p1 closing', 'ai aiCard']);
});

/** GT-80: the AI's corps of the first mission. */
const AI =
  'russia ai: guard 0604, rifles 0505, rifles 0705, rifles 0504, rifles 0804, cossacks 0703, orlov 0704, battery 0603';
const PLAYER = 'austria: honved 0605, machine-gunners 0606, szurmay 0506, hussars 0608';

function wounded(ai: readonly number[], scene: MatchScene = {}): [Held, AiIo] {
  const held = aiField([PLAYER, AI], {}, scene);
  const io = aiIo(held, ai);
  woundAll(held, io);
  return [held, io];
}

function rpOf({ view }: Held): number[] {
  return view.units.filter(({ corps }) => corps === 0).map(({ rp }) => rp);
}

test('GT-80 exactly three rolls: the Honvéd, the Machine-gunners and Szurmay are reached, the Hussars are not', () => {
  const held = aiField([PLAYER, AI]);
  expect(namesOf(held, woundable(held))).toBe('a01 a02 a03');
});

test('LS6 R-197 GT-80 at Novice 4 wounds a core unit, 3 an elite one, 2 an officer; each loses 1 RP at most', () => {
  const [held, io] = wounded([4, 3, 2]);
  expect(rpOf(held)).toEqual([2, 2, 3, 2]);
  expect(io.told.map(({ event }) => event.key)).toEqual([
    ...['woundRolled', 'lostRp'],
    ...['woundRolled', 'lostRp'],
    ...['woundRolled', 'lostRp'],
  ]);
});

test('LS4.1d GT-80 a higher roll leaves the unit unhurt', () => {
  const [held, io] = wounded([5, 4, 3]);
  expect(rpOf(held)).toEqual([3, 3, 4, 2]);
  expect(io.told.map(({ event }) => event.rule)).toEqual(['LS4.1d', 'LS4.1d', 'LS4.1d']);
});

test('LS4.1a LS4.1b R-158 one roll a unit, however many reach it; who reaches it is noted', () => {
  const [held, io] = wounded([10, 10, 10]);
  const reached = io.notes.flatMap((note) =>
    note.note === 'wound' ? [`${namesOf(held, [note.unit])}: ${namesOf(held, note.reachedBy)}`] : [],
  );
  expect(reached).toEqual(['a01: r01 r02 r03 r07 r08', 'a02: r02 r08', 'a03: r02 r08']);
  const unreached = io.notes.find(({ note }) => note === 'unreached');
  expect(unreached).toEqual({ note: 'unreached', units: [unitNamed(held, 'a04')] });
});

test('LS4.1c a unit with 1 RP is destroyed by its wound', () => {
  const held = aiField(['austria: hussars 0605 1rp', AI]);
  const io = aiIo(held, [1]);
  woundAll(held, io);
  expect(io.told.map(({ event }) => event.key)).toEqual(['woundRolled', 'lostRp', 'destroyed']);
});

test('LS4.1e neither terrain nor Orlov beside it changes a roll: only the AI card counts', () => {
  const open = aiField(['austria: honved 0703', 'russia ai: orlov 0704']);
  const forest = aiField(['austria: honved 0606', 'russia ai: rifles 0505']);
  expect([woundLimit(open, unitId(0)), woundLimit(forest, unitId(0))]).toEqual([4, 4]);
});

test('LS4.1f no AI unit loses RP in its own round', () => {
  const [held] = wounded([1, 1, 1]);
  expect(held.view.units.filter(({ corps }) => corps === 1).map(({ rp }) => rp)).toEqual([3, 3, 3, 3, 3, 2, 4, 2]);
});

test('LS4.1g batteries reach out too, unless the option says otherwise', () => {
  const corps = ['austria: honved 0606', 'russia ai: battery 0603'];
  const held = aiField(corps);
  expect(woundable(held)).toEqual([0]);
  expect(woundable(aiField(corps, {}, { options: { aiWoundsFromArtillery: false } }))).toEqual([]);
  expect(woundable(aiField(['austria: honved 0607', 'russia ai: battery 0603']))).toEqual([]);
});

test('L14.3 R-156 what wounds core, elite and officer by level, on the d10 and on the d6', () => {
  const limits = (options: MatchScene['options']): number[] => {
    const held = aiField([PLAYER, AI], {}, options === undefined ? {} : { options });
    return [0, 1, 2].map((unit) => woundLimit(held, unitId(unit)));
  };
  expect(limits({ level: 'novice' })).toEqual([4, 3, 2]);
  expect(limits({ level: 'tried' })).toEqual([5, 4, 3]);
  expect(limits({ level: 'veteran' })).toEqual([6, 5, 4]);
  expect(limits({ level: 'novice', die: 'd6' })).toEqual([4, 3, 2]);
  expect(limits({ level: 'tried', die: 'd6' })).toEqual([5, 4, 3]);
  expect(limits({ level: 'veteran', die: 'd6' })).toEqual([5, 5, 4]);
});
