import { bear, type Bear } from '@sandtable/bear';
import { must, type Sentence } from '@sandtable/kernel';
import { createMatch, exportForKeeper, type Match, speakerOf } from '@sandtable/session';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, textOf } from '../../../../scripts/harness/browser.ts';
import { oldSolo } from '../../../../scripts/harness/old-match.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { engine } from '../bear/engine/engine.ts';
import { bearLink } from '../bear/link/link.ts';
import { anySentence } from '../testing/any-sentence.ts';
import { findingsAgain, seriousFindings } from '../testing/axe.ts';
import { toldOtherwise } from '../testing/old-saves.ts';
import { IS_WHOLE } from '../testing/whole.ts';

/** A match against the AI by rules of another version, which play alike. */
const SOLO = oldSolo();
const ENTRIES: readonly string[] = JSON.parse(SOLO).entries;
/** Today's rules give another result for this turn of the AI. */
const DIFFERS = ENTRIES.findIndex((entry, place) => place >= 50 && entry.startsWith('ai: ')) + 1;
const LAST = DIFFERS - 1;
const CHANGED = toldOtherwise(SOLO, DIFFERS);

async function openHome(): Promise<Page> {
  const page = await openApp();
  await page.getByRole('button', { name: 'Import a match' }).waitFor();
  // A first visit has nothing to export.
  expect(await page.getByRole('button', { name: 'Export my matches' }).count()).toBe(0);
  return page;
}

function choose(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  return page
    .getByLabel('Match file', { exact: true })
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
}

/** The texts of all stored matches. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('sandtable');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('texts').objectStore('texts').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            done(reading.result.filter((text) => text.startsWith('{')));
          });
        });
      }),
  );
}

/** Replaces the text of the only stored match. */
function replace(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (other) =>
      new Promise((done) => {
        const opening = indexedDB.open('sandtable');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('texts', 'readwrite');
          const cursor = writing.objectStore('texts').openCursor();
          cursor.addEventListener('success', () => {
            const at = cursor.result;
            if (at === null) return;
            if (typeof at.value === 'string' && at.value.startsWith('{')) at.update(other);
            at.continue();
          });
          writing.addEventListener('complete', () => done(opening.result.close()));
        });
      }),
    text,
  );
}

/** The number of snapshots on the shelf, which are then left there or not. */
function snapshots(page: Page, isDropped = false): Promise<number> {
  return page.evaluate(
    (drop) =>
      new Promise((done) => {
        const opening = indexedDB.open('sandtable');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('texts', 'readwrite').objectStore('texts');
          const reading = store.getAllKeys();
          reading.addEventListener('success', () => {
            const keys = reading.result.filter((key) => JSON.stringify(key).includes('shortcut'));
            if (drop) for (const key of keys) store.delete(key);
            opening.result.close();
            done(keys.length);
          });
        });
      }),
    isDropped,
  );
}

/** How often the worker of the page has opened its match by a snapshot. */
function quickOn(page: Page): Promise<number> {
  const [worker] = page.workers();
  if (worker === undefined) throw new Error('there should be a worker');
  return worker.evaluate<number>(`performance.getEntriesByName('opened by a snapshot').length`);
}

const CHANGE = `Everything up to move ${LAST} of ${ENTRIES.length} comes out as before; move ${DIFFERS}, a turn of the AI, does not.`;

test('a match of other rules: the same again opens as ever, a changed one is watched and goes on under a name of its own', async () => {
  const page = await openHome();
  await choose(page, SOLO);
  const renewed = page.getByText('Saved under another version of the rules. Everything so far comes out the same.');
  await renewed.waitFor();
  await page.locator('.play').waitFor();
  const route = page.url();
  // From now on it opens by a snapshot, and from its log once that is another.
  await expect.poll(() => snapshots(page)).toBe(1);
  expect(await quickOn(page)).toBe(0);
  await page.reload();
  await page.locator('.play').waitFor();
  expect(await quickOn(page)).toBe(1);
  expect(await renewed.count()).toBe(0);
  const [stamped = ''] = await kept(page);
  expect(stamped).toContain('"formatVersion":4');

  // The same file again, though it is written differently by now: no second match.
  await page.goto(`${appAddress()}/#/`);
  await choose(page, SOLO);
  await page.getByText('This match was already in this browser').waitFor();
  expect([page.url(), await kept(page)]).toEqual([route, [stamped]]);

  // The stored match is now one whose rules have changed.
  await page.goto(`${appAddress()}/#/`);
  await replace(page, CHANGED);
  await page.goto(route);
  await page.getByText(CHANGE).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the file as is' }).click();
  expect(await textOf(await downloading)).toBe(CHANGED);

  await page.getByRole('button', { name: 'Watch it up to there' }).click();
  const bar = page.getByRole('region', { name: 'Watching only' });
  await bar.getByText(`up to move ${LAST}`).waitFor();
  expect(await findingsAgain(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-entry[data-seq="40"] .log-show').click();
  await page.getByTestId('prompt').getByText(`Move 40 of ${LAST}`).waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByTestId('prompt').getByText('Watching only').waitFor();
  await page.locator('.log-why').last().click();
  await page.getByRole('heading', { name: /^Why/ }).waitFor();
  expect(await kept(page)).toEqual([CHANGED]);

  await bar.getByRole('button', { name: 'Play on from there' }).click();
  await page.waitForURL((url) => url.href !== route);
  await page.locator('.play:not(.watched *)').waitFor();
  expect(await kept(page)).toHaveLength(2);
  expect(await kept(page)).toContain(CHANGED);
  const forked = page.url();

  await page.goto(`${appAddress()}/#/`);
  const last = page.getByRole('region', { name: 'Your last match' });
  await last.getByRole('heading', { name: new RegExp(`\\(from move ${LAST}\\)$`) }).waitFor();
  await last.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.play').waitFor();
  expect(page.url()).toBe(forked);

  await expect.poll(() => snapshots(page)).toBe(2);
  await page.goto(`${appAddress()}/#/`);
  const list = page.getByRole('region', { name: 'Matches in this browser' });
  await list
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => snapshots(page)).toBe(1);
});

test('a changed file from elsewhere is offered the same; one whose set-up differs is played anew; one too large is not read', async () => {
  const page = await openHome();
  await choose(page, CHANGED);
  const dialog = page.getByRole('dialog', { name: 'The rules have changed since this match was saved' });
  await dialog.getByText(CHANGE).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Import a match' });
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  await choose(page, CHANGED.replace(/"mission":"[^"]+"/, '"mission":"withdrawn-since"'));
  await dialog.getByText('Its mission is no longer in the game').waitFor();
  await expect.poll(() => dialog.getByRole('link').innerText()).toBe('Choose a mission');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, toldOtherwise(CHANGED, 0));
  await dialog.getByText('Even the set-up comes out differently now').waitFor();
  await dialog.getByRole('link', { name: 'Start this mission again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Whose Crossroads' }).waitFor();

  await page.goto(`${appAddress()}/#/`);
  await choose(page, ' '.repeat(5_000_001));
  await page.getByRole('alert').getByText('The file is larger than 5 MB. No match is that big.').waitFor();
  await choose(page, CHANGED);
  await dialog.getByRole('button', { name: 'Watch it up to there' }).click();
  await page.getByRole('region', { name: 'Watching only' }).getByText(`up to move ${LAST}`).waitFor();
  expect(await kept(page)).toEqual([CHANGED]);
  await page.reload();
  await page.getByRole('button', { name: 'Watch it up to there' }).waitFor();
});

/** As the app writes it. */
function fileOf(match: Match<Bear>): string {
  return must(exportForKeeper(match, { figures: bearLink.figuresOf(match.now('spectator').view) }));
}

/** First Shots, begun when it had two more rounds. */
function longerFirstShots(): string {
  const { pack } = engine();
  const missions = pack.missions.map((each) =>
    each.id === 'first-shots' ? { ...each, rounds: each.rounds + 2 } : each,
  );
  const me = { kind: 'person', name: 'You' };
  const plan = { options: { mission: 'first-shots' }, seats: { german: me, soviet: me }, seed: 'longer' };
  const match = must(createMatch(bear({ ...pack, missions }), plan));
  return fileOf(match);
}

test('where the table is not as it was left, it is said what differs, until it is read', async () => {
  const page = await openHome();
  await choose(page, longerFirstShots());
  const renewed = page.locator('.renewed');
  await renewed.getByText('not all on the table does (Rounds: 4, were 6). Look it over').waitFor();
  await page.locator('.play').waitFor();
  expect(await findingsAgain(page)).toEqual([]);
  await renewed.getByRole('button', { name: 'Close' }).click();
  await renewed.waitFor({ state: 'detached' });
});

/** A long match: one person says something and takes it back, over and over. */
function longSave(entries: number): string {
  const me = { kind: 'person', name: 'You' };
  const plan = { options: { mission: 'first-shots' }, seats: { german: me, soviet: me }, seed: 'long' };
  const match = must(createMatch(bearLink.system, plan));
  let sentence: Sentence = [];
  while (match.seq < entries) {
    const seat = speakerOf(match.log.entry(match.seq)) ?? '';
    if (match.undo(seat, match.seq).granted) continue;
    const asks = match.asks ?? '';
    // Once a sentence can be taken back, it is repeated.
    if (!match.say(asks, match.seq, sentence).granted) sentence = anySentence(match.now(asks).view);
  }
  return fileOf(match);
}

test('a long match says how far it is replayed; cancelled, all is as it was', async () => {
  const text = longSave(12_000);
  const page = await openHome();
  await choose(page, text);
  await page.getByText(/^Replaying [\d,]+ of 12,000…$/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import a match' }).waitFor();
  expect(await kept(page)).toEqual([]);
  // The browser tells of a worker's end a little later.
  await expect.poll(() => page.workers()).toEqual([]);

  // To its end it is replayed once more; a match that opens by its snapshot is above.
  if (!IS_WHOLE) return;
  await choose(page, text);
  await page.getByText(/^Replaying/).waitFor();
  await page.locator('.play').waitFor();
  await expect.poll(() => snapshots(page)).toBe(1);
  await page.reload();
  await page.locator('.play').waitFor();
  expect(await quickOn(page)).toBe(1);
  // Without it, it is replayed.
  expect(await snapshots(page, true)).toBe(1);
  await page.reload();
  await page.getByText(/^Replaying/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.hash === '#/');
  expect(await kept(page)).toEqual([text]);
});
