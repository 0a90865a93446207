import { bear, ownPack } from '@sandtable/bear';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playUntil, shows } from '../../../../../scripts/harness/online-play.ts';
import { commonServer, seatAt, visit } from '../../../../../scripts/harness/online.ts';
import { findingsInAllLooks } from '../../testing/axe.ts';

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
  const online = commonServer();
  const desk = await visit(online, { name: 'Anna' });
  const { cdp, authenticatorId } = await withKeychain(desk);
  await desk.goto(`${online.address}/#/online/you`);
  await desk.getByRole('button', { name: 'Add a passkey' }).click();
  await desk.getByText('Passkey 1').waitFor();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('the keychain has it');
  // The same keychain on the phone, where nobody is known yet.
  const phone = await visit(online, { viewport: { width: 390, height: 844 } });
  const other = await withKeychain(phone);
  await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
  await phone.goto(`${online.address}/#/online/you`);
  await phone.getByRole('button', { name: 'I have a passkey' }).waitFor();
  expect(await findingsInAllLooks(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'I have a passkey' }).click();
  await expect.poll(() => phone.getByLabel('Your name at the table').inputValue()).toBe('Anna');
  await phone.getByText(/last used/).waitFor();
  await phone.getByRole('button', { name: 'Remove Passkey 1' }).click();
  await expect.poll(() => phone.getByText('Passkey 1').count()).toBe(0);
  const webhook = phone.getByLabel('Webhook', { exact: true });
  await webhook.fill('http://example.org/hook');
  await phone.getByRole('button', { name: 'Add', exact: true }).click();
  await phone.getByText('url: The address must begin with https://.').waitFor();
  expect(await phone.getByRole('radio', { name: 'Once a day' }).count()).toBe(0);
  await webhook.fill('https://93.184.216.34/api/webhooks/1/secret');
  await phone.getByRole('button', { name: 'Add', exact: true }).click();
  await phone.getByText('93.184.216.34 (Discord)').waitFor();
  await phone.getByRole('radio', { name: 'Once a day' }).click();
  await phone.getByLabel('Hour').selectOption('18:00');
  expect(await findingsInAllLooks(phone)).toEqual([]);
  await desk.reload();
  await expect.poll(() => desk.getByLabel('Hour').inputValue()).toBe('18');
});

test('what is pushed is shown, and a tap on it lands on the newest entry; what cannot be read is shown as well', async () => {
  const online = commonServer();
  const anna = await visit(online, { name: 'Anna', serviceWorkers: 'allow', permissions: ['notifications'] });
  const boris = await visit(online, { name: 'Boris' });
  const options = { mission: 'first-shots' };
  const match = await seatAt(online, [anna, boris], { options, seats: ['german', 'soviet'] });
  const playing = { system: bear(ownPack()), match, people: { german: anna, soviet: boris } };
  const last = await playUntil(online, playing, (asks, key) => asks === 'german' && key === 'turn');
  const path = `/#/online/match/${match}/german`;
  const cdp = await anna.context().newCDPSession(anna);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await anna.goto(`${online.address}/#/settings`);
  await anna.evaluate(async () => {
    await navigator.serviceWorker.register('./offline.js');
    await navigator.serviceWorker.ready;
  });
  const push = async (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: online.address, registrationId: await registered, data });
  const shown = () =>
    anna.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, data }) => [title, body, data.path]);
    });
  // A notice leaves by itself after some time, so each is looked for as soon as it is pushed.
  await push('nonsense');
  await expect.poll(shown).toContainEqual(['Sandtable', '', '/#/online']);
  const turn = ['Your turn: First Shots', 'With Boris', path];
  await push(JSON.stringify({ title: turn[0], body: turn[1], path, tag: match }));
  await expect.poll(shown).toContainEqual(turn);
  await tapOn(anna, 'Your turn: First Shots');
  await anna.waitForURL(online.address + path);
  await shows(anna, last);
  await expect.poll(shown).not.toContainEqual(turn);
});

/** Chromium has no way to press a notice: the worker is told that it was, as the browser tells it. */
async function tapOn(page: Page, title: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('nothing would hear it');
  await worker.evaluate(`(async () => {
    const [notification] = (await registration.getNotifications()).filter(({ title }) => title === ${JSON.stringify(title)});
    const tap = new NotificationEvent('notificationclick', { notification });
    // Only what a person has pressed may keep the worker alive, or bring a window to the front.
    const done = new Promise((resolve) => {
      Object.defineProperty(tap, 'waitUntil', { value: (work) => resolve(work.catch(() => null)) });
    });
    dispatchEvent(tap);
    await done;
  })()`);
}
