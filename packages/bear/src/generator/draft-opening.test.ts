import { describe, expect, test } from 'vitest';
import { boardsOf } from '../model/battle/terms.ts';
import { asked, draftWith, ownGuideline, plainPack, sayAll } from '../testing/draft-field.ts';
import type { BearMatch } from '../testing/match.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { nameOfHex } from '../board/map.ts';

/** p2 rolls higher. */
const P2_FIRST = [2, 3, 4, 4];

function entryOf({ state }: BearMatch, player: number): string[] {
  const { map } = fieldsOf(plainPack)(state);
  return (state.terms.entries[player]?.hexes ?? []).map((hex) => nameOfHex(map, hex));
}

describe('G2.0 the roll for initiative', () => {
  test('G2.0 each rolls two dice, and the higher roll is the Initiative Player’s', () => {
    const match = draftWith({ guideline: ownGuideline() }, { script: P2_FIRST });
    expect(match.events()).toEqual([
      { rule: 'G2.0', key: 'draftRolled', seat: 'p1', dice: [2, 3] },
      { rule: 'G2.0', key: 'draftRolled', seat: 'p2', dice: [4, 4] },
      { rule: 'G2.0', key: 'draftWon', seat: 'p2' },
    ]);
    expect(match.state.draft?.rolls).toEqual([5, 8]);
    expect(asked(match)).toBe('p2 role');
  });

  test('G2.0 after a tie all roll again', () => {
    const match = draftWith({ guideline: ownGuideline() }, { script: [3, 4, 5, 2, 6, 6, 1, 1] });
    expect(match.events().map(({ key }) => key)).toContain('draftTied');
    expect(asked(match)).toBe('p1 role');
  });
});

describe('G2.1.1 who plays whom', () => {
  test('G2.1.1 the Initiative Player chooses his nation, the other has what is left', () => {
    const match = draftWith({ guideline: ownGuideline() }, { script: P2_FIRST });
    expect(match.offers()).toEqual(['german', 'soviet']);
    match.say('german');
    expect(match.state.players.map(({ seat, side }) => `${seat} ${side}`)).toEqual(['p2 german', 'p1 soviet']);
    expect(match.state.draft?.initiative).toBe(0);
  });

  test('G2.1.1 of four the others choose in the order of their rolls; nobody takes what is taken', () => {
    const match = draftWith({ guideline: 8 }, { script: [1, 1, 6, 6, 3, 3, 5, 5] });
    expect(asked(match)).toBe('p2 role');
    match.say('soviet2');
    expect(asked(match)).toBe('p4 role');
    expect(match.judge('soviet2')).toMatchObject({ granted: false, reasons: [{ rule: 'G2.1.1', key: 'roleTaken' }] });
    match.say('german1');
    expect(asked(match)).toBe('p3 role');
    match.say('soviet1');
    // German 1, Soviet 1, German 2, Soviet 2.
    expect(match.state.players.map(({ seat }) => seat)).toEqual(['p4', 'p3', 'p1', 'p2']);
    expect(match.state.draft?.initiative).toBe(3);
    expect(match.events().filter(({ key }) => key === 'roleTaken')).toHaveLength(2);
  });
});

describe('G2.1.5 boards', () => {
  test('G2.1.5, G2.1a the Initiative Player lays the map before edges are chosen and any hand is dealt', () => {
    const match = draftWith({ guideline: ownGuideline(), boards: ['b1', 'b3'] }, { script: P2_FIRST });
    match.say('soviet');
    expect([asked(match), ...match.offers()]).toEqual(['p2 map', 'b1', 'b3']);
    match.say('b3');
    expect(asked(match)).toBe('p2 edge');
    expect(match.state.draft?.hands).toEqual([[], []]);
    expect(match.state.draft?.decks.map(({ inside }) => inside.length)).toEqual([4, 4]);
  });

  test('G2.1.7, G2.1g4 a second board is laid by the other player, against an edge of the first, before edges are chosen', () => {
    const match = draftWith({ guideline: 4, boards: ['b1', 'b3', 'b4'] }, { script: P2_FIRST });
    sayAll(match, 'german', 'b1');
    expect(asked(match)).toBe('p1 addMap');
    expect(match.judge('b1')).toMatchObject({ granted: false, reasons: [{ rule: 'G3.8a', key: 'boardInUse' }] });
    match.say('b4 b1-right turned');
    expect(boardsOf(match.state)).toEqual([
      { board: 'b1', at: [0, 0] },
      { board: 'b4', at: [1, 0], turned: true },
    ]);
    expect(asked(match)).toBe('p2 edge');
    expect(match.judge('b1-right')).toMatchObject({ granted: false, reasons: [{ key: 'edgeCovered' }] });
  });

  test('G2.1.7, G2.1g3 the variant of Light Armor has a second board', () => {
    const match = draftWith({ guideline: 3, variant: true }, { script: P2_FIRST });
    sayAll(match, 'german', 'b1', 'b3 b1-top');
    expect(boardsOf(match.state).map(({ at }) => at)).toEqual([
      [0, 0],
      [0, -1],
    ]);
  });

  test('a further board adds no new words: while the map is the same its plan is the same object', () => {
    const match = draftWith({ guideline: 2 }, { seed: 'sfc32:1' });
    sayAll(match, 'german', 'b1');
    const { map } = match.state.terms;
    match.say('b1-left');
    expect(match.state.terms.map).toBe(map);
  });
});

describe('G2.1.6 entry edges', () => {
  test('G2.1.6, G2.1g1 in Intro a long edge, and the opponent enters opposite', () => {
    const match = draftWith(
      { guideline: 1 },
      { script: [...P2_FIRST, ...['soviet', 'german'].flatMap((side) => [1, 2, 3, 4].map((n) => `${side}-0${n}`))] },
    );
    sayAll(match, 'soviet', 'b1');
    expect(match.offers()).toEqual(['b1-top', 'b1-bottom']);
    expect(match.judge('b1-left')).toMatchObject({ granted: false, reasons: [{ rule: 'G2.1.6', key: 'shortEdge' }] });
    match.say('b1-top');
    expect(entryOf(match, 1)).toEqual(expect.arrayContaining(['A02', 'A18', 'B03']));
    expect(entryOf(match, 0)).toEqual(expect.arrayContaining(['L02', 'L18']));
    expect(match.state.draft?.ways.map(({ player, round }) => [player, round])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('G2.1.6 on two boards an edge is the whole side of the map', () => {
    const match = draftWith({ guideline: 4 }, { seed: 'sfc32:1' });
    sayAll(match, 'german', 'b1', 'b3 b1-right', 'b3-top');
    expect(match.state.draft?.ways.map(({ edges }) => edges)).toEqual([
      [
        { board: 0, edge: 'top' },
        { board: 1, edge: 'top' },
      ],
      [
        { board: 0, edge: 'bottom' },
        { board: 1, edge: 'bottom' },
      ],
    ]);
    expect(entryOf(match, 0)).toHaveLength(35);
  });

  test('G2.1.6 across the map means beyond the last board', () => {
    const match = draftWith({ guideline: 4 }, { seed: 'sfc32:1' });
    sayAll(match, 'german', 'b1', 'b3 b1-right', 'b1-left');
    expect(match.state.draft?.ways[1]?.edges).toEqual([{ board: 1, edge: 'right' }]);
  });

  test('G2.1g7 German 1 picks an edge, the Soviet has the opposite one, German 2 picks a free one', () => {
    // The Soviet has the initiative.
    const match = draftWith({ guideline: 7 }, { seed: 'sfc32:1' });
    const first = asked(match).split(' ')[0];
    sayAll(match, 'soviet', 'german2', 'b1');
    const seats = match.state.players.map(({ seat }) => seat);
    expect(match.state.players[1]?.seat).toBe(first);
    expect(asked(match)).toBe(`${seats[0]} edge`);
    match.say('b1-left');
    expect(asked(match)).toBe(`${seats[2]} edge`);
    expect(match.offers()).toEqual(['b1-top', 'b1-bottom']);
    expect(match.judge('b1-right')).toMatchObject({ granted: false, reasons: [{ key: 'edgeOfOthers' }] });
    match.say('b1-top');
    expect(match.state.draft?.ways.map(({ edges }) => edges.map(({ edge }) => edge))).toEqual([
      ['left'],
      ['right'],
      ['top'],
    ]);
  });

  test('G2.1g8 of four the Initiative Player picks for his team, the other team enters opposite', () => {
    const match = draftWith({ guideline: 8 }, { seed: 'sfc32:1' });
    sayAll(match, 'german2', 'german1', 'soviet1', 'b1', 'b1-right');
    expect(match.state.draft?.ways.map(({ edges }) => edges[0]?.edge)).toEqual(['right', 'left', 'right', 'left']);
  });
});
