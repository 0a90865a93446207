import { expect, test } from 'vitest';
import { type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import { foreignTexts } from '../testing/fonts.ts';

test('the AI’s turn comes picture by picture; Why? proves any turn of the past, shows it again, asks what if, and reports it', async () => {
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings: { aiSpeed: 'step' } });
  const { page, table, problems } = play;
  const film = page.getByTestId('film');
  const prompt = page.getByTestId('prompt');
  await prompt.waitFor();
  await page.getByTestId('confirm').click();
  table.act(table.match.seq, ['caps:0']);
  playedBeside(play);
  const pass = page.locator(`${AT_REST} .turn-buttons [data-say="pass"]`);
  await film.or(pass).first().waitFor();
  while ((await film.count()) === 0) {
    await pass.click();
    await page.locator('.confirm[data-say="pass"]').click();
    await film.or(pass).first().waitFor();
  }
  const pictures = await film.locator('.film-steps li').count();
  expect(pictures).toBeLessThanOrEqual(6);
  await expect.poll(() => film.locator('[aria-current]').textContent()).toContain('Card');
  await expect.poll(() => film.locator('.order-card-orders li').count()).toBeGreaterThan(0);
  for (let picture = 1; picture < pictures; picture++) {
    await page.keyboard.press(' ');
    await expect.poll(() => film.locator('[aria-current]').textContent()).toContain(String(picture + 1));
  }
  await expect.poll(() => film.locator('.order-card [data-state="done"]').count()).toBe(1);
  expect(await foreignTexts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await film.waitFor({ state: 'detached' });

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

/** Replays from the first frame, whatever the speed; then the reasons are back. */
async function shownAgain({ page }: BearPage): Promise<void> {
  const film = page.getByTestId('film');
  await page.getByRole('button', { name: 'Replay on map' }).click();
  await film.waitFor();
  await expect.poll(() => film.locator('[aria-current]').textContent()).toContain('1 Card');
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
