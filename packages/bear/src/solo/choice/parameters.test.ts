import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { generatedMatch, type GeneratedOpening } from '../../testing/generated-match.ts';
import type { BearMatch } from '../../testing/match.ts';
import { told } from '../../testing/told.ts';

// G6: what some cards and tiles change for a whole mission.

const ONE = { advance: { by: 1, when: 'always' } } as const;
const TWO = { advance: { by: 2, when: 'always' } } as const;

function turn(units: string, opening: GeneratedOpening): BearMatch {
  return generatedMatch(units, opening).say('proceed');
}

/** An AI whose only hexes nearer lie in the open in the unit's sight; there is cover one hex aside. */
const OPEN = 'g03 0,0 SE; s03 6,0 NW';

test('G6.1 GT-17 a plain move order on a chosen AI is executed as Low Risk, on others as it is', () => {
  const moved = (lowRisk: readonly string[], order: readonly number[]): string[] =>
    told(turn(OPEN, { cards: [{ orders: [{ action: 'move' }] }, {}], order, lowRisk }), 'moved', 'aiPassed');
  expect(moved([], [0, 1])).toEqual([expect.stringMatching(/^moved s03 6,0 5,/)]);
  // All hexes nearer to it are in its fire zone and without cover.
  expect(moved(['s03'], [0])).toEqual(['aiPassed']);
});

test('G6.1 by event and by tile too, wherever the tile lies, and never into close combat', () => {
  const advance = { kind: 'order', order: { action: 'advance' } };
  const by = (lowRisk: readonly string[]): string[] =>
    told(turn(OPEN, { cards: [ONE], tiles: [{ path: [2], events: [advance] }], lowRisk }), 'moved');
  expect(by([])).toHaveLength(2);
  expect(by(['s03'])).toEqual([]);
  const into = (lowRisk: readonly string[], order: readonly number[]): string[] =>
    told(
      turn('g03 0,0 SE; s03 1,0 NW', { cards: [{ shortRange: ['moveIntoCloseCombat'] }, {}], order, lowRisk }),
      'moved',
    );
  expect(into([], [0, 1])).toEqual([expect.stringMatching(/^moved s03 1,0 0,0 /)]);
  expect(into(['s03'], [0])).toEqual([]);
});

/** An SMG with a Molotov in close combat: its FP and needed number tell which weapon it used. */
function fight(target: string, spent: boolean): string[] {
  const match = turn(`${target} 0,0 SE; s13 0,0 NW${spent ? ' spent' : ''}`, {
    cards: [{ isCommand: true, closeCombat: ['attack'] }],
    dice: [1, 1],
    molotov: 's13',
  });
  return told(match, 'weaponUsed', 'attacked');
}

test('G6.2e GT-20 R-193 the SMG throws its Molotov in close combat: spent at infantry, fresh or spent at tanks', () => {
  const thrown = ['weaponUsed s13', 'attacked s13 0,0'];
  const plain = ['attacked s13 0,0'];
  expect(fight('g03', false)).toEqual(plain);
  expect(fight('g03', true)).toEqual(thrown);
  // A Panzer has a blue DR; a truck is a vehicle without one.
  expect(fight('g48', false)).toEqual(thrown);
  expect(fight('g48', true)).toEqual(thrown);
  expect(fight('g37', false)).toEqual(plain);
  expect(fight('g37', true)).toEqual(thrown);
});

test('G6.2e it is thrown with its own FP, once, and by nobody else', () => {
  const match = turn('g03 0,0 SE; s13 0,0 NW spent; s14 3,0 NW', {
    cards: [
      { isCommand: true, closeCombat: ['attack'] },
      { isCommand: true, closeCombat: ['attack'] },
    ],
    caps: [1, 0],
    dice: [1, 1, 1, 1],
    molotov: 's13',
  });
  // FP 5 of the card against the flank DR of 12.
  const needed = (): unknown => match.events().find(({ key }) => key === 'missed');
  const first = needed();
  match.say('stall').say('proceed');
  expect(told(match, 'weaponUsed')).toEqual([]);
  expect(first).not.toEqual(needed());
  const other = turn('g48 0,0 SE; s14 0,0 NW', {
    cards: [{ isCommand: true, closeCombat: ['attack'], shortRange: [] }],
    molotov: 's13',
  });
  expect(told(other, 'weaponUsed')).toEqual([]);
});

/** The road over board 1 from its top to its bottom. */
const ROAD = ['A10', 'B10', 'C10', 'D09', 'E09', 'F09', 'G09', 'H09', 'I09', 'I10', 'J10', 'K10', 'L10'];
const ON_ROAD: GeneratedOpening = {
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  waiting: [{ unit: 's35', hexes: ['A10'] }],
  truck: { unit: 's35', road: ROAD },
  exitVp: 3,
};
const ON_MAP: GeneratedOpening = { ...ON_ROAD, waiting: [] };

/** The hexes the truck drove through. */
function driven(match: BearMatch): string[] {
  return told(match, 'entered', 'moved', 'truckWaits', 'left', 'checked').map((line) => line.replace(/ [NS]\w?$/, ''));
}

test('G6.2f GT-21 R-192 the truck drives its full movement for each space: in on its road, a +2 advance two times', () => {
  const by = (card: typeof ONE | typeof TWO): string[] =>
    driven(turn('g03 L02 N; s03 L18 N', { ...ON_ROAD, cards: [card] }));
  const first = ['entered s35 A10', 'moved s35 A10 B10', 'moved s35 B10 C10'];
  expect(by(ONE)).toEqual(first);
  expect(by(TWO)).toEqual([...first, 'moved s35 C10 D09', 'moved s35 D09 E09', 'moved s35 E09 F09']);
});

test('G6.2f it is in no cup, and no Order Card moves it', () => {
  const cards = [{ orders: [{ action: 'move' }] }] as const;
  const outside = turn('g03 L02 N; s03 L18 N spent', { ...ON_ROAD, cards });
  expect(told(outside, 'cupDrawn', 'entered', 'aiPassed')).toEqual(['aiPassed']);
  const inside = turn('g03 L02 N; s03 L18 N spent; s35 E09 N', { ...ON_MAP, cards });
  expect(told(inside, 'moved', 'aiPassed')).toEqual(['aiPassed']);
});

test('G6.2f R-149 where the road is blocked it waits; what is free before the block it drives', () => {
  const past = (units: string): string[] => driven(turn(`${units}; s03 L18 N; s35 E09 S`, { ...ON_MAP, cards: [ONE] }));
  expect(past('g03 F09 N')).toEqual(['truckWaits s35']);
  expect(past('g03 H09 N')).toEqual(['moved s35 E09 F09', 'moved s35 F09 G09']);
  // It drives past its own units, but does not stop there.
  expect(past('g03 L02 N; s04 F09 N')).toEqual(['moved s35 E09 F09', 'moved s35 F09 G09', 'moved s35 G09 H09']);
  expect(past('g03 L02 N; s04 H09 N')).toEqual(['moved s35 E09 F09', 'moved s35 F09 G09']);
  expect(past('g03 L02 N; s04 A02 N').at(-1)).toBe('moved s35 G09 H09');
});

test('G6.2f at the end of its road it leaves over its exit and scores', () => {
  const from = (hex: string, units = 'g03 A02 N; s03 A18 N'): BearMatch =>
    turn(`${units}; s35 ${hex} S`, { ...ON_MAP, cards: [ONE] });
  expect(driven(from('J10'))).toEqual(['moved s35 J10 K10', 'moved s35 K10 L10', 'left s35 L10']);
  const match = from('I10');
  expect(driven(match)).toEqual(['moved s35 I10 J10', 'moved s35 J10 K10', 'moved s35 K10 L10']);
  expect(told(from('L10'), 'left', 'scored')).toEqual(['left s35 L10', 'scored soviet 3']);
  expect(from('L10').state.units[unit('s35')]).toMatchObject({ fate: 'left' });
});

test('R-149 the truck counts in no track test', () => {
  const match = turn('g03 A02 N; s03 A18 N; s35 E09 N', {
    ...ON_MAP,
    cards: [{ advance: { by: 1, when: 'asMany' } }],
  });
  expect(told(match, 'trackAdvanced')).toEqual(['trackAdvanced 2']);
});

test('S2.7c when the mission is over the truck stays where it is', () => {
  const match = generatedMatch('g03 A02 S; s03 B02 N suppressed; s35 E09 N', {
    ...ON_MAP,
    turn: 'german',
    cards: [{}],
    dice: [6, 6],
  });
  match.say('g03 fire B02 caps:0');
  expect(told(match, 'gameEnded', 'moved')).toEqual(['gameEnded']);
});
