import type { Realm } from '@sandtable/kernel';
import { hear, type Moment } from '@sandtable/session';
import { expect, test } from 'vitest';
import { matchesInHalls, tableOf } from '../testing/halls.ts';
import type { Listener } from './house.ts';
import type { Table } from './table.ts';
import type { Telling } from './telling.ts';

const SEATS = ['first', 'second'] as const;

/** So many matches, of which one stays awake. */
async function hallOf(count: number) {
  const { store, matches, faults, hallFor } = await matchesInHalls(count);
  const hall = hallFor('test', { mostWarm: 9, mostAwake: 1 });
  const tables: Table[] = [];
  for (const match of matches) tables.push(await tableOf(hall, match));
  return { store, hall, tables, faults };
}

/** A screen that knows only what it was told. */
class Looker implements Listener {
  readonly audience: string;
  readonly person = null;
  readonly tellings: Telling[] = [];
  readonly #table: Table;
  moment: Moment<Realm> | null = null;
  known: Listener['known'] = { seq: -1, moment: null };

  constructor(table: Table, audience: string) {
    this.#table = table;
    this.audience = audience;
  }

  isTheirs(): boolean {
    return true;
  }

  hear(telling: Telling): void {
    // As it comes over a socket.
    const sent: Telling = JSON.parse(JSON.stringify(telling));
    const heard = hear(this.#table.match.system, this.moment, { ...sent, events: sent.entries.at(-1)?.events ?? [] });
    if (!heard.ok) throw new Error(JSON.stringify(heard.problems));
    this.moment = heard.value;
    this.tellings.push(telling);
  }

  hearAnswers(): void {}
  hearOffers(): void {}
  hearClocks(): void {}
  hearPresence(): void {}
  end(): void {}
}

/** Not before all that was begun is done. */
async function fallAsleep(table: Table): Promise<void> {
  await expect
    .poll(async () => {
      await table.sleep();
      return table.isAsleep;
    })
    .toBe(true);
}

test('a match that sleeps wakes as it was, and whoever looks on is told only what has changed', async () => {
  const { tables, faults } = await hallOf(1);
  const [table] = tables;
  if (table === undefined) throw new Error('no match');
  const lookers = [...SEATS, 'spectator'].map((audience) => new Looker(table, audience));
  for (const looker of lookers) table.join(looker);
  for (let entry = 0; entry < 12 && table.match.asks !== null; entry++) {
    const { asks, system, seq } = table.match;
    const hash = table.match.hash();
    await fallAsleep(table);
    expect([table.isAsleep, table.brief.seq, table.brief.asks]).toEqual([true, seq, asks]);
    expect(lookers.map(({ known }) => known.moment)).toEqual([null, null, null]);
    // Asked for, it is as it was.
    expect(table.match.hash()).toBe(hash);
    const [words] = system.everySentence(table.match.now(asks ?? '').view);
    expect(await table.say(asks ?? '', seq, words?.join(' ') ?? '')).toMatchObject({ granted: true });
    for (const { audience, tellings, moment } of lookers) {
      expect(tellings.at(-1)).toMatchObject({ after: seq, seq: seq + 1 });
      expect(moment?.view).toEqual(JSON.parse(JSON.stringify(table.match.now(audience).view)));
      expect(moment?.undo).toEqual(table.match.now(audience).undo);
    }
  }
  expect(faults).toEqual([]);
});

test('it is kept as it falls asleep, and nothing is left to keep when the server stops', async () => {
  const { store, hall, tables } = await hallOf(1);
  const [table] = tables;
  await table?.say('first', 0, 'hold');
  if (table !== undefined) await fallAsleep(table);
  expect(await store.snapshots.newest(table?.id ?? '')).toMatchObject({ number: 1 });
  await hall.settled();
  expect(table?.isAsleep).toBe(true);
});

test('only where more are awake than may be, and only those that nobody has used for a while', async () => {
  const { hall, tables } = await hallOf(3);
  const asleep = (): boolean[] => tables.map((table) => table.isAsleep);
  await hall.rock();
  expect(asleep()).toEqual([false, false, false]);
  await hall.open(tables[0]?.id ?? '');
  await hall.rock();
  expect(asleep()).toEqual([false, true, true]);
  await hall.rock();
  expect(asleep()).toEqual([false, true, true]);
  // Who comes to look on wakes it.
  const [, second] = tables;
  const looker = second && new Looker(second, 'first');
  if (looker !== undefined) second?.join(looker);
  expect([second?.isAsleep, looker?.moment?.seq]).toEqual([false, 0]);
});
