import { expect, test } from 'vitest';
import { openPlay, type PlayPage, SOLO } from '../../../../scripts/play-page.ts';

test(
  'the AI’s turn comes picture by picture, Space goes on, and Why? proves any turn of the past within a blink',
  { timeout: 60_000 },
  async () => {
    const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings: { aiSpeed: 'step' } });
    const { page, table } = play;
    const film = page.getByTestId('film');
    const prompt = page.getByTestId('prompt');
    await prompt.waitFor();
    await page.getByTestId('confirm').click();
    table.act(table.match.seq, ['caps:0']);
    playedBeside(play);
    for (let passes = 0; (await film.count()) === 0 && passes < 3; passes++) {
      await page.locator('.turn-buttons [data-say="pass"]').click();
      await page.waitForTimeout(300);
    }
    await film.waitFor();
    const pictures = await film.locator('.film-steps li').count();
    expect(pictures).toBeLessThanOrEqual(6);
    expect(await film.locator('[aria-current]').textContent()).toContain('Card');
    for (let picture = 1; picture < pictures; picture++) {
      await page.keyboard.press(' ');
      expect(await film.locator('[aria-current]').textContent()).toContain(String(picture + 1));
    }
    await page.keyboard.press('Escape');
    await film.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: 'Log' }).click();
    const why = page.locator('.log-why').last();
    await why.waitFor();
    const shown: unknown = await page.evaluate(`new Promise((done) => {
    const start = performance.now();
    const look = () => document.querySelector('[data-testid="why"]') === null ? requestAnimationFrame(look) : done(performance.now() - start);
    [...document.querySelectorAll('.log-why')].at(-1).click();
    look();
  })`);
    expect(Number(shown)).toBeLessThan(400);
    await page
      .getByTestId('why')
      .getByText(/Order Card \d+/)
      .first()
      .waitFor();
  },
);

function playedBeside({ table }: PlayPage): void {
  while (table.step());
}
