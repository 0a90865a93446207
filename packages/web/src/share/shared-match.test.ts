import { deny } from '@sandtable/kernel';
import { qrOf } from '@sandtable/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { serveSmall, twoAt } from '../../../../scripts/harness/online.ts';
import { bearLink } from '../bear/link/link.ts';
import { newTable } from '../link/open-table.ts';
import { anySentence } from '../testing/any-sentence.ts';
import { hostWith, PLAN, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { carriedBy, recordOf, sharedAddress, shortPayload } from './carried.ts';

/** A match in which the AI is to move. */
function waitingForAi(): string {
  const made = newTable(bearLink, PLAN);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  while (table.match.asks !== 'ai') {
    const { seq, view } = table.now();
    if (!table.act(seq, anySentence(view)).granted) throw new Error('it was refused');
  }
  return table.save();
}

test('a match that came by a link stands still, though its AI is to move; kept as one’s own it goes on', async () => {
  const text = waitingForAi();
  const looked = hostWith(memoryShelf());
  const opening = await looked.ask({ topic: 'adopt', asked: { id: 'x', text, passing: true, ifChanged: 'watch' } });
  if (!opening.ok) throw new Error('it was not opened');
  const { moment, isWatched } = opening.opened;
  await settle();
  expect([looked.moments(), isWatched, moment.asks]).toEqual([[], true, null]);
  expect(await looked.ask({ topic: 'act', asked: { seq: moment.seq, sentence: ['pass'] } })).toEqual(
    deny('session', 'watched'),
  );
  expect(await looked.ask({ topic: 'save', asked: null })).toBe(text);

  const own = hostWith(memoryShelf());
  expect(await own.ask({ topic: 'adopt', asked: { id: 'y', text } })).toMatchObject({ ok: true });
  await settle();
  expect(own.moments()[0]).toMatchObject({ seq: moment.seq + 1, speaker: 'ai' });
});

afterEach(() => vi.unstubAllGlobals());

const realFetch = globalThis.fetch;

/** A page of this server: addresses are its own, and its cookie goes along unless it is told to leave it out. */
function onPageOf(address: string, cookie: string): void {
  vi.stubGlobal('fetch', (path: string, { credentials, ...sent }: RequestInit = {}) =>
    realFetch(address + path, { ...sent, headers: credentials === 'omit' ? {} : { Cookie: cookie } }),
  );
}

test.each([true, false])(
  'a finished match on a server has a short link if anybody may watch it: %s',
  async (observers) => {
    const { address } = await serveSmall();
    const { match, red } = await twoAt(address, { observers });
    onPageOf(address, red.cookie);
    // Not while it is played.
    expect(await shortPayload(match)).toBeNull();
    const wire = await red.connect();
    await wire.open(match, 'red');
    await wire.send({ kind: 'resign', match, seat: 'red', seq: 0 });
    await wire.close();
    const payload = await shortPayload(match);
    expect(payload).toBe(observers ? `@${match}` : null);
    const record = await recordOf(match);
    expect(JSON.parse(record)).toMatchObject({ system: 'outpost' });
    const link = `${address}/#${sharedAddress(`@${match}`, 3)}`;
    expect(qrOf(link)?.length).toBeLessThan(60);

    onPageOf(address, '');
    const carried = await carriedBy(`@${match}`);
    expect(carried.ok ? carried.text : carried.words).toMatch(observers ? record.slice(0, 40) : /^\w.*\.$/);
    expect(carried.ok).toBe(observers);
    expect(await carriedBy('@nothing')).toMatchObject({ ok: false });
  },
);
