import { printSentence, randomOf, type Sentence } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openApp, PHONE } from '../../../../scripts/harness/browser.ts';
import { type BearPage, openPlay } from '../../../../scripts/harness/bear-page.ts';
import { confirmBoth, sayBoth, settled, skipTo } from '../../../../scripts/harness/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import { findingsAgain, seriousFindings } from '../testing/axe.ts';
import { IS_WHOLE } from '../testing/whole.ts';

const TWO: Seating = { p1: { kind: 'person', name: 'One' }, p2: { kind: 'person', name: 'Two' } };
const ONE: Seating = { p1: { kind: 'person', name: 'You' }, p2: { kind: 'person', name: 'You' } };
const SOLO: Seating = { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };

function isDrafted({ table }: Pick<BearPage, 'table'>): boolean {
  return table.now().view.draft?.phase === 'done';
}

function captains({ table }: Pick<BearPage, 'table'>): Sentence {
  const { view, seq } = table.now();
  return bots.captain(view, randomOf('sfc32:draft', String(seq)));
}

/** What the test would decide, and turns of the battle are passed; up to the last decision before this. */
async function skip(play: BearPage, isThere: (table: BearPage['table']) => boolean): Promise<void> {
  await skipTo(play, decision, isThere);
}

function decision(table: BearPage['table']): Sentence {
  return table.now().pending?.key === 'turn' ? ['pass'] : captains({ table });
}

/** How many cards have been played. */
function playsOf(table: BearPage['table']): number {
  return (table.now().view.draft?.plays ?? []).filter(({ deck }) => deck === 'card').length;
}

/** Gives the screen to the person who is asked. */
async function takeSeat({ page, table }: BearPage): Promise<void> {
  const { asks } = table.match;
  if (asks === null || asks === table.seat) return;
  await page.getByRole('button', { name: 'Hand over the screen' }).click();
  await page.getByTestId('curtain').getByRole('button').click();
  table.sit(asks);
}

/** A half by a click on its card, everything else from the list of choices; turns of the battle are passed. */
async function decide(play: BearPage): Promise<void> {
  await settled(play);
  const sentence = decision(play.table);
  const half = play.page.locator(`.half[data-say="${printSentence(sentence)}"]`);
  if ((await half.count()) === 0) return sayBoth(play, sentence);
  await half.click();
  await confirmBoth(play);
}

async function expectHalves({ page, table }: BearPage): Promise<void> {
  const { view } = table.now();
  const { system } = bearLink;
  const offered = system
    .offers(view, [])
    .flatMap(({ word }) => system.offers(view, [word]).map((half) => `${word} ${half.word}`));
  const shown = await page
    .locator('.draft-hand .half[data-say]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-say') ?? ''));
  expect(shown.toSorted()).toEqual(offered.toSorted());
}

/** G1.1: every half that was played is on the Record Boards, whole and in sight; bottoms name their units by number. */
async function expectRecord({ page, table }: BearPage, isWhole: boolean): Promise<void> {
  const { plays } = table.now().view.draft ?? { plays: [] };
  const slips = page.locator('.record-board .slip');
  await expect.poll(() => slips.count()).toBe(plays.filter(({ deck }) => deck === 'card').length);
  const hidden = await slips.evaluateAll(
    (all, mustShow) =>
      all.filter((slip) => {
        const { left, right, top, bottom } = slip.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, bottom - 3);
        const board = slip.closest('.record-board');
        const isCut = board === null || board.scrollHeight > board.clientHeight + 1;
        return isCut || (mustShow && (top < 0 || !slip.contains(at)));
      }).length,
    isWhole,
  );
  expect(hidden).toBe(0);
  const texts = await slips.allTextContents();
  const bottoms = plays.filter(({ half }) => half === 'bottom').flatMap(({ units }) => units);
  for (const unit of bottoms) {
    const { number = 0 } = engine().pack.counters[unit] ?? {};
    expect(texts.join(' ')).toContain(` ${String(number).padStart(2, '0')}`);
  }
}

/** On a desk, a tablet and a phone. */
async function expectRecordEverywhere(play: BearPage): Promise<void> {
  const { page } = play;
  await expectRecord(play, true);
  await page.setViewportSize({ width: 900, height: 1100 });
  await expectRecord(play, true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Boards' }).click();
  await expectRecord(play, false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.draft-dock').waitFor();
}

/** If a part of the draft cannot be loaded, the page says so once, as a whole. */
async function expectOneFault({ page }: BearPage): Promise<void> {
  await page.locator('.play[data-draft]').waitFor();
  await page.route(/\/draft-parts-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  const lift = page.getByTestId('curtain').getByRole('button');
  await page.reload();
  // It reloads once by itself.
  await Promise.all([page.waitForEvent('load'), lift.click()]);
  await lift.click();
  const broken = page.getByTestId('broken-screen');
  await broken.getByText('This screen could not be loaded').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  expect(await page.getByTestId('fault').count()).toBe(0);
  await page.unroute(/\/draft-parts-.*\.js$/);
  await broken.getByRole('button', { name: 'Try again' }).click();
  await lift.click();
  await page.locator('.play[data-draft]').waitFor();
}

test(
  'two people draft a firefight by hand at one screen, nothing of the other’s hand is on it, and it comes to a battle',
  { timeout: 180_000 },
  async () => {
    const play = await openPlay({ draft: { guideline: 1 }, seats: TWO, seed: 'sfc32:two-people' });
    const { page, table, problems } = play;
    await page.getByTestId('curtain').getByRole('button').click();
    await expectOneFault(play);
    const known = problems.length;
    let turns = 0;
    while (!isDrafted(play)) {
      await takeSeat(play);
      await settled(play);
      if (table.now().pending?.key === 'playCard') {
        turns += 1;
        await expectHalves(play);
        if (playsOf(table) === 7) await expectRecordEverywhere(play);
        else await expectRecord(play, true);
      }
      if (turns === 2 && !IS_WHOLE) {
        await skip(play, (beside) => playsOf(beside) === 7);
        await page.getByTestId('curtain').getByRole('button').click();
        continue;
      }
      await decide(play);
    }
    expect(turns).toBe(IS_WHOLE ? 8 : 4);
    await takeSeat(play);
    await page.getByTestId('set-up').waitFor();
    await page.getByRole('button', { name: 'To battle' }).click();
    await page.locator('.play[data-draft]').waitFor({ state: 'detached' });
    await page.getByTestId('round').waitFor();
    expect(problems.slice(known)).toEqual([]);
  },
);

test(
  'a solo generation is drafted, the AI is built step by step, and the battle is fought into round 2',
  { timeout: 180_000 },
  async () => {
    const play = await openPlay({ draft: { guideline: 2, solo: {} }, seats: SOLO, seed: 'sfc32:alone' });
    const { page, table, problems } = play;
    await decide(play);
    if (!IS_WHOLE) await skip(play, (beside) => isDrafted({ table: beside }));
    while (!isDrafted(play)) await decide(play);
    const build = page.getByTestId('ai-build');
    await build.waitFor();
    const steps = build.locator(':scope > ol > li');
    await expect.poll(() => steps.count()).toBe(1);
    const more = page.getByRole('button', { name: /^Next: / });
    while ((await more.count()) > 0) await more.click();
    await expect.poll(() => steps.count()).toBe(8);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'To battle' }).click();
    await expect.poll(() => page.locator('.track-tile').count()).toBe(table.now().view.solo?.tiles.length);
    if (!IS_WHOLE) {
      await decide(play);
      await skip(play, (beside) => beside.now().view.round === 2);
    }
    while (table.now().outcome === null && table.now().view.round < 2) await decide(play);
    expect(table.now().view.round).toBe(2);
    expect(problems).toEqual([]);
  },
);

test.each([
  ['at a desk', {}],
  ['on a phone', PHONE],
] as const)('the draft table can be read by everybody, %s', async (_where, context) => {
  const isPhone = context === PHONE;
  const play = await openPlay({ draft: { guideline: 2 }, seats: ONE, context });
  const { page, table } = play;
  const asked = new Set<string>();
  // On a phone the same parts are in a sheet: only the cards are checked again.
  const isEnough = (): boolean => (isPhone || !IS_WHOLE ? asked.has('playCard') : asked.size >= 6);
  while (!isDrafted(play) && !isEnough()) {
    const key = table.now().pending?.key ?? '';
    await settled(play);
    const isNew = !asked.has(key) && ((!isPhone && IS_WHOLE) || key === 'playCard');
    expect(isNew ? await seriousFindings(page) : []).toEqual([]);
    asked.add(key);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    const sentence = captains(play);
    if (isPhone && key === 'playCard') {
      await page.locator(`.half[data-say="${printSentence(sentence)}"]`).tap();
      await confirmBoth(play);
    } else {
      await openSheet(play);
      await sayBoth(play, sentence);
    }
  }
  expect(asked).toContain('playCard');
});

async function openSheet({ page }: BearPage): Promise<void> {
  const higher = page.getByRole('button', { name: 'Higher' });
  while ((await higher.count()) > 0 && (await higher.isEnabled())) await higher.click();
  const choice = page.getByRole('tab', { name: 'Choice' });
  if ((await choice.count()) > 0) await choice.click();
}

test('one click from home is a generated fight, which can be printed', async () => {
  const problems: string[] = [];
  const page = await openApp({
    viewport: { width: 1440, height: 900 },
    onProblem: (problem) => problems.push(problem),
  });
  await page.getByRole('button', { name: 'Generate and play' }).click();
  await page.getByTestId('set-up').waitFor();
  await page.getByRole('link', { name: 'Print' }).click();
  // The printed pages have their own tests.
  await page.getByRole('heading', { level: 1, name: /^Print: Guideline/ }).waitFor();
  await page.locator('.print-page').first().waitFor();
  await page.goBack();
  await page.getByTestId('round').waitFor();
  // The set-up is open again, unless the AI was first and has had its turn meanwhile.
  await expect
    .poll(async () => {
      for (const toBattle of await page.getByRole('button', { name: 'To battle' }).all()) await toBattle.click();
      return page.getByRole('dialog').count();
    })
    .toBe(0);
  expect(problems).toEqual([]);
});

test('G5.0 a mission drafted blind: log and Mission tab say nothing of the AI’s cards and tiles until one lifts the blind', async () => {
  const page = await openApp({ route: '/generate', viewport: { width: 1440, height: 900 } });
  await page.getByRole('radio', { name: /^5 Full Deck/ }).click();
  await page.getByLabel('Seed').fill('blind');
  await page.getByText('Hide the enemy’s draft from me').click();
  await page.getByRole('button', { name: 'Generate and play' }).click();
  await page.getByText('The enemy was drafted blind').waitFor();
  await page.getByRole('button', { name: 'To battle' }).click();
  const told = async (): Promise<string> => {
    const texts: string[] = [];
    for (const [tab, part] of [
      ['Mission', '.mission-panel'],
      ['Log', '.log'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      texts.push((await page.locator(part).textContent()) ?? '');
    }
    return texts.join(' ');
  };
  const secrets = /plays the (top|bottom)|receives|Tile \d\d|Counteraction|Mission Order|Draw Cup/;
  expect(await told()).not.toMatch(secrets);
  await page.evaluate(() => localStorage.removeItem('sandtable/blind'));
  await page.reload();
  await page.getByRole('button', { name: 'To battle' }).click();
  expect(await told()).toMatch(secrets);
});

test('the generator page can be read by everybody, and says what cannot be played', async () => {
  const page = await openApp({ route: '/generate', viewport: { width: 390, height: 844 } });
  await page.getByRole('radio', { name: /^1 Intro/ }).waitFor();
  expect(await findingsAgain(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.getByText('With people or bots').click();
  // G4.1: guideline 1 deals all its cards, so none is left to spare.
  await page.getByRole('switch', { name: 'A card to spare' }).click();
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Start the draft' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: /^2 Infantry/ }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Start the draft' }).isEnabled()).toBe(true);
  await page.goto(`${page.url().split('#')[0]}#/generate/guideline=6`);
  const chosen = page.getByRole('radio', { name: /^6 /, checked: true });
  await chosen.waitFor();
  await expect.poll(async () => ((await chosen.boundingBox())?.x ?? Infinity) + 208).toBeLessThan(390);
});
