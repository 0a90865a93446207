// What each of two people at one screen has seen is kept with the match: a reload at the curtain loses nothing of it.
import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { bots } from '../bear/link/bots.ts';
import { hostWith, resume, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { ONLOOKER } from './seating.ts';
import type { Shelf } from './shelf.ts';

const PLAN = {
  options: { mission: 'first-shots' },
  seats: { german: { kind: 'person', name: 'One' }, soviet: { kind: 'person', name: 'Two' } },
  seed: 'seen',
} as const;

/** A tab in which whoever is asked sits down, until the other is asked. */
function tabOn(shelf: Shelf) {
  const { ask } = hostWith(shelf);
  const open = async () => {
    const isThere = (await shelf.read('m1')) !== undefined;
    const opening = await ask(isThere ? resume : { topic: 'begin', asked: { id: 'm1', plan: PLAN } });
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusal));
    await settle();
    // Nobody sits down by opening it.
    expect(opening.opened.moment.seat).toBe(ONLOOKER);
  };
  const sit = async (seat: string) => (await ask({ topic: 'sit', asked: { seat } })).moments;
  const now = async (seat: string) => {
    const moment = (await sit(seat)).at(-1);
    if (moment === undefined) throw new Error('nobody sits there');
    return moment;
  };
  /** Says things until the other is asked; returns who that is. */
  const decide = async (seat: string): Promise<string> => {
    for (;;) {
      const { seq, view, asks } = await now(seat);
      if (asks !== seat) return asks ?? '';
      const sentence = bots.captain(view, randomOf('sfc32:seen', String(seq)));
      expect(await ask({ topic: 'act', asked: { seq, sentence } })).toMatchObject({ granted: true });
      await settle();
    }
  };
  return { open, sit, now, decide, rise: () => sit(ONLOOKER) };
}

test('after a reload at the curtain, the next to sit down is shown all that has happened since they last looked', async () => {
  const shelf = memoryShelf();
  let tab = tabOn(shelf);
  await tab.open();
  let seat = (await tab.now('german')).asks ?? '';
  const looked = new Map<string, number>();
  let shown = 0;
  let turns = 0;
  for (; turns < 36; turns++) {
    const next = await tab.decide(seat);
    if (next === '') break;
    looked.set(seat, (await tab.now(seat)).seq);
    await tab.rise();
    tab = tabOn(shelf);
    await tab.open();
    const moments = await tab.sit(next);
    const from = looked.get(next) ?? 0;
    const seqs = moments.map(({ seq }) => seq);
    const last = seqs.at(-1) ?? 0;
    expect(seqs).toEqual(Array.from({ length: last - from }, (_, at) => from + 1 + at));
    shown += moments.length;
    seat = next;
  }
  expect(turns).toBeGreaterThan(8);
  expect(shown).toBeGreaterThan(turns);
});

test('what the other has looked at is theirs to know after a reload too: it is not taken back', async () => {
  const shelf = memoryShelf();
  const tab = tabOn(shelf);
  await tab.open();
  const first = (await tab.now('german')).asks ?? '';
  let next = first;
  let mine = await tab.now(first);
  // Until something is said that rolls nothing and asks the other.
  while (next === first || !mine.undo.granted) {
    const seat = next;
    next = await tab.decide(seat);
    mine = await tab.now(seat);
  }
  const unseen = tabOn(shelf);
  await unseen.open();
  expect((await unseen.now(mine.seat)).undo.granted).toBe(true);
  await unseen.sit(next);
  const seen = tabOn(shelf);
  await seen.open();
  expect((await seen.now(mine.seat)).undo.granted).toBe(false);
});
