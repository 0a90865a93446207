import { expect, test } from 'vitest';
import { type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import { foreignTexts } from '../testing/fonts.ts';

test('the AI’s turn comes picture by picture; Why? proves any turn of the past, shows it again, asks what if, and reports it', async () => {
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings: { aiSpeed: 'step' } });
  const { page, table, problems } = play;
  const film = page.getByTestId('film');
  const band = page.getByTestId('film-band');
  const prompt = page.getByTestId('prompt');
  await prompt.waitFor();
  await page.getByTestId('confirm').click();
  table.act(table.match.seq, ['caps:0']);
  playedBeside(play);
  const pass = page.locator(`${AT_REST} .turn-buttons [data-say="pass"]`);
  await film.or(pass).first().waitFor();
  while ((await band.count()) === 0) {
    if ((await film.count()) > 0) await page.keyboard.press(' ');
    else {
      await pass.click();
      await page.locator('.confirm[data-say="pass"]').click();
    }
    await band.or(film).or(pass).first().waitFor();
  }
  const headline = (await band.locator('h2').textContent()) ?? '';
  expect(headline).toMatch(/^The .* [A-Z]\d\d/);
  await expect.poll(() => page.locator('.map [data-candidate="might"]').count()).toBeGreaterThan(0);
  await page.getByText('The whole card').click();
  await expect.poll(() => page.locator('.order-card [data-state="done"]').count()).toBe(1);
  const beats = await watched(play, headline);
  expect([beats.at(0), beats.at(-1)]).toEqual(['order', 'outcome']);
  // It stays as it was left.
  await expect.poll(() => page.locator('.film-fold[open] .order-card').count()).toBe(1);
  expect(await foreignTexts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await film.waitFor({ state: 'detached' });
  await band.waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-why').last().click();
  const why = page.getByTestId('why');
  await why
    .getByText(/Order Card \d+/)
    .first()
    .waitFor();
  expect(await foreignTexts(page)).toEqual([]);
  await shownAgain(play);
  await askedWhatIf(play);
  await reported(play);
  expect(problems).toEqual([]);
});

/** Steps from beat to beat up to the outcome; the headline stays, and neither actor nor target lies under it. */
async function watched({ page }: BearPage, headline: string): Promise<readonly string[]> {
  const step = (): Promise<string | null> => page.getByTestId('film').getAttribute('data-step');
  const beats: string[] = [];
  for (let beat = await step(); beat !== null; beat = await step()) {
    beats.push(beat);
    expect(await page.getByTestId('film-band').locator('h2').textContent()).toBe(headline);
    if (beat === 'outcome') break;
    await expect.poll(() => page.evaluate(coveredMarks)).toBe(0);
    await page.keyboard.press(' ');
    await expect.poll(step).not.toBe(beat);
  }
  return beats;
}

/** How many of those that act or are aimed at lie under the band. */
function coveredMarks(): number {
  const lower = document.querySelector('.film-band')?.getBoundingClientRect().bottom ?? 0;
  const marks = [...document.querySelectorAll('.map :is([data-candidate="chosen"], [data-fire])')];
  return marks.filter((mark) => mark.getBoundingClientRect().top < lower).length;
}

/** Replays from the first frame, whatever the speed; then the reasons are back. */
async function shownAgain({ page }: BearPage): Promise<void> {
  const film = page.getByTestId('film');
  await page.getByRole('button', { name: 'Replay on map' }).click();
  await film.waitFor();
  await expect.poll(() => film.getAttribute('data-step')).toBe('order');
  await page.getByTestId('film-band').waitFor();
  await expect.poll(() => page.getByTestId('prompt').textContent()).toContain('Replaying entry');
  await page.keyboard.press('Escape');
  await page.getByTestId('why').waitFor();
}

/** A second proof beside the first; the match does not change. */
async function askedWhatIf({ page }: BearPage): Promise<void> {
  const seq = await page.locator('.play').getAttribute('data-seq');
  const chosen = page.locator('.why-table tr[data-chosen="true"] .why-ask');
  await chosen.first().click();
  const answer = page.getByTestId('what-if');
  await answer.waitFor();
  await expect.poll(() => answer.textContent()).toMatch(/were spent.*would have/);
  await expect.poll(() => page.locator('.play').getAttribute('data-seq')).toBe(seq);
  await answer.getByRole('button', { name: 'Close' }).click();
  await answer.waitFor({ state: 'detached' });
  await page.locator('.why-rules .rule-link').first().click();
  await page
    .getByRole('dialog')
    .getByText(/^Rule /)
    .waitFor();
  await page.keyboard.press('Escape');
}

async function reported({ page }: BearPage): Promise<void> {
  await page.getByRole('button', { name: 'Report ruling' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nothing is sent anywhere').waitFor();
  await dialog.getByRole('textbox').fill('Another was nearer.');
  await expect.poll(() => page.getByTestId('report-text').textContent()).toMatch(/entry \d+[^]*Another was nearer\./);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^whose-crossroads-entry-\d+\.report\.json$/);
  await page.keyboard.press('Escape');
}

function playedBeside({ table }: BearPage): void {
  while (table.step());
}
