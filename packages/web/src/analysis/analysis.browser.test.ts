import { expect, test } from 'vitest';
import { openApp } from '../../../../scripts/harness/browser.ts';
import { seriousFindings } from '../testing/axe.ts';
import { blunderedMatch } from '../testing/blunder.ts';

const SETTINGS = JSON.stringify({
  motion: 'none',
  aiSpeed: 'instant',
  tips: 'off',
  breath: 'none',
  suggestions: 'off',
  screen: 'full',
});

test('a finished match: how it went, its turning point, that moment in the replay, and whether it was a mistake', async () => {
  const { table, seq } = blunderedMatch();
  const problems: string[] = [];
  const page = await openApp({
    viewport: { width: 1440, height: 900 },
    stored: { 'sandtable/settings': SETTINGS },
    onProblem: (problem) => problems.push(problem),
  });
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(table.save()) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.getByTestId('result').waitFor();
  await page.getByTestId('went').click();
  const curve = page.getByTestId('chance-curve');
  await curve.waitFor();
  // By keys: the first point is the first turn, the last is the end.
  await curve.press('Home');
  expect(await curve.getAttribute('aria-valuetext')).toMatch(/^\d+%\. Round 1, after move \d+\./);
  await curve.press('End');
  expect(await curve.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^(0|100)%\\. Round \\d+, after move ${table.match.seq}\\.`),
  );
  const card = page.locator('.chance-cards > li[data-kind="mistake"]');
  await card.waitFor({ timeout: 60_000 });
  expect(await card.innerText()).toMatch(
    /A better move.*move \d+[\s\S]*Played[\s\S]*Pass[\s\S]*\d+%[\s\S]*General[\s\S]*\d+%/,
  );
  await page.getByText('1,680 bot games').waitFor({ timeout: 60_000 });
  expect(await seriousFindings(page)).toEqual([]);

  // In the replay, at that moment.
  await card.getByRole('button', { name: `See move ${seq}` }).click();
  await page.locator(`[data-testid="scrubber"][aria-valuenow="${seq}"]`).waitFor();
  await page.getByTestId('replay-chance').click();
  // It was worked out already.
  await page.getByTestId('chance-strip').locator('.chance-mark[data-kind="mistake"]').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId('mistake').click();
  await page
    .getByTestId('judged')
    .getByText(/^Yes\./)
    .waitFor({ timeout: 60_000 });
  expect(await page.getByTestId('judged').innerText()).toMatch(
    /\d+% against \d+%, accurate to about \d+ points?\. The general: /,
  );
  expect(await seriousFindings(page, 'names')).toEqual([]);
  expect(problems).toEqual([]);
});
