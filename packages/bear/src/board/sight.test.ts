import { boardCells, cellInColumns, hexInColumns, indexOf, parseAddress, printAddress } from '@sandtable/hex';
import { describe, expect, test } from 'vitest';
import type { SightOptions } from './sight-options.ts';
import { SIGHT_DEFAULTS, type Field, fieldOf, row } from '../testing/sight-ground.ts';
import { type HexId, hexId, makeGround } from './ground.ts';
import { judgeSight } from './sight.ts';

type Switches = Partial<SightOptions>;

/** A verdict in a line: 'seen' or 'hidden', then the reasons with their hexes. */
function told({ ground, smoke }: Field, from: HexId, to: HexId, switches: Switches, name: (hex: number) => string) {
  const verdict = judgeSight(ground, smoke, { ...SIGHT_DEFAULTS, ...switches }, from, to);
  const reasons = verdict.reasons.map(({ rule, key, at }) => `${rule} ${key}${at === undefined ? '' : ` ${name(at)}`}`);
  return [verdict.granted ? 'seen' : 'hidden', ...reasons].join(', ');
}

/** Along a row from its first hex to its last; hexes are named by index. */
function look(text: string, switches: Switches = {}): string {
  const field = row(text);
  return told(field, hexId(0), hexId(field.last), switches, String);
}

const FORM = { columns: 19, rows: 12 };
const boardHexes = boardCells(FORM).map(hexInColumns);

/** On an empty board of level 0 except for these hexes, written as in rows: { F07: '0w' }. */
function lookOnBoard(words: Record<string, string>, from: string, to: string, switches: Switches = {}): string {
  const names = boardHexes.map((hex) => printAddress(cellInColumns(hex)));
  const field = fieldOf(
    boardHexes,
    names.map((name) => words[name] ?? '0'),
  );
  const at = (address: string): HexId => {
    const cell = parseAddress(FORM, address);
    return cell.ok ? hexId(indexOf(field.ground.area, hexInColumns(cell.value))) : hexId(-1);
  };
  return told(field, at(from), at(to), switches, (hex) => names[hex] ?? '');
}

describe('what never blocks', () => {
  test('B6.0 a hex sees itself and its neighbours, whatever grows or smokes there', () => {
    expect(told(row('2ws3'), hexId(0), hexId(0), {}, String)).toBe('seen, B6.0 sameHex');
    expect(look('0ws2 2bs3')).toBe('seen, B6.0 adjacent');
  });

  test('B6.0 one looks into woods, buildings and smoke, and out of them, but not through', () => {
    expect(look('0w 0 0b')).toBe('seen');
    expect(look('0s2 0 0s3')).toBe('seen');
    expect(look('0 0w 0')).toBe('hidden, B6.0.5 standing 1');
  });

  test('B6.0 walls on the line change nothing', () => {
    const { ground, smoke } = row('0 0 0 0');
    const walled = makeGround(
      ground.area,
      Array.from({ length: 4 }, () => ({ terrain: 'open', level: 0, roads: [], walls: [0, 1, 2, 3, 4, 5] })),
    );
    expect(told({ ground: walled, smoke }, hexId(0), hexId(3), {}, String)).toBe('seen');
  });

  test('B6.0 a hole in the map is flat open ground: it hides nothing, but the ground dips there', () => {
    const hexes = row('2 0 1 0').ground.area.hexes.filter((_, i) => i !== 1);
    expect(told(fieldOf(hexes, ['2w', '0', '2w']), hexId(0), hexId(2), {}, String)).toBe('seen');
    expect(told(fieldOf(hexes, ['2', '1', '0']), hexId(0), hexId(2), {}, String)).toBe('hidden, B6.0.6 behindHill 1');
  });
});

describe('a line between two hexes', () => {
  test('B6.0.3 woods on one side of a line along hexsides leave the other side free; on both sides they hide', () => {
    expect(lookOnBoard({ F07: '0w' }, 'F06', 'F10')).toBe('seen');
    expect(lookOnBoard({ F07: '0w', G07: '0w' }, 'F06', 'F10')).toBe(
      'hidden, B6.0.5 standing F07, B6.0.5 standing G07',
    );
    expect(lookOnBoard({ F08: '0w' }, 'F06', 'F10')).toBe('hidden, B6.0.5 standing F08');
  });

  test('B6.0.3 woods first on the left and then on the right hide only under anyTwo', () => {
    const woods = { F07: '0w', G09: '0w' };
    expect(lookOnBoard(woods, 'F06', 'F10')).toBe('seen');
    expect(lookOnBoard(woods, 'F06', 'F10', { alternatingSides: 'anyTwo' })).toBe(
      'hidden, B6.0.3 bothSides, B6.0.5 standing F07, B6.0.5 standing G09',
    );
  });

  test('B6.0.3 under anyTwo woods twice on the same side still leave the other side free', () => {
    expect(lookOnBoard({ F07: '0w', F09: '0w' }, 'F06', 'F10', { alternatingSides: 'anyTwo' })).toBe('seen');
  });

  test('B6.0.3 where one side is closed and the other veiled, the veil counts', () => {
    expect(lookOnBoard({ F07: '0w', G07: '0s1' }, 'F06', 'F10')).toBe('seen, B6.0.7 veil G07');
    expect(lookOnBoard({ F07: '0s2', G07: '0s1' }, 'F06', 'F10')).toBe('seen, B6.0.7 veil G07');
    expect(lookOnBoard({ F07: '0s1' }, 'F06', 'F10')).toBe('seen');
  });

  test('B6.0.3 of a hill and lower ground side by side next to the lower end, the lower ground counts', () => {
    expect(lookOnBoard({ F10: '2', F07: '1', G07: '1' }, 'F06', 'F10')).toBe(
      'hidden, B6.0.6 behindHill F07, B6.0.6 behindHill G07',
    );
    expect(lookOnBoard({ F10: '2', F07: '1', G07: '0' }, 'F06', 'F10')).toBe('seen');
    // G09 is lower, but F09 beside it is not, so there is no dip before the hill.
    expect(lookOnBoard({ F10: '2', F07: '1', G07: '1', F08: '1', F09: '1' }, 'F06', 'F10')).toBe('seen');
  });
});

describe('heights', () => {
  test('B6.0.4 woods and buildings stand one level high', () => {
    expect(look('2 0w 2')).toBe('seen');
    expect(look('2 1w 2')).toBe('hidden, B6.0.5 standing 1');
    expect(look('2 1b 2')).toBe('hidden, B6.0.5 standing 1');
  });

  test('B6.0.4 smoke of 2 or more is as many levels high, and so higher than woods', () => {
    expect(look('2 0w 0 0')).toBe('seen');
    expect(look('2 0s2 0 0')).toBe('hidden, B6.0.5 heavySmoke 1');
    expect(look('2 0ws3 2')).toBe('hidden, B6.0.5 heavySmoke 1');
  });

  test('B6.0.4 two light counters in one hex are heavy smoke', () => {
    const { ground } = row('0 0 0');
    const smoke = new Map([[hexId(1), 1 + 1]]);
    expect(told({ ground, smoke }, hexId(0), hexId(2), {}, String)).toBe('hidden, B6.0.5 heavySmoke 1');
  });
});

describe('what blocks', () => {
  test('B6.0.5 between ends of one level higher ground hides, ground of their own level does not', () => {
    expect(look('0 1 0')).toBe('hidden, B6.0.5 higherGround 1');
    expect(look('1 1 1')).toBe('seen');
    expect(look('0 0 0')).toBe('seen');
  });

  test('B6.0.5 a bare hill as high as the higher end hides what lies beyond, and says where', () => {
    expect(look('1 1 0')).toBe('hidden, B6.0.5 plateau 1');
    expect(look('0 0 2 2')).toBe('hidden, B6.0.5 plateau 2');
    expect(look('0 2 1')).toBe('hidden, B6.0.5 higherGround 1');
  });

  test('B6.0.5 all that blocks is told, from the viewer on', () => {
    expect(look('0 1 0w 0s2 0')).toBe('hidden, B6.0.5 higherGround 1, B6.0.5 standing 2, B6.0.5 heavySmoke 3');
  });

  test('B6.0.5 sameLevelPlateau blocked: on a hill, bare ground of the same level hides; level 0 is no hill', () => {
    const blocked = { sameLevelPlateau: 'blocked' } as const;
    expect(look('1 1 1', blocked)).toBe('hidden, B6.0.5 plateau 1');
    expect(look('2 2 2', blocked)).toBe('hidden, B6.0.5 plateau 1');
    expect(look('2 1 2', blocked)).toBe('seen');
    expect(look('0 0 0', blocked)).toBe('seen');
  });

  test('B6.0.5 woodsBelowHill: do woods hide whose tops just reach both ends on a hill?', () => {
    expect(look('1 0w 1', { woodsBelowHill: 'blocks' })).toBe('hidden, B6.0.5 standing 1');
    expect(look('1 0w 1', { woodsBelowHill: 'clear' })).toBe('seen');
    expect(look('2 1b 2', { woodsBelowHill: 'clear' })).toBe('seen');
  });

  test('B6.0.5 woodsBelowHill clear: woods above the ends, woods on level 0, one end lower, and smoke hide as ever', () => {
    const clear = { woodsBelowHill: 'clear' } as const;
    expect(look('1 1w 1', clear)).toBe('hidden, B6.0.5 standing 1');
    expect(look('0 0w 0', clear)).toBe('hidden, B6.0.5 standing 1');
    expect(look('1 0w 0', clear)).toBe('hidden, B6.0.5 standing 1');
    expect(look('2 0s2 2', clear)).toBe('hidden, B6.0.5 heavySmoke 1');
  });
});

describe('the blind spot', () => {
  test('B6.0.6 from a hill one looks over woods, but not into the hex right behind them', () => {
    expect(look('2 0w 0')).toBe('hidden, B6.0.6 behindStanding 1');
    expect(look('2 0w 0w')).toBe('hidden, B6.0.6 behindStanding 1');
    expect(look('2 0w 0 0')).toBe('seen');
    expect(look('2 0 0w 0')).toBe('hidden, B6.0.6 behindStanding 2');
    expect(look('2 0w 1')).toBe('seen');
  });

  test('B6.0.6 bare ground hides the hex behind it if there is a dip before it, not on an even slope', () => {
    expect(look('2 0 1 0')).toBe('hidden, B6.0.6 behindHill 2');
    expect(look('2 1 1 0')).toBe('seen');
    expect(look('2 0 1 0 0')).toBe('seen');
    // Woods do not fill the dip: only ground makes a slope.
    expect(look('2 0w 1 0')).toBe('hidden, B6.0.6 behindHill 2');
  });

  test('B6.0.6 hillBlindSpot never: bare ground makes no blind spot, woods do', () => {
    const never = { hillBlindSpot: 'never' } as const;
    expect(look('2 0 1 0', never)).toBe('seen');
    expect(look('2 0 0w 0', never)).toBe('hidden, B6.0.6 behindStanding 2');
  });
});

describe('light smoke', () => {
  test('B6.0.7 one veil is seen through, and told for the sake of its DM; two hide', () => {
    expect(look('0 0s1 0')).toBe('seen, B6.0.7 veil 1');
    expect(look('0 0s1 0 0s1 0')).toBe('hidden, B6.0.7 twoVeils 1, B6.0.7 twoVeils 3');
    expect(look('0s1 0s1 0s1')).toBe('seen, B6.0.7 veil 1');
  });

  test('B6.0.7 light smoke is a veil only where woods would hide', () => {
    expect(look('2 0s1 0 0')).toBe('seen');
    expect(look('2 0s1 0')).toBe('seen, B6.0.7 veil 1');
    expect(look('2 1s1 2')).toBe('seen, B6.0.7 veil 1');
    expect(look('0 1s1 0')).toBe('hidden, B6.0.5 higherGround 1');
  });

  test('B6.0.7 light smoke before one of two hexes side by side is no veil; before both it is one veil', () => {
    expect(lookOnBoard({ F07: '0s1' }, 'F06', 'F10')).toBe('seen');
    expect(lookOnBoard({ F07: '0s1', G07: '0s1' }, 'F06', 'F10')).toBe('seen, B6.0.7 veil F07, B6.0.7 veil G07');
    expect(lookOnBoard({ F07: '0s1', G09: '0s1' }, 'F06', 'F10', { alternatingSides: 'anyTwo' })).toBe('seen');
  });
});
