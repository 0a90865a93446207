// The states of the app for `npm run screens`, and how to reach each on a page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Realm } from '../../packages/kernel/src/index.ts';
import { createMatch, type Seating } from '../../packages/session/src/index.ts';
import { fitDraft } from '../../packages/web/src/bear/draft/fit-draft.ts';
import { bearLink } from '../../packages/web/src/bear/link/link.ts';
import { botNamesOf, type LinkFace } from '../../packages/web/src/face/link.ts';
import { limanowaLink } from '../../packages/web/src/limanowa/link/link.ts';
import { Table } from '../../packages/web/src/link/table.ts';
import { AT_REST } from './at-rest.ts';

fitDraft();

export interface ScreenState {
  readonly name: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Leads there from the home page. */
  open(page: Page): Promise<void>;
}

const person = (name: string) => ({ kind: 'person', name }) as const;
const AI = { kind: 'procedure' } as const;

export const STATES: readonly ScreenState[] = [
  ...['', 'limanowa/'].flatMap((game) => {
    const name = game === '' ? 'bear' : 'limanowa';
    return [
      screen(`${name}: missions`, `${game}missions`, '.mission-card'),
      screen(
        `${name}: mission`,
        `${game}missions/${game === '' ? 'whose-crossroads' : 'bridge-at-neu-sandez'}`,
        '.start-button',
      ),
      screen(`${name}: learn`, `${game}learn`, '.learn-item'),
      screen(`${name}: rules`, `${game}rules`, 'h1'),
    ];
  }),
  screen('limanowa: record sheet', 'limanowa/record', '.record-table'),
  screen('home', '', '.game-tile'),
  screen('generate', 'generate', '.generate-plan'),
  screen('settings', 'settings', '.setting'),
  screen('about', 'about', 'h1'),
  solo('bear: solo', 'missions/whose-crossroads'),
  solo('limanowa: solo', 'limanowa/missions/bridge-at-neu-sandez'),
  seated('bear: hot seat', bearLink, { mission: 'dust-ahead' }, { german: person('One'), soviet: person('Two') }),
  seated(
    'bear: hot seat of four',
    bearLink,
    { mission: 'all-four-roads', teamWin: 'individual' },
    { german1: person('One'), soviet1: person('Two'), german2: person('Three'), soviet2: person('Four') },
  ),
  seated(
    'limanowa: hot seat',
    limanowaLink,
    { mission: 'steamroller' },
    { p1: person('One'), p2: person('Two'), ai: AI },
  ),
  curtain(),
  watched(),
  seated('bear: draft', bearLink, { draft: { guideline: 1 } }, { p1: person('One'), p2: person('Two') }),
  seated('bear: solo draft', bearLink, { draft: { guideline: 2, solo: {} } }, { p1: person('One'), ai: AI }),
  screen('bear: lesson', 'learn/fire', '.lesson-card'),
  screen('limanowa: lesson', 'limanowa/learn', '.learn-item', async (page) => {
    await page.locator('.learn-item a').first().click();
    await page.locator('.lesson-card').waitFor();
  }),
  ...(['bear', 'limanowa'] as const).flatMap((game) => [why(game), film(game), result(game)]),
  menu(),
  help(),
  briefing('bear: briefing', 'missions/whose-crossroads', true),
  briefing('limanowa: briefing', 'limanowa/missions/bridge-at-neu-sandez', false),
];

function screen(name: string, address: string, shows: string, then?: (page: Page) => Promise<void>): ScreenState {
  return {
    name,
    open: async (page) => {
      await page.evaluate(`location.hash = '#/${address}'`);
      await page.locator(shows).first().waitFor();
      await then?.(page);
    },
  };
}

function solo(name: string, address: string): ScreenState {
  return screen(name, address, '.start-button', async (page) => {
    await page
      .getByRole('button', { name: /^start/i })
      .first()
      .click();
    await page.locator(AT_REST).waitFor();
    const units = page.locator('.unit-row');
    if ((await units.count()) > 0) await units.first().click();
  });
}

/** Goes on to the player's first turn; a roll may decide who has it. */
function briefing(name: string, address: string, isRolled: boolean): ScreenState {
  const state = screen(name, address, '.start-button', async (page) => {
    await page
      .getByRole('button', { name: /^start/i })
      .first()
      .click();
    if (isRolled) await page.locator(`${AT_REST} [data-testid="confirm"]`).click();
    await page.getByRole('dialog').waitFor();
  });
  return { ...state, settings: { briefing: 'on' } };
}

function menu(): ScreenState {
  const table = solo('bear: menu', 'missions/whose-crossroads');
  return {
    ...table,
    open: async (page) => {
      await table.open(page);
      await page.locator('.top-more').click();
      await page.getByRole('menu').waitFor();
    },
  };
}

function help(): ScreenState {
  const table = solo('bear: help', 'missions/whose-crossroads');
  return {
    ...table,
    open: async (page) => {
      await table.open(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  };
}

function fileOf<R extends Realm>(link: LinkFace<R>, options: object, seats: Seating): string {
  const made = createMatch(link.system, { options, seats, seed: 'sfc32:screens' }, botNamesOf(link));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return new Table(link, made.value).save();
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
}

async function take(page: Page, text: string): Promise<void> {
  await choose(page, text);
  await page.waitForURL(/#\/play\//);
}

function seated<R extends Realm>(name: string, link: LinkFace<R>, options: object, seats: Seating): ScreenState {
  return {
    name,
    open: async (page) => {
      await take(page, fileOf(link, options, seats));
      const lift = page.getByTestId('curtain').getByRole('button');
      await lift.or(page.locator(AT_REST)).first().waitFor();
      if ((await lift.count()) > 0) await lift.first().click();
      await page.locator(AT_REST).waitFor();
    },
  };
}

function curtain(): ScreenState {
  const seats = { german: person('One'), soviet: person('Two') };
  return {
    name: 'bear: curtain',
    open: async (page) => {
      await take(page, fileOf(bearLink, { mission: 'dust-ahead' }, seats));
      await page.getByTestId('curtain').waitFor();
    },
  };
}

/** A finished match recorded by a release. */
function savedIn(game: 'bear' | 'limanowa', release: string): string {
  const folder = path.join(import.meta.dirname, '../../packages', game, 'saves');
  return readFileSync(path.join(folder, release, 'solo.sandtable.json'), 'utf8');
}

function result(game: 'bear' | 'limanowa'): ScreenState {
  return {
    name: `${game}: result`,
    open: async (page) => {
      await take(page, savedIn(game, '0.3.0'));
      await page.getByTestId('result').waitFor();
    },
  };
}

/** A match whose rules have changed since. */
function watched(): ScreenState {
  return {
    name: 'bear: watched',
    open: async (page) => {
      await choose(page, savedIn('bear', '0.1.0'));
      await page.getByRole('button', { name: 'Watch it up to there' }).click();
      await page.locator('.watched .play').waitFor();
    },
  };
}

function why(game: 'bear' | 'limanowa'): ScreenState {
  const ended = result(game);
  return {
    name: `${game}: Why?`,
    open: async (page) => {
      await ended.open(page);
      await page.getByRole('button', { name: 'Look at the board' }).first().click();
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.getByRole('button', { name: 'Why?' }).last().click();
      await page.getByTestId('why').waitFor();
    },
  };
}

function film(game: 'bear' | 'limanowa'): ScreenState {
  const asked = why(game);
  return {
    name: `${game}: film`,
    settings: { aiSpeed: 'step' },
    open: async (page) => {
      await asked.open(page);
      await page.getByRole('button', { name: 'Replay on map' }).click();
      await page.getByTestId('film').waitFor();
    },
  };
}
