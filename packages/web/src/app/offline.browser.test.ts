import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { serveVersions } from '../../../../scripts/harness/versions.ts';

/** The size of a picture. */
const PICTURE = `(async (src) => {
  const picture = Object.assign(new Image(), { src });
  await picture.decode();
  return picture.naturalWidth + 'x' + picture.naturalHeight;
})`;
/** A match as a file. */
const EXAMPLE = `fetch('example-bear-match.json').then(async (got) => new File([await got.blob()], 'match.json'))`;

test('once loaded the app can be installed and needs no network; a newer one put up meanwhile: the older goes on whole, what it lacks brings the newer, and that is kept in its turn', async () => {
  const server = await serveVersions();
  const page = await openPage({ serviceWorkers: 'allow', savesData: false });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(`${server.address}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const tools = await page.context().newCDPSession(page);
  const { errors, data } = await tools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  // Pages of tests are private, which no page can help.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { icons } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any'))
    expect(await page.evaluate(`${PICTURE}('${src}')`)).toBe(sizes);
  expect(await page.evaluate(`${PICTURE}(document.querySelector('[rel="apple-touch-icon"]').href)`)).toBe('180x180');

  // A match shared by another app, and one that the system opens with this one.
  const shared = await page.evaluate(`${EXAMPLE}.then(async (match) => {
    const body = new FormData();
    body.set('match', match);
    return (await fetch('shared', { method: 'POST', body })).url;
  })`);
  expect(shared).toBe(`${server.address}/?shared`);
  await page.goto(String(shared));
  await page.waitForURL(/\/#\/play\//);
  expect(await page.evaluate(`caches.has('shared')`)).toBe(false);
  await page.addInitScript(`Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => {
    window.open_ = async () => take({ files: [await ${EXAMPLE}.then((match) => ({ getFile: async () => match }))] });
  } } })`);
  await page.goto(`${server.address}/`);
  await expect.poll(() => page.evaluate('typeof window.open_')).toBe('function');
  await page.evaluate('window.open_()');
  await page.waitForURL(/\/#\/play\//);
  await page.goto(`${server.address}/#/`);
  await page.getByRole('heading', { level: 1, name: 'Hexes' }).waitFor();

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Quick solo' }).click();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  await page.reload();
  await page.locator('.play').waitFor();
  const played = page.url();
  await page.goto(`${server.address}/#/continue`);
  await page.waitForURL(played);
  await page.goto(`${server.address}/#/rules`);
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await page.getByText('Acting tires units.').first().waitFor();
  expect(problems).toEqual([]);

  await page.context().setOffline(false);
  server.putUp('two');
  loads = 0;
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(loads).toBe(0);

  // What the older has kept is lost. The newer may be on its way to being kept already.
  await page.evaluate(`caches.keys().then((names) =>
    Promise.all(names.filter((name) => name !== 'sandtable/two').map((name) => caches.delete(name))))`);
  await page.getByRole('link', { name: 'Missions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Missions' }).waitFor();
  expect(loads).toBe(1);
  await expect.poll(() => page.locator('script[type="module"]').getAttribute('src')).toContain('-two.js');

  // The page itself is stored last.
  const isKept = () => page.evaluate(`caches.match('./').then((kept) => kept !== undefined)`);
  await expect.poll(isKept).toBe(true);
  expect(await page.evaluate(`caches.keys()`)).toEqual(['sandtable/two']);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  expect(loads).toBe(2);
});
