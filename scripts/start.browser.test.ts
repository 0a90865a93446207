import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { freePort, startServer } from './serving.ts';

test('the page opens in a browser, says what it is, and loads nothing from elsewhere', async () => {
  const port = await freePort();
  const { output } = await startServer(String(port));
  const [address = ''] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
  const page = await openPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('request', (request) => void (request.url().startsWith(address) || problems.push(request.url())));

  await page.goto(address);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sandtable');
  expect(await page.getByText('The table is not built yet').isVisible()).toBe(true);
  expect(problems.filter((problem) => !problem.startsWith('data:'))).toEqual([]);
});
