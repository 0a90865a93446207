import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import { unit } from '../testing/fire-field.ts';
import { asked, draftWith, sayAll } from '../testing/draft-field.ts';
import { type BearMatch, game, pack } from '../testing/match.ts';
import { recordBoards } from './maps.ts';

// The eight cards of the example, from the roll for initiative into round 1.

const NUMBERS = ['01', '02', '03', '04'];
const OPENING = ['soviet', 'b1', 'b1-top'];
const PLAYS = [
  'soviet-03 bottom',
  'german-04 bottom',
  'soviet-01 top',
  ...['german-03 top', 'marker E09', 's21 D11', 's05 F11', 's18 G07', 'done'],
  'soviet-04 top',
  ...['german-01 top', 'g17 E13', 'g18 D13'],
  'soviet-02 bottom',
  'german-02 bottom',
];

/** p1 rolls higher and takes the Soviets. */
function example(options: object = {}): BearMatch {
  const script = [5, 4, 2, 3, ...['soviet', 'german'].flatMap((side) => NUMBERS.map((number) => `${side}-${number}`))];
  return draftWith({ guideline: 1 }, { script, options, system: game, pack });
}

function numbersOf(match: BearMatch): object {
  const { draft } = match.state;
  if (draft === null) throw new Error('no draft');
  const number = ({ card }: { readonly card: number }): number => pack.generatorCards[card]?.number ?? 0;
  return recordBoards(draft, pack).map(({ side, victory, units, special, benefits }) => [
    side,
    { units: units.map(number), victory: victory.map(number), special: special.map(number), benefits },
  ]);
}

describe('the example of the first guideline', () => {
  test('GT-01 four rounds, cards 01 to 04, CAPs 4 and 4, Action Cards 1 and 1, from long edge to long edge', () => {
    const match = sayAll(example(), ...OPENING);
    const { state } = match;
    const { map } = fieldsOf(pack)(state);
    expect(state.terms.rounds).toBe(4);
    expect(state.players.map(({ seat, side, caps }) => [seat, side, caps])).toEqual([
      ['p2', 'german', 4],
      ['p1', 'soviet', 4],
    ]);
    expect(state.terms.players.map(({ cards }) => cards.first)).toEqual([1, 1]);
    expect(state.draft?.hands.map(({ length }) => length)).toEqual([4, 4]);
    const edges = state.terms.entries.map(({ hexes }) => hexes.map((hex) => map.names[hex]));
    expect([edges[0]?.[0], edges[0]?.at(-1)]).toEqual(['L02', 'L18']);
    expect(edges[1]).toEqual(expect.arrayContaining(['A02', 'A18']));
    expect(asked(match)).toBe('p1 playCard');
  });

  test('GT-29 GT-02 nothing is discarded: all eight cards stand on the Record Boards, the events too', () => {
    const match = sayAll(example(), ...OPENING, ...PLAYS);
    expect(numbersOf(match)).toEqual([
      ['german', { units: [4, 2], victory: [3], special: [1], benefits: [] }],
      ['soviet', { units: [3, 2], victory: [], special: [1, 4], benefits: [] }],
    ]);
    expect(match.state.draft?.decks.map(({ discards, removed }) => [discards, removed])).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  test('G4.0d GT-29 the Initiative Player turns his units first, then the other; each only his own', () => {
    const match = sayAll(example(), ...OPENING, ...PLAYS);
    expect(asked(match)).toBe('p1 facings');
    expect(match.offers()).toEqual(['s05', 's18', 's21', 'done']);
    expect(match.judge('g17')).toMatchObject({ granted: false, reasons: [{ rule: 'G4.0d', key: 'notToTurn' }] });
    match.say('s21 SE');
    expect(match.events()).toEqual([{ rule: 'G4.0d', key: 'faced', unit: unit('s21'), facing: 2 }]);
    expect(match.judge('s21 SE')).toMatchObject({ granted: false, reasons: [{ rule: 'G4.0d', key: 'facesThere' }] });
    match.say('done');
    expect([asked(match), ...match.offers()]).toEqual(['p2 facings', 'g17', 'g18', 'done']);
    match.say('done');
    expect(match.state.draft?.phase).toBe('done');
    expect(match.state.units[unit('s21')]?.facing).toBe(2);
  });

  test.each([
    { bonus: 'on', caps: 9 },
    { bonus: 'off', caps: 7 },
  ])('GT-04 into round 1: two Action Cards and one, and the group move for 1 CAP of $caps', ({ bonus, caps }) => {
    const match = sayAll(example({ fewestUnitsBonus: bonus }), ...OPENING, ...PLAYS, 'done', 'done');
    expect(match.state.players.map(({ hand, start }) => [hand.length, start])).toEqual([
      [1, caps],
      [2, 6],
    ]);
    const [german] = match.state.players;
    while (asked(match).endsWith('initiative')) match.say(asked(match) === 'p2 initiative' ? 'caps:2' : 'caps:0');
    if (german === undefined) throw new Error('no German');
    // Whoever won the roll, the German is to act: the Soviet passes first.
    if (asked(match) === 'p1 turn') match.say('pass');
    const before = german.caps;
    match.say('g03 enter L04 N +g16 L05 N +g11 L06 N command');
    expect(before - german.caps).toBe(1);
    const { map } = fieldsOf(pack)(match.state);
    const placed = ['g03', 'g16', 'g11'].map((word) => {
      const it = match.state.units[unit(word)];
      return [map.names[it?.at ?? -1], it?.spent];
    });
    expect(placed).toEqual([
      ['L04', false],
      ['L05', false],
      ['L06', false],
    ]);
    expect(match.events().map(({ key }) => key)).not.toContain('checked');
  });
});
