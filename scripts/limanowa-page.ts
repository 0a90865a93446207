// For browser tests: matches of Limanowa on a page.
import type { Limanowa } from '../packages/limanowa/src/index.ts';
import type { Seating } from '../packages/session/src/index.ts';
import type { Page } from 'playwright-core';
import { type PlayedGame, pressPlace } from './play-page.ts';
import { limanowaLink } from '../packages/web/src/limanowa/link/link.ts';

/** Limanowa, for the pages of browser tests. */
export const LIMANOWA: PlayedGame<Limanowa> = { link: limanowaLink, turns: ['opening', 'central', 'closing'] };

export const SOLO: Seating = { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
export const TOGETHER: Seating = {
  p1: { kind: 'person', name: 'One' },
  p2: { kind: 'person', name: 'Two' },
  ai: { kind: 'procedure' },
};

/** Presses a hex by its name: column and row. Its map has the points of its hexes on top. */
export async function pressHex(page: Page, hex: string): Promise<void> {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  await pressPlace(page, { x: Math.sqrt(3) * 60 * (column + (row % 2) / 2), y: 90 * row });
}
