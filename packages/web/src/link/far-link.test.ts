import { must, randomOf } from '@sandtable/kernel';
import { type Outpost, outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { Moment } from '../face/moment.ts';
import { FarHost, playBy } from '../testing/far-host.ts';
import { type Losses, lossyWire, QuickTime } from '../testing/lossy-wire.ts';
import { outpostLink, PLAN as AGAINST_AI } from '../testing/outpost/link.ts';
import { FarLink } from './far-link.ts';
import type { FromTable, ToTable } from './far-protocol.ts';
import { newTable } from './open-table.ts';
import type { TablePlan } from './protocol.ts';
import { ReliableWire } from './reliable-wire.ts';
import type { Table } from './table.ts';

const MATCHES = 50;
const SEATS = ['red', 'blue'];
const PLAN = {
  options: { rounds: 2, opponent: 'seat' },
  seats: { red: { kind: 'person', name: 'Ann' }, blue: { kind: 'person', name: 'Ben' } },
  seed: 'sfc32:far',
} as const;

function sentenceAt(seed: string, { seq, view }: Pick<Moment<Outpost>, 'seq' | 'view'>) {
  return outpost.anySentence(view, randomOf(seed, `says ${seq}`));
}

/** The same match at one table, without a wire. */
function played(seed: string): Table<Outpost> {
  const table = must(newTable(outpostLink, PLAN));
  while (table.match.asks !== null) {
    table.sit(table.match.asks);
    expect(table.act(table.match.seq, sentenceAt(seed, table.now()))).toMatchObject({ granted: true });
  }
  return table;
}

function open(seed: string, losses: Losses, page: number, plan: TablePlan = PLAN) {
  const time = new QuickTime();
  const host = new FarHost(must(newTable(outpostLink, plan)), page);
  const linkAs = (seat: string): Promise<FarLink<Outpost>> => {
    const { near, far } = lossyWire<ToTable, FromTable<Outpost>>(`${seed} ${seat}`, losses, time.later);
    host.connect(seat, far);
    return FarLink.open('m1', new ReliableWire(near, { first: 100, most: 2000, later: time.later }));
  };
  return { time, host, linkAs };
}

test('two people play a match over bad wires: nothing is done twice, nothing is lost, and it comes out as at one table', async () => {
  let repeats = 0;
  for (let match = 0; match < MATCHES; match++) {
    const seed = `sfc32:far ${match}`;
    const random = randomOf(seed, 'fuzz');
    const losses = { lost: random.below(60), twice: random.below(60), delay: random.below(700) };
    const { time, host, linkAs } = open(seed, losses, 4);
    const links: FarLink<Outpost>[] = [];
    const heard: number[][] = [];
    const sitDown = async (seat: string): Promise<void> => {
      const link = await linkAs(seat);
      const told = [link.now().seq];
      heard.push(told);
      link.subscribe(({ seq }) => told.push(seq));
      links.push(link);
      playBy(link, async (moment) => sentenceAt(seed, moment));
    };
    for (const seat of SEATS) void sitDown(seat);
    await time.pass(() => links.length === 2 && links.every((link) => link.now().outcome !== null));
    const beside = played(seed);
    expect(host.table.match.hash()).toBe(beside.match.hash());
    for (const told of heard) expect(told).toEqual(told.map((_, place) => (told[0] ?? 0) + place));
    repeats += host.repeats;
    for (const link of links) {
      const { seat } = link.now();
      let isWhole = false;
      const readAll = async (): Promise<void> => {
        while (link.log()[0]?.seq !== 0) await Promise.all([link.loadOlder(), link.loadOlder()]);
        isWhole = true;
      };
      void readAll();
      await time.pass(() => isWhole);
      beside.sit(seat);
      expect(link.log()).toEqual(beside.log());
      expect(link.now()).toEqual(beside.now());
      link.close();
    }
  }
  expect(repeats).toBeGreaterThan(MATCHES);
});

test('an undo whose answer was lost is found again, and not done twice; so is a resignation, whatever has happened meanwhile', async () => {
  const { time, host, linkAs } = open('sfc32:undo', { lost: 50, twice: 80, delay: 300 }, 50, AGAINST_AI);
  const verdicts: unknown[] = [];
  void (async () => {
    const link = await linkAs('red');
    link.subscribe(() => undefined);
    const { seq } = link.now();
    verdicts.push((await link.act(seq, ['u1', 'step', 'b1', 'ready'])).granted);
    verdicts.push((await link.undo(seq + 1)).granted);
    verdicts.push((await link.end(seq, { table: 'resign', by: ['red'] })).granted);
    verdicts.push((await link.act(seq, ['pass'])).granted);
  })();
  await time.pass(() => verdicts.length === 4);
  expect(verdicts).toEqual([true, true, true, false]);
  expect(host.table.log().map(({ undo, byTable }) => byTable?.table ?? undo)).toEqual([null, null, 0, 'resign']);
  expect(host.repeats).toBeGreaterThan(0);
});
