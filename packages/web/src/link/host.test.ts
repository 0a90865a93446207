import { deny } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { anySentence } from '../testing/any-sentence.ts';
import { begin, hostWith, PLAN, settle, SOLO } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { OneAtATime } from './host.ts';
import { explainRefusal } from './refusal-words.ts';
import type { Shelf } from './shelf.ts';

const TAKEN = { kind: 'trouble', trouble: { kind: 'taken', isUnsaved: false } } as const;

test('a new match is kept at once, and after every entry; opened again it is the same decision', async () => {
  const shelf = memoryShelf();
  const { ask, news } = hostWith(shelf);
  expect(await ask(begin)).toMatchObject({ ok: true, opened: { seating: PLAN.seats } });
  await settle();
  const last = news.flatMap((it) => (it.kind === 'moment' ? [it.moment] : [])).at(-1);
  const seq = last?.seq ?? 0;
  expect((await shelf.list()).matches).toMatchObject([
    { id: 'm1', mission: SOLO.mission.id, system: 'bear', entries: seq, changed: 1941 },
  ]);

  const again = hostWith(shelf);
  const opening = await again.ask({ topic: 'resume', asked: { id: 'm1' } });
  expect(opening).toMatchObject({ ok: true, opened: { moment: { seq } } });
  expect(await again.ask({ topic: 'save', asked: null })).toBe(shelf.texts.get('m1'));
});

test('the AI answers by itself, entry by entry, each told with its line of the log', async () => {
  const { ask, news } = hostWith(memoryShelf());
  const opening = await ask(begin);
  if (!opening.ok) throw new Error('it was not opened');
  await settle();
  const told = () => news.flatMap((it) => (it.kind === 'moment' ? [it] : []));
  const logged = () => told().flatMap(({ entries }) => entries);
  const now = () => told().at(-1)?.moment ?? opening.opened.moment;
  for (let turn = 0; turn < 5 && !logged().some(({ speaker }) => speaker === 'ai'); turn++) {
    const { seq, view } = now();
    expect(await ask({ topic: 'act', asked: { seq, sentence: anySentence(view) } })).toMatchObject({ granted: true });
    await settle();
  }
  expect(logged().map(({ seq }) => seq)).toEqual(told().map((_, place) => place + 1));
  expect(logged().map(({ speaker }) => speaker)).toContain('ai');
  expect(told().every(({ entries, moment }) => entries.at(-1)?.seq === moment.seq)).toBe(true);
  expect(now().asks).toBe(now().seat);
});

test('what cannot be kept is said at once, and the match goes on and can still be exported', async () => {
  const { ask, news } = hostWith(memoryShelf(10));
  expect(await ask(begin)).toMatchObject({ ok: true });
  expect(news).toContainEqual({ kind: 'trouble', trouble: { kind: 'storageFull' } });
  expect(await ask({ topic: 'save', asked: null })).toContain('sandtable-match');
});

test('a match that another tab has taken over is not written any more', async () => {
  const shelf = memoryShelf();
  const { ask, news, lose } = hostWith(shelf);
  await ask(begin);
  await settle();
  const kept = shelf.texts.get('m1');
  lose();
  expect(news.at(-1)).toEqual(TAKEN);
  expect(await ask({ topic: 'act', asked: { seq: 0, sentence: ['pass'] } })).toEqual(deny('session', 'taken'));
  expect(await ask({ topic: 'save', asked: null })).toBe(kept);
  expect(shelf.texts.get('m1')).toBe(kept);
});

test('the position of a summary holds only what everybody may see', async () => {
  const shelf = memoryShelf();
  await hostWith(shelf).ask(begin);
  const [summary] = (await shelf.list()).matches;
  expect(summary?.pieces.length).toBeGreaterThan(5);
  expect(summary).toMatchObject({ name: SOLO.mission.name, winners: [], rules: [] });
  expect(summary?.standing).toBe(`Round 1 of ${SOLO.mission.rounds} · VP German 0 : 0 Soviet`);
});

test('a file is refused with the precise reason', async () => {
  const shelf = memoryShelf();
  const { ask } = hostWith(shelf);
  await ask(begin);
  await settle();
  const text = await ask({ topic: 'save', asked: null });
  const refusalOf = async (changed: string) => {
    const opening = await hostWith(memoryShelf()).ask({ topic: 'adopt', asked: { id: 'x', text: changed } });
    if (opening.ok) throw new Error('it was not refused');
    return explainRefusal(opening.refusal).text;
  };
  expect(await refusalOf(text.slice(0, -20))).toBe('This is not a match file, or it is damaged beyond reading.');
  expect(await refusalOf('{"a":1}')).toBe('This is not a Sandtable match file.');
  expect(await refusalOf(text.replace(/"version":\d+/, '"version":99'))).toContain('damaged: its set-up');
  expect(await refusalOf(text.replace(/"content":"\w/, '"content":"0000'))).toContain('damaged: its set-up');
  expect(await refusalOf(text.replace('"system":"bear"', '"system":"chess"'))).toContain('another game: "chess"');
  expect(await refusalOf(text.replace(/"hash":"\w{6}/, '"hash":"000000'))).toContain(
    'does not end the way the file says',
  );
  expect(await refusalOf(text.replace(/sfc32:host/, 'sfc32:guest'))).toContain('its seed is not the one');
  const damaged: { entries: string[] } = JSON.parse(text);
  damaged.entries = ['german: pass now'];
  expect(await refusalOf(JSON.stringify(damaged))).toContain('damaged: entry 1');
  expect(await hostWith(memoryShelf()).ask({ topic: 'adopt', asked: { id: 'y', text } })).toMatchObject({ ok: true });
});

test('a match that is not there, or that cannot be read, is told apart', async () => {
  const { ask } = hostWith(memoryShelf());
  expect(await ask({ topic: 'resume', asked: { id: 'none' } })).toEqual({ ok: false, refusal: { kind: 'unknown' } });
  const locked: Shelf = { ...memoryShelf(), claim: () => Promise.reject(new Error('locked')) };
  expect(await hostWith(locked).ask({ topic: 'resume', asked: { id: 'none' } })).toEqual({
    ok: false,
    refusal: { kind: 'storage', message: 'locked' },
  });
});

test('what is done alone is through before anything else begins, and of those who wait no two begin at once', async () => {
  const turns = new OneAtATime();
  const seen: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (name: string) => () => {
    seen.push(`${name} begins`);
    return turns.blockUntil(
      new Promise<void>((done) => finish.set(name, done)).then(() => void seen.push(`${name} ends`)),
    );
  };
  const all = [turns.whenFree(work('one')), turns.whenFree(work('two')), turns.whenFree(work('three'))];
  for (const name of ['one', 'two', 'three']) {
    await settle();
    finish.get(name)?.();
  }
  await Promise.all(all);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

test('what fails is told to whoever began it, and holds nobody up', async () => {
  const turns = new OneAtATime();
  await expect(turns.whenFree(() => turns.blockUntil(Promise.reject(new Error('broken'))))).rejects.toThrow('broken');
  expect(await turns.whenFree(() => Promise.resolve('next'))).toBe('next');
});

const FULL = { kind: 'matchFull', most: 2 };

test('a match that has as many entries as there can be says so, whoever would be next', async () => {
  const shelf = memoryShelf();
  const { ask, moments, troubles } = hostWith(shelf, { most: 2 });
  const opening = await ask(begin);
  if (!opening.ok) throw new Error('it was not opened');
  const now = () => moments().at(-1) ?? opening.opened.moment;
  const decide = () => ask({ topic: 'act', asked: { seq: now().seq, sentence: anySentence(now().view) } });
  for (let turn = 0; turn < 2 && now().seq < 2; turn++) {
    expect(await decide()).toMatchObject({ granted: true });
    await settle();
  }
  expect(now().seq).toBe(2);
  expect(troubles()).toEqual([FULL]);
  expect(await decide()).toEqual(deny('session', 'full'));
  expect(await ask({ topic: 'undo', asked: { seq: 2 } })).toEqual(deny('session', 'full'));
  expect(troubles()).toEqual([FULL, FULL, FULL]);
  expect(now().seq).toBe(2);
  expect((await shelf.list()).matches).toMatchObject([{ entries: 2 }]);
});
