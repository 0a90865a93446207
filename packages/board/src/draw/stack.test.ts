import { describe, expect, test } from 'vitest';
import { smallMap, somePiece } from '../testing/small-map.ts';
import { COUNTER_SIZE, hitAt, isOnFan, placePieces } from './stack.ts';
import { drawPieces } from './pieces.ts';
import { centreById, makePlane } from './plane.ts';
import { PAPER } from './theme.ts';

const plane = makePlane(smallMap(6, 5));
const heart = centreById(plane, 'C03') ?? { x: 0, y: 0 };
const pile = (count: number) => Array.from({ length: count }, (_, i) => somePiece({ id: `g0${i + 1}`, at: 'C03' }));
const look = { theme: PAPER, detail: 'full', fanned: null, turning: 'upright', symbols: 'pictures' } as const;

describe('where counters lie', () => {
  test('one alone lies in the middle of its hex; one in no hex of the map is not drawn', () => {
    const [stack, ...more] = placePieces(plane, [...pile(1), somePiece({ at: 'Z99' })], null);
    expect(stack?.shown[0]?.at).toEqual(heart);
    expect(more).toEqual([]);
  });

  test('of a pile four show, each a little off, the last on top; the count tells of all', () => {
    const [stack] = placePieces(plane, pile(6), null);
    expect(stack?.shown.map(({ piece }) => piece.id)).toEqual(['g03', 'g04', 'g05', 'g06']);
    expect(stack?.count).toBe(6);
    expect(drawPieces(plane, pile(6), look)).toContain('data-stack="C03"');
  });

  test('a ghost is not counted: the unit is not there', () => {
    const [stack] = placePieces(plane, [...pile(1), somePiece({ id: 'g01 there', at: 'C03', isGhost: true })], null);
    expect([stack?.shown.length, stack?.count]).toEqual([2, 1]);
  });

  test('spread out, all show side by side and none covers another', () => {
    const [stack] = placePieces(plane, pile(6), 'C03');
    const places = stack?.shown.map(({ at }) => at) ?? [];
    expect(places).toHaveLength(6);
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) {
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(COUNTER_SIZE);
      }
    });
  });

  test('the pile that is spread out is drawn last, over its neighbours', () => {
    const drawn = drawPieces(plane, [...pile(2), somePiece({ id: 's01', at: 'D03' })], { ...look, fanned: 'C03' });
    expect(drawn.lastIndexOf('data-stack="C03"')).toBeGreaterThan(drawn.indexOf('data-stack="D03"'));
  });

  test('on a table counters are turned instead of marked with a wedge', () => {
    const pieces = [somePiece({ at: 'C03', facing: 2 })];
    expect(drawPieces(plane, pieces, { ...look, turning: 'tabletop' })).toContain('rotate(120 50 50)');
    expect(drawPieces(plane, pieces, look)).not.toContain('rotate(');
  });
});

describe('what lies under a point', () => {
  test('the topmost counter, else the hex, else nothing', () => {
    const pieces = pile(2);
    expect(hitAt(plane, pieces, null, heart)).toEqual({ hex: 'C03', piece: 'g02' });
    expect(hitAt(plane, [], null, heart)).toEqual({ hex: 'C03', piece: null });
    expect(hitAt(plane, pieces, null, { x: -500, y: 0 })).toEqual({ hex: null, piece: null });
  });

  test('beside the counter it is the hex alone', () => {
    expect(hitAt(plane, pile(1), null, { x: heart.x + COUNTER_SIZE / 2 + 4, y: heart.y })).toEqual({
      hex: 'C03',
      piece: null,
    });
  });

  test('a counter that is spread out over a neighbour still belongs to its own hex', () => {
    const pieces = pile(3);
    const first = placePieces(plane, pieces, 'C03')[0]?.shown[0]?.at ?? heart;
    expect(hitAt(plane, [], null, first).hex).not.toBe('C03');
    expect(hitAt(plane, pieces, 'C03', first)).toEqual({ hex: 'C03', piece: 'g01' });
    expect(isOnFan(plane, pieces, 'C03', first)).toBe(true);
    expect(isOnFan(plane, pieces, null, first)).toBe(false);
  });

  test('half hexes at the edge answer to nothing', () => {
    const map = smallMap(2, 1);
    const edge = makePlane({ ...map, hexes: map.hexes.map((hex) => ({ ...hex, isInPlay: false })) });
    expect(hitAt(edge, [], null, { x: 0, y: 0 })).toEqual({ hex: null, piece: null });
  });
});
