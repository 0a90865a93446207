import { expect, test } from 'vitest';
import type { Held } from '../model/state.ts';
import { aiField, aiIo, type AiIo, namesOf, unitNamed } from '../testing/ai-field.ts';
import type { Scene } from '../testing/match.ts';
import { woundable, woundAll, woundLimit } from './wounding.ts';

/** GT-80: the AI as in the first mission. */
const AI =
  'russia ai: guard 0604, rifles 0505, rifles 0705, rifles 0504, rifles 0804, cossacks 0703, orlov 0704, battery 0603';
const PLAYER = 'austria: honved 0605, machine-gunners 0606, szurmay 0506, hussars 0608';

function wounded(ai: readonly number[], scene: Scene = {}): [Held, AiIo] {
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
  expect([woundLimit(open, 0), woundLimit(forest, 0)]).toEqual([4, 4]);
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
  const limits = (options: Scene['options']): number[] => {
    const held = aiField([PLAYER, AI], {}, options === undefined ? {} : { options });
    return [0, 1, 2].map((unit) => woundLimit(held, unit));
  };
  expect(limits({ level: 'novice' })).toEqual([4, 3, 2]);
  expect(limits({ level: 'tried' })).toEqual([5, 4, 3]);
  expect(limits({ level: 'veteran' })).toEqual([6, 5, 4]);
  expect(limits({ level: 'novice', die: 'd6' })).toEqual([4, 3, 2]);
  expect(limits({ level: 'tried', die: 'd6' })).toEqual([5, 4, 3]);
  expect(limits({ level: 'veteran', die: 'd6' })).toEqual([5, 5, 4]);
});
