import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../../../../scripts/browser.ts';
import { EMPTY_SCENE, type Scene, TERRAIN_NAMES } from '../model.ts';
import { difference } from '../testing/colour-vision.ts';
import { someFormation, WARM } from '../testing/some-formation.ts';
import { oneHex, RED, smallMap, somePiece } from '../testing/small-map.ts';
import { drawBoard } from './scene.ts';
import { FIELD, INK, PAPER, type Theme } from './theme.ts';

// The ground as people see it who do not tell all colours apart: the browser simulates their eyes, the pictures are looked at.

const EYES = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** How far apart two drawings are on the average of their spots: trees, furrows and roofs count, not colour alone. */
const LEAST = 8;
/** So many spots across the middle of a hex, and as many down. */
const SPOTS = 12;

/** The same for all of them: nothing stays on it. */
let sheet: Page;

beforeAll(async () => {
  sheet = await openPage({ ground: true });
});

describe.each([
  ['paper in summer', PAPER, 'summer'],
  ['paper in winter', PAPER, 'winter'],
  ['field in summer', FIELD, 'summer'],
  ['field in winter', FIELD, 'winter'],
] as const)('in the theme %s', (_name, theme, season) => {
  test.each(EYES)('no two grounds look alike to eyes with %s', async (eyes) => {
    const look = { theme, hexPixels: 120, turning: 'upright', fanned: null, hidesPieces: false } as const;
    const drawings = TERRAIN_NAMES.map((terrain) =>
      drawBoard({ ...oneHex({ terrain }), season, ...EMPTY_SCENE }, { ...look, ids: terrain }),
    );
    const shown = drawings.map((svg) => `<div style="float:left;width:160px">${svg}</div>`);
    await sheet.setContent(shown.join(''));
    await lookWith(sheet, eyes);
    const seen: string[][] = [];
    for (const place of TERRAIN_NAMES.keys()) seen.push(await spotsOf(sheet, place));
    for (const [place, spots] of seen.entries())
      for (const [further, others] of seen.slice(place + 1).entries())
        expect(
          apart(spots, others),
          `${TERRAIN_NAMES[place]} and ${TERRAIN_NAMES[place + 1 + further]}`,
        ).toBeGreaterThanOrEqual(LEAST);
  });
});

/** Sides and hints as they come to the screen: a spot of each that nothing else covers. */
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

describe.each(KINDS)('%s', (_kind, spots) => {
  test.each(EYES)('are told apart by eyes with %s', async (eyes) => {
    for (const theme of [PAPER, FIELD]) {
      const look = { theme, hexPixels: 120, turning: 'upright', fanned: null, hidesPieces: false, ids: 'e' } as const;
      await sheet.setContent(drawBoard({ ...smallMap(5, 3), ...SHOWN }, look));
      await lookWith(sheet, eyes);
      const colours: [string, string][] = [];
      for (const [name, spot] of Object.entries(spots)) colours.push([name, await colourAt(sheet, spot)]);
      // Where eyes lack nothing, it must be the very colour: else the spot was covered.
      const isInk = ([name, colour]: readonly [string, string]): boolean =>
        difference(colour, spots[name]?.ink(theme) ?? '', 'normal') < 1;
      expect(colours.filter((each) => eyes === 'none' && !isInk(each))).toEqual([]);
      for (const [place, [name, colour]] of colours.entries())
        for (const [other, further] of colours.slice(place + 1))
          expect(difference(colour, further, 'normal'), `${name} and ${other}`).toBeGreaterThanOrEqual(LEAST);
    }
  });
});

async function lookWith(shown: Page, type: (typeof EYES)[number]): Promise<void> {
  const session = await shown.context().newCDPSession(shown);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type });
}

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

/** Where to look at an element: in its middle, at a point of its own grid, or where its outline begins. */
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

async function colourAt(page: Page, { of, at }: Spot): Promise<string> {
  const point = typeof at === 'string' ? POINTS[at] : `new DOMPoint(${at.join()}).matrixTransform(it.getScreenCTM())`;
  const place = `((it) => { const { x, y } = ${point}; return [x, y]; })(document.querySelector('${of}'))`;
  const found: unknown = await page.evaluate(place);
  const [x = 0, y = 0] = Array.isArray(found) ? found.map(Number) : [];
  const picture = await page.screenshot({ clip: { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 } });
  const [colour = ''] = await coloursOf(page, picture, 1);
  return colour;
}

/** The colours in the middle of the n-th drawing, as it came to the screen. */
async function spotsOf(page: Page, place: number): Promise<string[]> {
  const box = await page.locator('body > div').nth(place).boundingBox();
  if (box === null) throw new Error(`there is no drawing ${place}`);
  const [width, height] = [box.width / 2, box.height / 2];
  const clip = { x: box.x + width / 2, y: box.y + height / 2, width, height };
  return coloursOf(page, await page.screenshot({ clip }), SPOTS);
}

/** So many colours across a picture, and as many down. */
async function coloursOf(page: Page, picture: Buffer, spots: number): Promise<string[]> {
  const colours: unknown = await page.evaluate(`(async () => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,${picture.toString('base64')}')).blob());
    const paper = new OffscreenCanvas(${spots}, ${spots}).getContext('2d');
    paper.drawImage(image, 0, 0, ${spots}, ${spots});
    const { data } = paper.getImageData(0, 0, ${spots}, ${spots});
    const hex = (part) => part.toString(16).padStart(2, '0');
    return Array.from({ length: data.length / 4 }, (_, i) => '#' + [0, 1, 2].map((part) => hex(data[4 * i + part])).join(''));
  })()`);
  return Array.isArray(colours) ? colours.map(String) : [];
}
