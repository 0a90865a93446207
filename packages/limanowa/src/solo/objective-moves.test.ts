import { expect, test } from 'vitest';
import { printHex } from '../board/map.ts';
import type { Held } from '../model/state.ts';
import { aiField, aiIo, type AiIo, hexNamed, namesOf } from '../testing/ai-field.ts';
import type { MatchScene } from '../testing/match.ts';
import { ableToEnter, moveToObjectives } from './objective-moves.ts';
import { unitId } from '../model/ids.ts';

const PLAYER = 'austria: honved 0610';
/** GT-89: the first mission with Grybów empty. */
const ai = (orlov: string, line = 'rifles 0705'): string =>
  `russia ai: guard 0604, rifles 0505, ${line}, rifles 0504, cossacks 0703, ${orlov}, battery 0603`;
const TOWNS: MatchScene = { strategic: ['0604'], tactical: ['0505', '0804'] };

function moved(units: string, scene: MatchScene = TOWNS, dice: readonly number[] = []): [string[], Held, AiIo] {
  const held = aiField([PLAYER, units], {}, scene);
  const io = aiIo(held, dice);
  moveToObjectives(held, io);
  const told = io.told.map(({ event }) => {
    if (event.key === 'moved') return `${namesOf(held, [event.unit])} ${printHex(held.map, event.to)}`;
    return event.key === 'objectiveLeft' ? `left ${printHex(held.map, event.at)}` : event.key;
  });
  return [told, held, io];
}

test('LS4.2d GT-89 able are the Cossacks, the line unit and Orlov; why others are not is noted', () => {
  const [, held, io] = moved(ai('orlov 0704'));
  expect(io.notes.filter(({ note }) => note === 'objective')).toMatchObject([
    {
      able: [3, 5, 6],
      why: [
        { rule: 'LS4.2c', key: 'holdsObjective', unit: 1 },
        { rule: 'LS4.2c', key: 'holdsObjective', unit: 2 },
        { rule: 'LS4.2d', key: 'tooFar', unit: 4, amount: 3 },
        { rule: 'LS4.2b', key: 'isBattery', unit: 7 },
      ],
    },
  ]);
  expect(namesOf(held, [3, 5, 6].map(unitId))).toBe('r03 r05 r06');
});

test('LS4.2e GT-89 Orlov goes, for his RP; with 3 RP for his DV; with 2 RP the line unit goes', () => {
  expect(moved(ai('orlov 0704'))[0]).toEqual(['r06 0804']);
  expect(moved(ai('orlov 0704 3rp'))[0]).toEqual(['r06 0804']);
  expect(moved(ai('orlov 0704 2rp'))[0]).toEqual(['r03 0804']);
});

test('LS4.2a GT-89 nobody is able: it stays empty', () => {
  const [told] = moved('russia ai: guard 0604, rifles 0505, rifles 0504, battery 0803');
  expect(told).toEqual(['left 0804']);
});

test('LS4.2a nothing moves where a unit stands in every objective, a player’s too', () => {
  const held = aiField(['austria: honved 0804', ai('orlov 0704')], {}, TOWNS);
  const io = aiIo(held);
  moveToObjectives(held, io);
  expect(io.told).toEqual([]);
  expect(io.notes).toEqual([{ note: 'allHeld' }]);
});

test('LS4.2b a battery never moves, even where nobody else could', () => {
  const held = aiField([PLAYER, 'russia ai: battery 0803'], {}, TOWNS);
  expect(ableToEnter(held, hexNamed(held, '0804'), [], null)).toEqual([]);
});

test('LS4.2d R-200 roads and Horseback riding count: a line unit goes 2 hexes by road, Cossacks 3', () => {
  const able = (units: string): string => {
    const held = aiField([PLAYER, `russia ai: ${units}`], {}, { tactical: ['0804'] });
    return namesOf(held, ableToEnter(held, hexNamed(held, '0804'), [], null));
  };
  expect(able('rifles 0604, rifles 0603')).toBe('r01');
  expect(able('cossacks 0404, cossacks 0504')).toBe('r02');
  expect(able('cossacks 0702, cossacks 0701')).toBe('r01');
});

test('LS4.2e AV decides where RP and DV are equal, then a die', () => {
  const scouts = 'russia ai: scouts 0803, guard 0904';
  expect(moved(scouts, { tactical: ['0804'] })[0]).toEqual(['r01 0804']);
  const equal = 'russia ai: rifles 0803, rifles 0904';
  expect(moved(equal, { tactical: ['0804'] }, [2])[0]).toEqual(['r02 0804']);
});

test('R-160 the Strategic Objective comes first, though the Tactical one is nearer; a unit moves once', () => {
  const [told] = moved('russia ai: cossacks 0703', { strategic: ['0604'], tactical: ['0803'] });
  expect(told).toEqual(['r01 0604', 'left 0803']);
});

test('LS4.2d R-160 of two objectives of one grade the one nearest to someone able comes first, then a die decides', () => {
  const near = moved('russia ai: cossacks 0602', { tactical: ['0604', '0603'] });
  expect(near[0]).toEqual(['r01 0603', 'left 0604']);
  const equal = moved('russia ai: cossacks 0602', { tactical: ['0603', '0601'] }, [1]);
  expect(equal[0]).toEqual(['r01 0601', 'left 0603']);
});

test('LS4.2c one that stands on an objective stays there', () => {
  const [told] = moved('russia ai: orlov 0804', { strategic: ['0804'], tactical: ['0704'] });
  expect(told).toEqual(['left 0704']);
});
