import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { EMPTY_SCENE, type Scene, TERRAIN_NAMES } from '../model.ts';
import { difference } from '../testing/colour-vision.ts';
import { oneHex, RED, smallMap, someFormation, somePiece, WARM } from '../testing/small-map.ts';
import { drawBoard } from './scene.ts';
import { FIELD, INK, PAPER, type Theme } from './theme.ts';

// The ground as colour-blind people see it: the browser simulates their eyes and the pictures are compared.

const EYES = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
type Eyes = (typeof EYES)[number];

/** Minimum average difference of two drawings: trees, furrows and roofs count, not colour alone. */
const LEAST = 8;
/** Samples across the middle of a hex, and down. */
const SPOTS = 12;

/** Shared by all tests. */
let sheet: Page;
let tools: CDPSession;

beforeAll(async () => {
  sheet = await openPage({ isPainted: true });
  tools = await sheet.context().newCDPSession(sheet);
});

/** Their colours alone are told apart in theme.test.ts, all of them. */
const GROUNDS = [
  ['paper in summer', PAPER, 'summer'],
  ['field in winter', FIELD, 'winter'],
  ['paper in winter', PAPER, 'winter'],
  ['field in summer', FIELD, 'summer'],
] as const;

test.each(GROUNDS.slice(0, 2 * inject('samples')))(
  'in the theme %s no two grounds look alike, whatever the eyes',
  async (_name, theme, season) => {
    const look = { theme, hexPixels: 120, turning: 'upright', fanned: null, hidesPieces: false } as const;
    const drawings = TERRAIN_NAMES.map((terrain) =>
      drawBoard({ ...oneHex({ terrain }), season, ...EMPTY_SCENE }, { ...look, ids: terrain }),
    );
    const shown = drawings.map((svg) => `<div style="float:left;width:160px">${svg}</div>`);
    await sheet.setContent(shown.join(''));
    for (const eyes of EYES) {
      const seen = await spotsSeen(eyes);
      expect(seen).toHaveLength(TERRAIN_NAMES.length);
      for (const [place, spots] of seen.entries())
        for (const [further, others] of seen.slice(place + 1).entries())
          expect(
            apart(spots, others),
            `${TERRAIN_NAMES[place]} and ${TERRAIN_NAMES[place + 1 + further]} to eyes with ${eyes}`,
          ).toBeGreaterThanOrEqual(LEAST);
    }
  },
);

/** Sides and hints on the screen: a spot of each that nothing else covers. */
const KINDS: readonly (readonly [string, Readonly<Record<string, Spot>>])[] = [
  [
    'sides',
    {
      cool: { of: '[data-piece="g03"]', at: [34, 31], ink: ({ counters }) => counters.slate },
      warm: { of: '[data-piece="s03"]', at: [34, 31], ink: ({ counters }) => counters.sand },
    },
  ],
  [
    'sides of formations',
    {
      cool: { of: '[data-piece="ah"]', at: [12, 50], ink: ({ counters }) => counters.sky },
      warm: { of: '[data-piece="ru"]', at: [12, 50], ink: ({ counters }) => counters.straw },
    },
  ],
  [
    'hints',
    {
      move: { of: '[data-move] > :nth-child(2)', at: 'middle', ink: () => INK.move },
      fire: { of: '[data-fire] > :nth-child(2)', at: 'outline', ink: () => INK.fire },
      reason: { of: '[data-reason] > :last-child', at: 'middle', ink: () => INK.reason },
    },
  ],
];

test.each([
  ['paper', PAPER],
  ['field', FIELD],
] as const)('in the theme %s sides and hints are told apart, whatever the eyes', async (_name, theme) => {
  const look = { theme, hexPixels: 120, turning: 'upright', fanned: null, hidesPieces: false, ids: 'e' } as const;
  await sheet.setContent(drawBoard({ ...smallMap(5, 3), ...SHOWN }, look));
  for (const eyes of EYES) {
    const colours = await coloursSeen(
      eyes,
      KINDS.flatMap(([, spots]) => Object.values(spots)),
    );
    for (const [kind, spots] of KINDS) {
      const seen = Object.entries(spots).map(([name, { ink }]) => ({ name, ink, colour: colours.shift() ?? '' }));
      // Normal eyes must see exactly this colour; otherwise the spot was covered.
      const isInk = (one: (typeof seen)[number]): boolean => difference(one.colour, one.ink(theme), 'normal') < 1;
      expect(seen.filter((one) => eyes === 'none' && !isInk(one))).toEqual([]);
      for (const [place, one] of seen.entries())
        for (const other of seen.slice(place + 1))
          expect(
            difference(one.colour, other.colour, 'normal'),
            `${kind}: ${one.name} and ${other.name} to eyes with ${eyes}`,
          ).toBeGreaterThanOrEqual(LEAST);
    }
  }
});

function apart(spots: readonly string[], others: readonly string[]): number {
  const sum = spots.reduce((total, spot, place) => total + difference(spot, others[place] ?? spot, 'normal'), 0);
  return sum / spots.length;
}

const SHOWN: Scene = {
  pieces: [
    somePiece({ at: 'A02' }),
    somePiece({ id: 's03', at: 'A04', side: RED }),
    someFormation({ id: 'ah', at: 'B02' }),
    someFormation({ id: 'ru', at: 'B04', side: WARM }),
  ],
  markers: [],
  overlays: [
    { kind: 'move', at: 'C01', text: '', barred: false },
    { kind: 'fire', at: 'C03', text: '' },
    { kind: 'reason', at: 'C05', number: '', text: '', verdict: 'open' },
  ],
};

/** The spot to sample: the middle of an element, a point of its own grid, or the start of its outline. */
interface Spot {
  readonly of: string;
  readonly at: 'middle' | 'outline' | readonly [number, number];
  /** The colour it is drawn in. */
  readonly ink: (theme: Theme) => string;
}

const POINTS = {
  middle: '(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(it.getBoundingClientRect())',
  outline: 'it.getPointAtLength(0).matrixTransform(it.getScreenCTM())',
} as const;

/** The colours of these spots on the screen. */
async function coloursSeen(eyes: Eyes, spots: readonly Spot[]): Promise<string[]> {
  const points = spots.map(({ of, at }) => {
    const point = typeof at === 'string' ? POINTS[at] : `new DOMPoint(${at.join()}).matrixTransform(it.getScreenCTM())`;
    return `((it) => { const { x, y } = ${point}; return [Math.floor(x), Math.floor(y), 1, 1]; })(document.querySelector('${of}'))`;
  });
  const seen = await seenIn(eyes, `[${points.join()}]`, 1);
  return seen.map(([colour = '']) => colour);
}

/** The colours in the middle of each drawing on the screen. */
function spotsSeen(eyes: Eyes): Promise<string[][]> {
  const boxes = `[...document.querySelectorAll('body > div')].map((it) => it.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 4, y + height / 4, width / 2, height / 2])`;
  return seenIn(eyes, boxes, SPOTS);
}

/** A screenshot of the whole sheet as these eyes see it, with so many samples across and down each box. */
async function seenIn(eyes: Eyes, boxes: string, spots: number): Promise<string[][]> {
  await tools.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  const picture = await sheet.screenshot({ fullPage: true });
  const seen: unknown = await sheet.evaluate(`(async () => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,${picture.toString('base64')}')).blob());
    const paper = new OffscreenCanvas(${spots}, ${spots}).getContext('2d', { willReadFrequently: true });
    const hex = (part) => part.toString(16).padStart(2, '0');
    return ${boxes}.map(([x, y, width, height]) => {
      paper.drawImage(image, x, y, width, height, 0, 0, ${spots}, ${spots});
      const { data } = paper.getImageData(0, 0, ${spots}, ${spots});
      return Array.from({ length: data.length / 4 }, (_, i) => '#' + [0, 1, 2].map((part) => hex(data[4 * i + part])).join(''));
    });
  })()`);
  return Array.isArray(seen) ? seen.map((each) => (Array.isArray(each) ? each.map(String) : [])) : [];
}
