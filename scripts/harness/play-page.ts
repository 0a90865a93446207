// For browser tests: a match on a page of the app, and the same match in the test.
import { centreOf } from '../../packages/hex/src/index.ts';
import { randomOf, type Realm, type Sentence } from '../../packages/kernel/src/index.ts';
import { createMatch, type Seating } from '../../packages/session/src/index.ts';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { AT_REST } from './at-rest.ts';
import { type AppOptions, openApp } from './browser.ts';
import { HEX_SIZE, type MapPicture } from '../../packages/board/src/index.ts';
import type { Position } from '../../packages/web/src/face/position.ts';
import { botNamesOf, type LinkFace } from '../../packages/web/src/face/link.ts';
import { Table } from '../../packages/web/src/link/table.ts';
import type { Settings } from '../../packages/web/src/settings/settings.ts';
import { savedTable } from '../../packages/web/src/testing/saved-table.ts';

/** A match on a page, and a copy in the test that is told every sentence said on the page. */
export interface PlayPage<R extends Realm> {
  readonly page: Page;
  readonly table: Table<R>;
  readonly game: PlayedGame<R>;
  /** Errors on the page. */
  readonly problems: readonly string[];
}

/** A game, and the keys of its questions for a whole turn, which are never answered automatically. */
export interface PlayedGame<R extends Realm> {
  readonly link: LinkFace<R>;
  readonly turns: readonly string[];
  /** The position of a view, as the screen uses it. */
  position(view: R['view']): Position;
}

export interface Opening {
  readonly mission?: string;
  /** Instead of a mission. */
  readonly position?: object;
  readonly draft?: object;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: Seating;
  readonly seed?: string;
  readonly settings?: Partial<Settings>;
  readonly context?: AppOptions;
  /** Prepares the page before the match is opened; must end on the first page. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const QUIET: Partial<Settings> = {
  aiSpeed: 'instant',
  motion: 'none',
  tips: 'off',
  breath: 'none',
  suggestions: 'off',
  briefing: 'off',
  screen: 'full',
};

/** Opens a match on the page from a file, so that its dice are known. */
export async function openPlayOf<R extends Realm>(game: PlayedGame<R>, opening: Opening): Promise<PlayPage<R>> {
  const { link } = game;
  const {
    mission,
    position,
    draft,
    options = {},
    seats,
    seed = 'sfc32:page',
    settings = {},
    context,
    prepare,
  } = opening;
  const source = draft === undefined ? (position === undefined ? { mission } : { position }) : { draft };
  const plan = { options: { ...options, ...source }, seats, seed };
  const made = createMatch(link.system, plan, botNamesOf(link));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = new Table(link, made.value);
  await table.callBots();
  const stored = { 'sandtable/settings': JSON.stringify({ ...QUIET, ...settings }), 'sandtable/sound-offered': 'true' };
  const problems: string[] = [];
  const page = await openApp({
    viewport: { width: 1440, height: 900 },
    ...context,
    stored,
    onProblem: (problem) => problems.push(problem),
  });
  await prepare?.(page);
  await bring(page, table.save());
  playOn(game, table);
  knowMap(page, () => game.position(table.now().view).map());
  return { page, table, game, problems };
}

/** Opens a match file on the first page. */
async function bring(page: Page, text: string): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.waitForURL(/#\/play\//);
}

/** Chooses a sentence for whoever is asked. */
type Says<R extends Realm> = (table: Table<R>) => Sentence;

/** Passes wherever possible. */
export function idlyIn<R extends Realm>({ link: { system } }: PlayedGame<R>): Says<R> {
  return (table) => {
    const { view, seq } = table.now();
    const idle = system.offers(view, []).find(({ word }) => word === 'pass' || word === 'disclose');
    return idle === undefined ? system.anySentence(view, randomOf('sfc32:idle', String(seq))) : [idle.word];
  };
}

/** Plays up to just before the decision that makes this hold. */
function playUpTo<R extends Realm>(
  beside: Pick<PlayPage<R>, 'table' | 'game'>,
  says: Says<R>,
  isThere: (table: Table<R>) => boolean,
): void {
  const { table, game } = beside;
  const ahead = { table: savedTable(game.link, table.save()), game };
  let decisions = 0;
  for (; !isThere(ahead.table); decisions++) sayNext(ahead, says);
  for (; decisions > 1; decisions--) sayNext(beside, says);
  sitAsAsked(table);
}

function sayNext<R extends Realm>(beside: Pick<PlayPage<R>, 'table' | 'game'>, says: Says<R>): void {
  sitAsAsked(beside.table);
  sayBeside(beside, says(beside.table));
}

function sitAsAsked<R extends Realm>(table: Table<R>): void {
  const { asks } = table.match;
  if (asks !== null && asks !== table.seat) table.sit(asks);
}

/** The same on the page: skips what lies between by opening the match again from a file. */
export async function skipTo<R extends Realm>(
  play: PlayPage<R>,
  says: Says<R>,
  isThere: (table: Table<R>) => boolean,
): Promise<void> {
  const { page, table } = play;
  playUpTo(play, says, isThere);
  await page.goto(`${inject('app')}/#/`);
  await bring(page, table.save());
}

const maps = new WeakMap<Page, () => MapPicture>();

/** Registers the map of a page, so that its hexes can be pressed by name. */
export function knowMap(page: Page, map: () => MapPicture): void {
  maps.set(page, map);
}

/** Plays the AI and the bots, and questions with only one answer. */
function playOn<R extends Realm>({ link, turns }: PlayedGame<R>, table: Table<R>): void {
  for (;;) {
    while (table.step());
    const { pending, view, seq, asks, seat } = table.now();
    if (pending === null || asks !== seat || turns.includes(pending.key)) return;
    const { system, drafting } = link;
    // While a match is being made, people give even the only answer themselves.
    if ((drafting?.handOf(view, seat) ?? null) !== null) return;
    const [only, another] = system.offers(view, []);
    if (only === undefined || another !== undefined) return;
    const { word } = only;
    if (system.offers(view, [word]).some(({ kind }) => kind !== 'stop')) return;
    table.act(seq, [word]);
  }
}

/** Waits until the page has caught up with the copy. */
export async function settled<R extends Realm>({ page, table }: PlayPage<R>): Promise<void> {
  await page.locator(`${AT_REST}[data-seq="${table.match.seq}"]`).waitFor();
}

/** The words chosen so far on the page. */
export async function saidOn(page: Page): Promise<string[]> {
  const said = (await page.locator('.play').getAttribute('data-said')) ?? '';
  return said === '' ? [] : said.split(' ');
}

/** Confirms the page's proposal, and says the same to the copy. */
export async function confirmBoth<R extends Realm>(play: PlayPage<R>): Promise<void> {
  const button = play.page.getByTestId('confirm');
  const sentence = ((await button.getAttribute('data-say')) ?? '').split(' ');
  await button.click();
  sayWithRoll(play, sentence);
  await settled(play);
}

/** Says it to the copy, and answers the roll it leads to as the page does: by default, or with `roll`. */
export function sayWithRoll<R extends Realm>(play: PlayPage<R>, sentence: readonly string[], roll = ''): void {
  const { table, game } = play;
  const rolls = game.position(table.now().view).rolls(sentence);
  sayBeside(play, sentence);
  const kept = rolls.find(({ word }) => word === roll) ?? rolls[0];
  const { pending, view } = table.now();
  if (kept === undefined || pending === null || game.turns.includes(pending.key)) return;
  if (game.link.system.offers(view, []).some(({ word }) => word === kept.word)) sayBeside(play, [kept.word]);
}

/** Everything that the page's own list offers; opens the list. */
export async function listedOn<R extends Realm>({ page }: Pick<PlayPage<R>, 'page'>): Promise<string[]> {
  const found: unknown = await page.evaluate(`(async () => {
    ${OPEN_LIST}
    return [...((await openList())?.querySelectorAll('[data-say]') ?? [])].map((it) => it.dataset.say);
  })()`);
  return Array.isArray(found) ? found.map(String) : [];
}

// Runs in the page, because asking from outside step by step is slower. Resolves to the filled list, or null if nothing is left to say.
const OPEN_LIST = `
  const later = () => new Promise((done) => setTimeout(done, 1));
  const openList = async () => {
    for (;;) {
      const list = document.querySelector('details.offers');
      if (list === null || list.querySelector('.entries') !== null) return list;
      list.open = true;
      await later();
    }
  };`;

/**
 * Says a sentence on the page, word by word from its list, and to the copy. A script clicks the list; other tests check that a
 * person can reach it.
 */
export async function sayBoth<R extends Realm>(play: PlayPage<R>, sentence: readonly string[]): Promise<void> {
  const { page, table } = play;
  await settled(play);
  const before = table.match.seq;
  const beginnings = sentence.map((_, place) => sentence.slice(0, place + 1).join(' '));
  await page.evaluate(`(async () => {
    ${OPEN_LIST}
    for (const wanted of ${JSON.stringify(beginnings)}) {
      // A facing that needs no choice is set already.
      (await openList())?.querySelector('[data-say="' + wanted + '"]')?.click();
      await later();
    }
  })()`);
  sayWithRoll(play, sentence);
  // Some sentences act on their last click; the others wait for a confirmation.
  const done = page.locator(`${AT_REST}[data-seq="${table.match.seq}"]`);
  const waits = page.locator(`${AT_REST}[data-seq="${before}"]:has([data-testid="confirm"])`);
  await done.or(waits).first().waitFor();
  if ((await waits.count()) > 0) await page.getByTestId('confirm').click();
  await settled(play);
}

export function sayBeside<R extends Realm>(
  { table, game }: Pick<PlayPage<R>, 'table' | 'game'>,
  sentence: readonly string[],
): void {
  const verdict = table.act(table.match.seq, sentence);
  if (!verdict.granted) throw new Error(`refused beside the page: ${sentence.join(' ')}: ${JSON.stringify(verdict)}`);
  playOn(game, table);
}

/** The centre of a hex on the page. */
export async function placeOf(page: Page, hex: string): Promise<Place> {
  const map = maps.get(page)?.();
  const found = map?.hexes.find(({ id, isInPlay }) => isInPlay && id === hex);
  if (map === undefined || found === undefined) throw new Error(`no hex ${hex}`);
  const centre = centreOf({ top: map.top, size: HEX_SIZE, origin: { x: 0, y: 0 } }, found.hex);
  const place = await onPage(page, centre);
  if (await isOnMap(page, place)) return place;
  // Out of sight or under the small map: zoom out to the whole map.
  await page.locator('.map [role="application"]').press('0');
  return onPage(page, centre);
}

/** Whether a press there hits the map, and nothing beside or over it. */
async function isOnMap(page: Page, { x, y }: Place): Promise<boolean> {
  const found: unknown = await page.evaluate(
    `document.elementFromPoint(${x}, ${y})?.closest('.map [role="application"]') != null`,
  );
  return found === true;
}

export async function pressHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.click(x, y);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Converts a point of the drawing to pixels of the page. */
async function onPage(page: Page, { x, y }: Place): Promise<Place> {
  const found: unknown = await page.evaluate(`(() => {
    const svg = document.querySelector('.map [role="application"] svg');
    const at = new DOMPoint(${x}, ${y}).matrixTransform(svg.getScreenCTM());
    return [at.x, at.y];
  })()`);
  if (!Array.isArray(found)) throw new Error('there is no map');
  return { x: Number(found[0]), y: Number(found[1]) };
}
