import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../../scripts/browser.ts';
import { EMPTY_SCENE, TERRAIN_NAMES } from '../model.ts';
import { difference } from '../testing/colour-vision.ts';
import { oneHex } from '../testing/small-map.ts';
import { drawBoard } from './scene.ts';
import { FIELD, PAPER } from './theme.ts';

// The ground as people see it who do not tell all colours apart: the browser simulates their eyes, the pictures are looked at.

const EYES = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** How far apart two drawings are on the average of their spots: trees, furrows and roofs count, not colour alone. */
const LEAST = 8;
/** So many spots across the middle of a hex, and as many down. */
const SPOTS = 12;

describe.each([
  ['paper', PAPER],
  ['field', FIELD],
] as const)('in the theme %s', (_name, theme) => {
  test.each(EYES)('no two grounds look alike to eyes with %s', { timeout: 60_000 }, async (eyes) => {
    const page = await openPage();
    const look = { theme, hexPixels: 120, turning: 'upright', fanned: null, hidesPieces: false } as const;
    const drawings = TERRAIN_NAMES.map((terrain) =>
      drawBoard({ ...oneHex({ terrain }), ...EMPTY_SCENE }, { ...look, ids: terrain }),
    );
    await page.setContent(drawings.map((svg) => `<div style="width:160px">${svg}</div>`).join(''));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
    const seen: string[][] = [];
    for (const place of TERRAIN_NAMES.keys()) seen.push(await spotsOf(page, place));
    for (const [place, spots] of seen.entries())
      for (const [further, others] of seen.slice(place + 1).entries())
        expect(
          apart(spots, others),
          `${TERRAIN_NAMES[place]} and ${TERRAIN_NAMES[place + 1 + further]}`,
        ).toBeGreaterThanOrEqual(LEAST);
    await page.close();
  });
});

function apart(spots: readonly string[], others: readonly string[]): number {
  const sum = spots.reduce((total, spot, place) => total + difference(spot, others[place] ?? spot, 'normal'), 0);
  return sum / spots.length;
}

/** The colours in the middle of the n-th drawing, as it came to the screen. */
async function spotsOf(page: Page, place: number): Promise<string[]> {
  const picture = (await page.locator('body > div').nth(place).screenshot()).toString('base64');
  const spots: unknown = await page.evaluate(`(async () => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,${picture}')).blob());
    const paper = new OffscreenCanvas(${SPOTS}, ${SPOTS}).getContext('2d');
    const { width, height } = image;
    paper.drawImage(image, width * 0.25, height * 0.25, width * 0.5, height * 0.5, 0, 0, ${SPOTS}, ${SPOTS});
    const { data } = paper.getImageData(0, 0, ${SPOTS}, ${SPOTS});
    const hex = (part) => part.toString(16).padStart(2, '0');
    return Array.from({ length: data.length / 4 }, (_, i) => '#' + [0, 1, 2].map((part) => hex(data[4 * i + part])).join(''));
  })()`);
  return Array.isArray(spots) ? spots.map(String) : [];
}
