import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { IS_WHOLE } from '../testing/whole.ts';

// Somebody who sees nothing plays here. All they have is what is spoken, the names of the controls, and the keys.

const QUIET = {
  aiSpeed: 'instant',
  motion: 'none',
  tips: 'off',
  breath: 'none',
  suggestions: 'off',
  briefing: 'off',
  screen: 'full',
};

/** Hears what the live regions of the page are given, in order. Every match begins with the same dice. */
const EAR = `
  localStorage.setItem('sandtable/settings', ${JSON.stringify(JSON.stringify(QUIET))});
  localStorage.setItem('sandtable/sound-offered', 'true');
  crypto.getRandomValues = (numbers) => numbers.fill(5);
  window.heard = [];
  const LIVE = ':is([role=log], [role=alert]) p:not(:empty)';
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.nodeType === 1)
        window.heard.push(...[node, ...node.querySelectorAll(LIVE)].filter((it) => it.matches(LIVE)).map((it) => it.textContent));
  }).observe(document, { childList: true, subtree: true });`;

interface Player {
  readonly page: Page;
  /** All that was spoken, in order. */
  readonly heard: string[];
  /** What was spoken before each deed. */
  readonly deeds: string[];
  readonly problems: readonly string[];
}

/** From the first page into a match, by the names of a link and a button. */
async function sitDown(link: string): Promise<Player> {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(EAR);
  await page.goto(`${appAddress()}/`);
  await page.getByRole('link', { name: link }).press('Enter');
  await page.getByRole('button', { name: 'Start the mission' }).press('Enter');
  // Every screen takes the focus to its map or its heading.
  await expect.poll(() => focusOn(page)).toBe('application');
  return { page, heard: [], deeds: [], problems };
}

async function focusOn(page: Page): Promise<string> {
  const found: unknown = await page.evaluate(
    `(({ role, localName }) => role ?? localName)(document.activeElement ?? document.body)`,
  );
  return String(found);
}

/** What has been spoken since it was last asked. */
async function listen({ page, heard }: Player): Promise<number> {
  const news: unknown = await page.evaluate('window.heard.splice(0)');
  return Array.isArray(news) ? heard.push(...news.map(String)) : heard.length;
}

/** Presses a key and waits until something is spoken; gives the last of it. */
async function press(player: Player, key: string): Promise<string> {
  const before = player.heard.length;
  await player.page.keyboard.press(key);
  await expect.poll(() => listen(player), { interval: 10 }).toBeGreaterThan(before);
  return player.heard.at(-1) ?? '';
}

const CONFIRMS = /(Ctrl and )?Enter confirms$/;

/** What is wanted by what was spoken since the last deed: a confirmation, an order; or all is over. */
async function whatNow(player: Player, from: number): Promise<'confirm' | 'turn' | 'over'> {
  const { page, heard } = player;
  const pass = page.getByRole('button', { name: /^Pass/, disabled: false });
  const over = page.getByRole('heading', { level: 2 }).and(page.locator(':focus'));
  const prompt = page.getByRole('region', { name: 'What to do now' }).getByRole('paragraph').first();
  for (;;) {
    await listen(player);
    const news = heard.slice(from);
    if (CONFIRMS.test(news.at(-1) ?? '')) return 'confirm';
    if ((await over.count()) > 0) return 'over';
    if (news.length > 0 && (await pass.count()) > 0 && news.includes((await prompt.textContent()) ?? '')) return 'turn';
    // Whoever asks without a pause takes the time that the page needs.
    await page.waitForTimeout(30);
  }
}

/** Does what was spoken last. */
async function commit(player: Player): Promise<void> {
  const said = player.heard.at(-1) ?? '';
  expect(said).toMatch(CONFIRMS);
  player.deeds.push(said);
  await player.page.keyboard.press(said.includes('Ctrl and') ? 'Control+Enter' : 'Enter');
}

/** One's own unit is chosen on the map, and the keys go round it until something can be done. False if nothing can. */
async function orderByMap(player: Player): Promise<boolean> {
  await press(player, 'Tab');
  await press(player, 'Enter');
  for (const key of ['d', 'w', 'w', 'a']) {
    const there = await press(player, key);
    if (!/\. (Move|Fire|Attack)\b/.test(there)) continue;
    if (CONFIRMS.test(await press(player, 'Enter'))) return true;
  }
  return false;
}

/** Plays until it is over, or for so many deeds: the first turns by the map, then whatever hands the turn on. */
async function playOn(player: Player, ordersByMap: number, most: number): Promise<void> {
  for (let left = ordersByMap; ;) {
    const from = player.heard.length;
    const wants = await whatNow(player, from);
    if (wants === 'over' || player.deeds.length >= most) return;
    const isOrder = wants === 'turn' || player.heard.at(-1)?.startsWith('Disclose without orders') === true;
    const isOrdered = isOrder && left-- > 0 && (await orderByMap(player));
    if (wants === 'turn' && !isOrdered) {
      await player.page.getByRole('button', { name: /^Pass/ }).focus();
      await press(player, 'Enter');
    }
    await commit(player);
  }
}

/** By the names of a tab and two buttons. */
async function giveUp({ page }: Player): Promise<void> {
  await page.getByRole('tab', { name: 'Mission' }).press('Enter');
  await page.getByRole('button', { name: 'End the match…' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Resign/ })
    .press('Enter');
  await page.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor();
}

test.each([
  ['Quick solo', /Move: \d AP, \d+% spent, .*threat/],
  ['Quick battle', /Honvéd 03 to 0507\. Disclose the Central plan\. Ctrl and Enter confirms/],
])(
  '%s is played by ear and keys alone until it ends or is given up, and every deed was spoken before it',
  async (link, order) => {
    const player = await sitDown(link);
    const { deeds, heard, problems } = player;
    await playOn(player, 2, IS_WHOLE ? Infinity : 8);
    if (!IS_WHOLE) await giveUp(player);
    expect(deeds.length).toBeGreaterThan(IS_WHOLE ? 20 : 7);
    expect(deeds.filter((deed) => order.test(deed)).length).toBeGreaterThan(0);
    // Every deed has brought something, and that was told before the next question.
    expect(heard.filter((line, place) => CONFIRMS.test(line) && line === heard[place + 1])).toEqual([]);
    expect(await focusOn(player.page)).toBe('h2');
    expect(problems).toEqual([]);
  },
);
