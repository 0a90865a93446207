import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../../scripts/harness/browser.ts';
import { type Online, startOnline, visit } from '../../../../../scripts/harness/online.ts';
import { bundlePage } from '../../../../../scripts/release/bundle.mjs';

/** The settings, on a page of the server's own address. */
async function openYou({ address }: Online, page: Page): Promise<void> {
  const { code, styles } = await bundlePage(path.join(import.meta.dirname, '../../testing/notices/page.tsx'));
  const html = `<!doctype html><html lang="en"><title>You</title><style>${styles}</style><div id="app"></div>
    <script type="module" src="you.js"></script></html>`;
  await page.route(`${address}/you.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route(`${address}/you`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${address}/you`);
}

/** A device with a keychain that says yes to everything. */
async function withKeychain(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { cdp, authenticatorId };
}

test('a passkey made in one browser is the way into another; notices are off until asked for, and say what is wrong', async () => {
  const online = await startOnline();
  const desk = await visit(online, { name: 'Anna' });
  const { cdp, authenticatorId } = await withKeychain(desk);
  await openYou(online, desk);
  await desk.getByRole('button', { name: 'Add a passkey' }).click();
  await desk.getByText('Passkey 1').waitFor();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('the keychain has it');
  // The same keychain on the phone, where nobody is known yet.
  const phone = await visit(online, { viewport: { width: 390, height: 844 } });
  const other = await withKeychain(phone);
  await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
  await openYou(online, phone);
  await phone.getByRole('button', { name: 'I have a passkey' }).click();
  await phone.getByRole('heading', { name: 'Anna' }).waitFor();
  await phone.getByText(/last used/).waitFor();
  await phone.getByRole('button', { name: 'Remove Passkey 1' }).click();
  await expect.poll(() => phone.getByText('Passkey 1').count()).toBe(0);
  const webhook = phone.getByLabel('Webhook', { exact: true });
  await webhook.fill('http://example.org/hook');
  await phone.getByRole('button', { name: 'Add', exact: true }).click();
  await phone.getByText('url: The address must begin with https://.').waitFor();
  expect(await phone.getByRole('radio', { name: 'Once a day' }).count()).toBe(0);
  await webhook.fill('https://discord.example/api/webhooks/1/secret');
  await phone.getByRole('button', { name: 'Add', exact: true }).click();
  await phone.getByText('discord.example (Discord)').waitFor();
  await phone.getByRole('radio', { name: 'Once a day' }).click();
  await phone.getByLabel('Hour').selectOption('18:00');
  await desk.reload();
  await expect.poll(() => desk.getByLabel('Hour').inputValue()).toBe('18');
});

test('what is pushed is shown, and leads to the match; what cannot be read is shown as well', async () => {
  const online = await startOnline();
  const page = await openPage({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.goto(`${online.address}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./offline.js');
    await navigator.serviceWorker.ready;
  });
  const push = async (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: online.address, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, data }) => [title, body, data.path]);
    });
  await push(
    JSON.stringify({ title: 'Your turn: First Shots', body: 'With Boris', path: '/#/online/match/m/red', tag: 'm' }),
  );
  await expect.poll(shown).toEqual([['Your turn: First Shots', 'With Boris', '/#/online/match/m/red']]);
  await push('nonsense');
  await expect.poll(shown).toHaveLength(2);
});
