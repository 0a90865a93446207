import { describe, expect, test } from 'vitest';
import { ART_NAMES, SIDE_NAMES, SIGN_NAMES, STATE_NAMES } from '../model-piece.ts';
import { somePiece } from '../testing/small-map.ts';
import { drawArt } from './art.ts';
import { drawBadges } from './badges.ts';
import { drawCounter } from './counter.ts';
import { DETAILS } from './detail.ts';
import { drawFrame } from './frames.ts';
import { drawSideMark } from './side-mark.ts';
import { drawSigns } from './signs.ts';
import { INK, PAPER } from './theme.ts';

describe.each(ART_NAMES)('%s', (art) => {
  test('is drawn at every level of detail, in every state', () => {
    for (const detail of DETAILS) {
      const drawn = drawCounter(
        somePiece({ art, spent: true, hit: { letter: 'P' }, signs: [...SIGN_NAMES] }),
        PAPER,
        detail,
      );
      expect(drawn).not.toMatch(/NaN|undefined/);
      expect(drawn).toContain(PAPER.counters.german);
    }
  });

  test('has a silhouette and a symbol of its own', () => {
    for (const draw of [drawArt, drawFrame]) {
      expect(ART_NAMES.filter((other) => draw(other, INK.black) === draw(art, INK.black))).toEqual([art]);
    }
  });
});

test('each side, sign and state has a shape of its own', () => {
  expect(new Set(SIDE_NAMES.map((side) => drawSideMark(side, 0, 0, 10))).size).toBe(SIDE_NAMES.length);
  expect(new Set(SIGN_NAMES.map((sign) => drawSigns([sign]))).size).toBe(SIGN_NAMES.length);
  expect(new Set(STATE_NAMES.map((state) => drawBadges([state]))).size).toBe(STATE_NAMES.length);
});

test('a spent counter has a bar and a faint silhouette; its figures stay as they are', () => {
  const [fresh, spent] = [false, true].map((isSpent) => drawCounter(somePiece({ spent: isSpent }), PAPER, 'full'));
  expect(spent).toContain('M0 42H100V50H0Z');
  expect(spent).toContain('opacity="0.4"');
  expect(fresh).not.toContain('opacity="0.4"');
  const figures = (text: string | undefined): string => text?.slice(text.indexOf('<path transform="translate(1')) ?? '';
  expect(figures(spent)).toBe(figures(fresh));
});

test('less is drawn the smaller a counter is, and the number of the unit only close by', () => {
  const lengths = DETAILS.map((detail) => drawCounter(somePiece({ signs: ['blast'] }), PAPER, detail).length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(drawCounter(somePiece(), PAPER, 'full')).not.toContain('>03<');
  expect(drawCounter(somePiece(), PAPER, 'close')).toContain('>03<');
});

test('a rumor is a question mark on white, with no figure and no silhouette', () => {
  const drawn = drawCounter(somePiece({ art: null, side: 'soviet' }), PAPER, 'full');
  expect(drawn).toContain('stroke-dasharray');
  expect(drawn).not.toContain(INK.yellow);
  expect(drawn).toContain(drawSideMark('soviet', 18, 18, 8.5));
});

test('the letter of a hit is escaped, and a changed figure is marked', () => {
  expect(drawCounter(somePiece({ hit: { letter: '<' } }), PAPER, 'full')).toContain('&lt;');
  const marks = (text: string): number => text.split(`fill="${INK.reason}"`).length - 1;
  expect(marks(drawCounter(somePiece(), PAPER, 'full'))).toBe(2);
  expect(marks(drawCounter(somePiece({ figures: null }), PAPER, 'full'))).toBe(0);
});
