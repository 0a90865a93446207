import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { commonServer, seatAt, visit } from '../../../../../scripts/harness/online.ts';

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('two people talk beside the board, with a count of what is new; a note stays, and whoever is muted is heard again', async () => {
  const online = commonServer();
  const [anna, boris] = [await visit(online, { name: 'Anna' }), await visit(online, { name: 'Boris' })];
  const id = await seatAt(online, [anna, boris], { options: { mission: 'first-shots' }, seats: ['german', 'soviet'] });
  await anna.goto(`${online.address}/#/online/match/${id}/german`);
  await boris.goto(`${online.address}/#/online/match/${id}/soviet`);
  await anna.getByRole('tab', { name: /Chat/ }).click();
  await boris.getByRole('tab', { name: /Chat/ }).waitFor();
  await say(anna, 'Good <b>luck</b>');
  await anna.getByText('Good <b>luck</b>', { exact: true }).waitFor();
  await boris.getByRole('tab', { name: 'Chat (1)' }).click();
  await boris.getByText('Good <b>luck</b>', { exact: true }).waitFor();
  await boris.getByLabel('Your notes').fill('Watch the left');
  await boris.getByText('Only you can read this.').waitFor();
  await boris.getByRole('button', { name: 'Mute Anna' }).click();
  await boris.getByText('Good <b>luck</b>', { exact: true }).waitFor({ state: 'detached' });
  await boris.reload();
  await boris.getByRole('tab', { name: /Chat/ }).click();
  expect(await boris.getByLabel('Your notes').inputValue()).toBe('Watch the left');
  await boris.getByRole('button', { name: 'Hear Anna again' }).click();
  await boris.getByText('Good <b>luck</b>', { exact: true }).waitFor();
});
