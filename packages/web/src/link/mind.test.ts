import { type Blind, blind, type Craft, must, type Sentence } from '@sandtable/kernel';
import { outpost, type Outpost, type OutpostView } from '@sandtable/kernel/testing';
import { generalsFor } from '@sandtable/lab';
import { verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { outpostLink } from '../testing/outpost/link.ts';
import { savedTable } from '../testing/saved-table.ts';
import { Host } from './host.ts';
import { oneTab } from './one-tab.ts';
import { newTable } from './open-table.ts';
import type { Answers, News, Question } from './protocol.ts';
import type { Shelf } from './shelf.ts';

const FEW = 6;

/** What the craft was handed: views, and nothing of the match. */
const handed: Blind<OutpostView>[] = [];

const craft: Craft<Outpost> = {
  system: outpost,
  bot: (view, random) => outpost.anySentence(view, random),
  candidates: (view, random): readonly Sentence[] => {
    handed.push(view);
    return Array.from({ length: FEW }, () => outpost.anySentence(view, random));
  },
  scale: 1,
  outlook: null,
};
const game = { ...outpostLink, craft: async () => craft };
const seats = { red: { kind: 'person', name: 'You' }, blue: { kind: 'bot', bot: 'general64' } } as const;
const plan = { options: { rounds: 2 }, seats, seed: 'sfc32:mind' };
const begin = { topic: 'begin', asked: { id: 'm', plan } } as const;
const hurry = { topic: 'mind', asked: { deed: 'hurry' } } as const;
const save = { topic: 'save', asked: null } as const;

/** A host whose every look at the clock takes a slice; while it is held, whoever thinks does not come further. */
function hostOn(shelf: Shelf) {
  const news: News<Outpost>[] = [];
  const waiting: (() => void)[] = [];
  let [time, isHeld] = [0, false];
  const host = new Host({
    game,
    shelf,
    hand: `hand ${hands++}`,
    most: 999,
    tell: (it) => void news.push(structuredClone(it)),
    clock: () => (time += 50),
    breathe: () => (isHeld ? new Promise<void>((go) => waiting.push(go)) : Promise.resolve()),
    tab: oneTab(undefined),
  });
  const ask = <Q extends Question>(question: Q) => host.answer(question) as Promise<Answers<Outpost>[Q['topic']]>;
  const open = async (question: Question) => {
    const opening = await ask(question);
    if (typeof opening !== 'object' || !('opened' in opening)) throw new Error('it was not opened');
    await settle();
    return opening.opened;
  };
  return {
    ask,
    open,
    news,
    hold: () => void (isHeld = true),
    /** One more slice. */
    step: async () => {
      for (const go of waiting.splice(0)) go();
      await settle();
    },
    release: async () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
      await settle();
    },
    now: () => news.flatMap((it) => (it.kind === 'moment' ? [it.moment] : [])).at(-1),
    thinking: () => news.flatMap((it) => (it.kind === 'thinking' ? [it.thinking] : [])),
  };
}

let hands = 0;

/** Lets everything happen that can. What thinks is loaded late; whoever asks for it here has it after the host, who asked before. */
async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0));
  await import('./mind.ts');
  await new Promise((done) => setTimeout(done, 0));
}

/** The first turn of the person that can be taken back: a step that nobody sees. */
function harmless(view: OutpostView): Sentence {
  const found = [...outpost.everySentence(view)].find((sentence) => {
    const table = must(newTable(game, plan));
    return table.act(0, sentence).granted && table.now().undo.granted && table.match.asks === 'blue';
  });
  if (found === undefined) throw new Error('every sentence reveals something');
  return found;
}

/** A host in which the general has begun to think over the person's first sentence. */
async function pondering(shelf = memoryShelf()) {
  const host = hostOn(shelf);
  const { moment } = await host.open(begin);
  const sentence = harmless(moment.view);
  host.hold();
  await host.ask({ topic: 'act', asked: { seq: moment.seq, sentence } });
  for (let slice = 0; slice < 8; slice++) await host.step();
  expect(host.now()).toMatchObject({ seq: 1, asks: 'blue' });
  expect(host.thinking().at(-1)).toMatchObject({ who: 'general', total: 64 });
  return { ...host, shelf, sentence };
}

function firstOfBlue(text: string): string {
  const said = savedTable(game, text).match.entries.find((entry) => 'say' in entry && entry.seat === 'blue');
  return said !== undefined && 'say' in said ? said.say.join(' ') : '';
}

/** What he says if he is asked at once, and nobody hurries him. */
function unhurried(sentence: Sentence): string {
  const table = must(newTable(game, plan));
  table.act(0, sentence);
  const turn = table.general;
  return turn === null ? '' : generalsFor(craft).general64(turn.view, turn.random).join(' ');
}

test('a general who thinks in slices says what he would say at once; how far he has come is told, and when he is done', async () => {
  const { release, thinking, ask, sentence } = await pondering();
  await release();
  expect(firstOfBlue(await ask(save))).toBe(unhurried(sentence));
  const told = thinking().flatMap((it) => it?.done ?? []);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(new Set(told).size).toBeGreaterThan(2);
  expect(thinking().at(-1)).toBeNull();
});

test('while he thinks, questions are answered', async () => {
  const { ask, now } = await pondering();
  expect(await ask({ topic: 'at', asked: { seq: 0 } })).toMatchObject({ seq: 0 });
  expect(savedTable(game, await ask(save)).match.seq).toBe(1);
  expect(now()).toMatchObject({ seq: 1, asks: 'blue' });
});

test('hurried, he says the best he has found; it stands in the file like any other sentence', async () => {
  const { ask, release, step, now, shelf } = await pondering();
  await ask(hurry);
  await step();
  expect(now()?.seq).toBeGreaterThan(1);
  await release();
  const text = shelf.texts.get('m') ?? '';
  expect(firstOfBlue(text)).not.toBe('');
  expect(verify(outpost, text)).toMatchObject({ ok: true });
});

test('what he was asked about can be taken back meanwhile; then he answers what is said instead', async () => {
  const { ask, release, now, thinking, sentence } = await pondering();
  expect(await ask({ topic: 'undo', asked: { seq: 1 } })).toMatchObject({ granted: true });
  await release();
  expect(now()).toMatchObject({ seq: 2, asks: 'red' });
  expect(thinking().at(-1)).toBeNull();
  await ask({ topic: 'act', asked: { seq: 2, sentence } });
  await settle();
  expect(firstOfBlue(await ask(save))).not.toBe('');
});

test('a match that is opened again while he thinks loses nothing: he thinks again, and says the same', async () => {
  const { shelf, sentence } = await pondering();
  const again = hostOn(shelf);
  expect((await again.open({ topic: 'resume', asked: { id: 'm' } })).moment).toMatchObject({ seq: 1, asks: 'blue' });
  expect(firstOfBlue(await again.ask(save))).toBe(unhurried(sentence));
});

test('a hint is from the seat’s own view; each that was asked for is counted with the match, and its text stays as it was', async () => {
  const shelf = memoryShelf();
  const { ask, open } = hostOn(shelf);
  const { moment, hints } = await open(begin);
  expect(hints).toEqual({});
  const text = shelf.texts.get('m');
  handed.splice(0);
  const asked = { topic: 'mind', asked: { deed: 'hint', seq: moment.seq, isSmall: false, isCounted: true } } as const;
  const unasked = await ask({ ...asked, asked: { ...asked.asked, isCounted: false } });
  expect(unasked.hints).toEqual({});
  const first = await ask(asked);
  expect(first.hint).toEqual(unasked.hint);
  expect(first.hints).toEqual({ red: 1 });
  expect(outpost.allows(moment.view, first.hint?.sentence ?? [])).toBe(true);
  expect(first.hint?.figures?.playouts).toBeGreaterThan(8);
  // The same again, without another search.
  expect(handed).toEqual([blind(moment.view)]);
  expect(await ask(asked)).toEqual({ ...first, hints: { red: 2 } });
  expect(handed).toHaveLength(1);
  expect(shelf.texts.get('m')).toBe(text);
  expect((await shelf.list()).matches[0]).toMatchObject({ hints: { red: 2 } });
  const again = hostOn(shelf);
  expect((await again.open({ topic: 'resume', asked: { id: 'm' } })).hints).toEqual({ red: 2 });
  expect((await again.ask(asked)).hint).toEqual(first.hint);
});

test('no hint is told of another entry than the one on the screen, nor counted', async () => {
  const { ask, open } = hostOn(memoryShelf());
  await open(begin);
  const late = { topic: 'mind', asked: { deed: 'hint', seq: 7, isSmall: false, isCounted: true } } as const;
  expect(await ask(late)).toEqual({ hint: null, hints: {} });
});

test('a small machine that would be kept waiting takes a hint from fewer playouts', async () => {
  const [small, large] = await Promise.all(
    [true, false].map(async (isSmall) => {
      const { ask, open } = hostOn(memoryShelf());
      const { moment } = await open(begin);
      const { hint } = await ask({ topic: 'mind', asked: { deed: 'hint', seq: moment.seq, isSmall, isCounted: true } });
      return hint?.figures?.playouts ?? 0;
    }),
  );
  expect(small).toBeGreaterThan(0);
  expect(small).toBeLessThan(large ?? 0);
});

test('where there is no craft, no general can be seated and no hint is offered', async () => {
  expect(newTable(outpostLink, plan).ok).toBe(false);
});
