import { deny } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { anySentence } from '../testing/any-sentence.ts';
import { begin, hostWith, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';

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
