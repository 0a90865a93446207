// The order in which a match is saved, told and taken over.
import { deny } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { anySentence } from '../testing/any-sentence.ts';
import { begin, hostWith, resume, save, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { type Shelf, ShelfError } from './shelf.ts';

const TAKEN = { kind: 'taken', isUnsaved: false };
const FULL = { kind: 'storageFull' };

/** A shelf whose writes take as long as the test wants. */
function slowShelf() {
  const shelf = memoryShelf();
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const slow: Shelf = {
    ...shelf,
    write: async (...kept) => {
      if (isSlow) await new Promise<void>((done) => waiting.push(done));
      return shelf.write(...kept);
    },
  };
  return {
    shelf: slow,
    texts: shelf.texts,
    hold: () => void (isSlow = true),
    release: async () => {
      isSlow = false;
      for (const done of waiting.splice(0)) done();
      await settle();
    },
  };
}

async function seated(shelf: Shelf) {
  const it = hostWith(shelf);
  const opening = await it.ask(begin);
  if (!opening.ok) throw new Error('it was not opened');
  await settle();
  const now = () => it.moments().at(-1) ?? opening.opened.moment;
  const decide = () => it.ask({ topic: 'act', asked: { seq: now().seq, sentence: anySentence(now().view) } });
  return { ...it, now, decide };
}

test('a decision is told when it has been kept, not before; whatever is asked meanwhile waits', async () => {
  const { shelf, texts, hold, release } = slowShelf();
  const { decide, ask, news, now } = await seated(shelf);
  const [before, told, text] = [now().seq, news.length, texts.get('m1')];
  hold();
  const answers: string[] = [];
  void decide().then(() => answers.push('decided'));
  void ask(save).then(() => answers.push(now().seq > before ? 'saved after' : 'saved before'));
  await settle();
  expect(answers).toEqual([]);
  expect(news.length).toBe(told);
  expect(texts.get('m1')).toBe(text);
  await release();
  expect(answers.toSorted()).toEqual(['decided', 'saved after']);
  expect(now().seq).toBeGreaterThan(before);
  expect(texts.get('m1')).not.toBe(text);
});

test('a tab makes a match its own before it reads it', async () => {
  const shelf = memoryShelf();
  await seated(shelf);
  const order: string[] = [];
  const watched: Shelf = {
    ...shelf,
    read: (id) => (order.push('read'), shelf.read(id)),
    claim: (id, hand) => (order.push('claim and read'), shelf.claim(id, hand)),
  };
  await hostWith(watched, { onTake: () => void order.push('lock') }).ask(resume);
  expect(order).toEqual(['lock', 'claim and read']);
});

test('what the first tab wrote before the second one claimed is in what the second reads', async () => {
  const { shelf, hold, release } = slowShelf();
  const first = await seated(shelf);
  hold();
  const decided = first.decide();
  await settle();
  await release();
  const second = hostWith(shelf, { onTake: () => first.lose() });
  const opening = await second.ask(resume);
  expect(await decided).toMatchObject({ granted: true });
  expect(opening).toMatchObject({ ok: true, opened: { moment: { seq: first.now().seq } } });
});

test('what the first tab would write after the second one claimed is refused: nobody sees what came of it', async () => {
  const { shelf, texts, hold, release } = slowShelf();
  const first = await seated(shelf);
  const { seq } = first.now();
  const kept = texts.get('m1');
  hold();
  const decided = first.decide();
  await settle();
  // Without locks only the shelf tells the first tab that it has lost the match.
  const second = hostWith(shelf);
  expect(await second.ask(resume)).toMatchObject({ ok: true, opened: { moment: { seq } } });
  await release();
  expect(await decided).toEqual(deny('session', 'taken'));
  expect(first.now().seq).toBe(seq);
  expect(first.troubles()).toEqual([TAKEN]);
  expect(await first.ask(save)).toBe(kept);
  expect(texts.get('m1')).toBe(kept);
  await expect(first.ask({ topic: 'sit', asked: { seat: first.now().seat } })).rejects.toThrow('another tab');
});

test('what cannot be kept is told with the trouble, and play goes on', async () => {
  const shelf = memoryShelf();
  let isFull = false;
  const { decide, news, now, troubles } = await seated({
    ...shelf,
    write: (...kept) => (isFull ? Promise.reject(new ShelfError('full', 'no room')) : shelf.write(...kept)),
  });
  isFull = true;
  const before = news.length;
  expect(await decide()).toMatchObject({ granted: true });
  await settle();
  expect(news.slice(before, before + 2).map(({ kind }) => kind)).toEqual(['trouble', 'moment']);
  expect(await decide()).toMatchObject({ granted: true });
  await settle();
  expect(troubles()).toEqual([FULL]);

  isFull = false;
  const { seq } = now();
  await decide();
  expect(troubles()).toEqual([FULL, null]);
  expect(now().seq).toBeGreaterThan(seq);
});

test('a match that could not be kept lately can be exported where it was taken over', async () => {
  const shelf = memoryShelf();
  let isFull = false;
  const first = await seated({
    ...shelf,
    write: (...kept) => (isFull ? Promise.reject(new ShelfError('full', 'no room')) : shelf.write(...kept)),
  });
  isFull = true;
  await first.decide();
  await settle();
  const text = await first.ask(save);
  expect(text).not.toBe(shelf.texts.get('m1'));
  first.lose();
  expect(first.troubles()).toEqual([FULL, { kind: 'taken', isUnsaved: true }]);
  expect(await first.ask(save)).toBe(text);
});

test('where nothing more fits, a match is still opened; and it is this tab’s as soon as something does', async () => {
  const shelf = memoryShelf();
  await seated(shelf);
  let isFull = true;
  const full = () => Promise.reject(new ShelfError('full', 'no room'));
  const again = hostWith({
    ...shelf,
    claim: (...claimed) => (isFull ? full() : shelf.claim(...claimed)),
    write: (...kept) => (isFull ? full() : shelf.write(...kept)),
  });
  const opening = await again.ask(resume);
  if (!opening.ok) throw new Error('it was not opened');
  isFull = false;
  const { seq, view } = opening.opened.moment;
  await again.ask({ topic: 'act', asked: { seq, sentence: anySentence(view) } });
  await settle();
  expect(again.troubles()).toEqual([]);
  expect(shelf.texts.get('m1')).toBe(await again.ask(save));
});

test('a match that was deleted elsewhere does not come back by itself, but goes on, and is kept again if that is wished', async () => {
  const shelf = memoryShelf();
  const { decide, ask, troubles, now } = await seated(shelf);
  await shelf.remove('m1');
  const { seq } = now();
  expect(await decide()).toMatchObject({ granted: true });
  await settle();
  expect(now().seq).toBeGreaterThan(seq);
  expect(troubles()).toEqual([{ kind: 'deleted' }]);
  expect(shelf.texts.size).toBe(0);
  expect(await hostWith(shelf).ask(resume)).toEqual({ ok: false, refusal: { kind: 'unknown' } });

  await ask({ topic: 'keep', asked: null });
  expect(troubles()).toEqual([{ kind: 'deleted' }, null]);
  expect(shelf.texts.get('m1')).toBe(await ask(save));
  await decide();
  expect(troubles().length).toBe(2);
});

test('a match that was opened where nothing fitted, and then deleted elsewhere, does not come back either', async () => {
  const shelf = memoryShelf();
  await seated(shelf);
  let isFull = true;
  const again = hostWith({
    ...shelf,
    claim: (...claimed) => (isFull ? Promise.reject(new ShelfError('full', 'no room')) : shelf.claim(...claimed)),
  });
  const opening = await again.ask(resume);
  if (!opening.ok) throw new Error('it was not opened');
  await shelf.remove('m1');
  isFull = false;
  const { seq, view } = opening.opened.moment;
  await again.ask({ topic: 'act', asked: { seq, sentence: anySentence(view) } });
  await settle();
  expect(again.troubles()).toEqual([{ kind: 'deleted' }]);
  expect(shelf.texts.size).toBe(0);
});

test('nor does one of which it is known that it was deleted, where the data of the site are cleared after that', async () => {
  const shelf = memoryShelf();
  const { decide, troubles } = await seated(shelf);
  await shelf.remove('m1');
  await decide();
  await settle();
  shelf.clear();
  await settle();
  await decide();
  expect(troubles()).toEqual([{ kind: 'deleted' }]);
  expect(shelf.texts.size).toBe(0);
});

test('where the data of the site were cleared, the match on the table is kept again at once', async () => {
  const shelf = memoryShelf();
  const { ask, troubles } = await seated(shelf);
  shelf.clear();
  await settle();
  expect(shelf.texts.get('m1')).toBe(await ask(save));
  expect(troubles()).toEqual([]);
});
