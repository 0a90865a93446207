import { describe, expect, test } from 'vitest';
import {
  BADGE_NAMES,
  type Figure,
  FIGURE_BACKS,
  FIGURE_FEET,
  FIGURE_PLACES,
  MARK_NAMES,
  SIGN_NAMES,
} from '../model-piece.ts';
import { ALL_ART, EVERY_ART } from '../testing/art.ts';
import { RED, somePiece } from '../testing/small-map.ts';
import { drawShapeOf } from './art.ts';
import { DETAILS } from './detail.ts';
import { drawBadges } from './pieces.ts';
import { drawCounter } from './counter.ts';
import { drawFigures } from './counter-figures.ts';
import { drawSideMark } from './side-mark.ts';
import { drawSigns } from './counter-parts.ts';
import { INK, PAPER } from './theme.ts';

describe.each(EVERY_ART)('%s', (_name, art) => {
  test('is drawn at every level of detail, in every state', () => {
    for (const detail of DETAILS) {
      const drawn = drawCounter(somePiece({ art, spent: true, stamp: 'P', signs: [...SIGN_NAMES] }), PAPER, detail);
      expect(drawn).not.toMatch(/NaN|undefined/);
      expect(drawn).toContain(PAPER.counters.slate);
    }
  });

  test('has a silhouette and a symbol of its own', () => {
    for (const symbols of ['pictures', 'frames'] as const) {
      const draw = (each: typeof art): string => drawShapeOf(each, symbols, { ink: INK.black, ground: INK.white }, 1);
      expect(EVERY_ART.filter(([, other]) => draw(other) === draw(art))).toHaveLength(1);
    }
  });
});

test('each mark, sign and badge has a shape of its own', () => {
  expect(new Set(MARK_NAMES.map((mark) => drawSideMark(mark, 0, 0, 10))).size).toBe(MARK_NAMES.length);
  expect(new Set(SIGN_NAMES.map((sign) => drawSigns([sign]))).size).toBe(SIGN_NAMES.length);
  expect(new Set(BADGE_NAMES.map((badge) => drawBadges([badge], 1))).size).toBe(BADGE_NAMES.length);
});

test('a spent counter has a bar and a faint silhouette; its figures stay as they are', () => {
  const [fresh, spent] = [false, true].map((isSpent) => drawCounter(somePiece({ spent: isSpent }), PAPER, 'full'));
  expect(spent).toContain('M1 41.5H99V50H1Z');
  expect(spent).toContain(`fill="${INK.spent}"`);
  expect(spent).toContain('<g opacity="0.42">');
  expect(fresh).not.toContain('opacity="0.42"');
  expect(fresh).not.toContain(INK.spent);
  const figures = drawFigures(somePiece().figures);
  expect([spent?.includes(figures), fresh?.includes(figures)]).toEqual([true, true]);
});

test('less is drawn the smaller a counter is, and the number of the unit only close by', () => {
  const lengths = DETAILS.map((detail) => drawCounter(somePiece({ signs: ['blast'] }), PAPER, detail).length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(drawCounter(somePiece(), PAPER, 'full')).not.toContain('>03<');
  expect(drawCounter(somePiece(), PAPER, 'close')).toContain('>03<');
});

test('what nobody knows is a question mark on white, with no figure and no silhouette', () => {
  const drawn = drawCounter(somePiece({ art: null, side: RED }), PAPER, 'full');
  expect(drawn).toContain('stroke-dasharray');
  expect(drawn).not.toContain(INK.yellow);
  expect(drawn).toContain(drawSideMark('star', 20.5, 20.5, 8.6));
});

test('the letters of a stamp are escaped, and a changed figure is marked', () => {
  expect(drawCounter(somePiece({ stamp: '<' }), PAPER, 'full')).toContain('&lt;');
  const marks = (text: string): number => text.split(`fill="${INK.reason}"`).length - 1;
  expect(marks(drawCounter(somePiece(), PAPER, 'full'))).toBe(2);
  expect(marks(drawCounter(somePiece({ figures: [] }), PAPER, 'full'))).toBe(0);
});

describe('a figure', () => {
  const drawn = (figure: Figure): string => drawCounter(somePiece({ figures: [figure] }), PAPER, 'full');
  const plain = { text: '7', ink: 'black' } as const;

  test('stands at each place, on each back, over each foot, and nowhere looks the same', () => {
    const places = FIGURE_PLACES.map((place) => drawn({ ...plain, place }));
    const backs = FIGURE_BACKS.map((back) => drawn({ ...plain, place: 'bottomRight', back }));
    const feet = FIGURE_FEET.map((foot) => drawn({ ...plain, place: 'topRight', foot }));
    for (const [drawings, names] of [
      [places, FIGURE_PLACES],
      [backs, FIGURE_BACKS],
      [feet, FIGURE_FEET],
    ] as const) {
      expect(new Set(drawings).size).toBe(names.length);
      for (const text of drawings) expect(text).not.toMatch(/NaN|undefined/);
    }
  });

  test('is all there is to a counter of another game: strength and moves of a corps, no more', () => {
    const corps = somePiece({
      side: { id: 'austrian', body: 'sky', mark: 'shield', dot: 'square' },
      art: ALL_ART.hussar,
      figures: [
        { place: 'bottomLeft', text: '6', ink: 'black' },
        { place: 'bottomRight', text: '4', ink: 'black', back: 'roundFrame' },
      ],
      largeFigures: [{ place: 'left', text: '6', ink: 'black' }],
    });
    const without = drawCounter({ ...corps, figures: [], largeFigures: [] }, PAPER, 'full');
    const paths = (text: string): number => text.split('<path').length - 1;
    expect(paths(drawCounter(corps, PAPER, 'full'))).toBe(paths(without) + 3);
    expect(drawCounter(corps, PAPER, 'full')).toContain(PAPER.counters.sky);
    expect(drawCounter(corps, PAPER, 'short')).not.toBe(drawCounter({ ...corps, largeFigures: [] }, PAPER, 'short'));
  });
});
