import { must, randomOf } from '@sandtable/kernel';
import { type Outpost, outpost } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { farServer } from '../../../../scripts/harness/far-server.ts';
import type { Moment } from '../face/moment.ts';
import { type Losses, lossyCarrier, QuickTime } from '../testing/lossy-wire.ts';
import { outpostLink } from '../testing/outpost/link.ts';
import { FarLink } from './far-link.ts';
import { newTable } from './open-table.ts';
import { ReliableWire } from './reliable-wire.ts';
import type { Table } from './table.ts';

const MATCHES = 15;
const SEATS = {
  red: { kind: 'person', id: 'ann', name: 'Ann' },
  blue: { kind: 'person', id: 'ben', name: 'Ben' },
} as const;
const PEOPLE = { red: 'ann', blue: 'ben' } as const;
const PLAN = { options: { rounds: 2, opponent: 'seat' }, seats: SEATS, seed: 'sfc32:far' } as const;

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

function open(seed: string, losses: Losses, seats: Seating = SEATS) {
  const time = new QuickTime();
  const server = farServer({ system: outpost, ...PLAN, seats, now: () => time.now });
  const linkAs = (seat: keyof typeof PEOPLE): Promise<FarLink<Outpost>> => {
    const carrier = lossyCarrier(`${seed} ${seat}`, losses, time.later, (send) => server.connect(PEOPLE[seat], send));
    const pace = { first: 100, most: 2000, later: time.later };
    return FarLink.open('m1', new ReliableWire(carrier, 'm1', seat, pace), { system: outpost });
  };
  return { time, server, linkAs };
}

test('two people play a match over bad wires: nothing is done twice, nothing is lost, and it comes out as at one table', async () => {
  let repeats = 0;
  for (let match = 0; match < MATCHES; match++) {
    const seed = `sfc32:far ${match}`;
    const random = randomOf(seed, 'fuzz');
    const breaks = random.below(2) * 3000;
    const losses = { lost: random.below(60), twice: random.below(60), delay: random.below(700), breaks };
    const { time, server, linkAs } = open(seed, losses);
    const links: FarLink<Outpost>[] = [];
    const heard: number[][] = [];
    const sitDown = async (seat: keyof typeof PEOPLE): Promise<void> => {
      const link = await linkAs(seat);
      // Everything is asked of whoever has it: nothing is answered beforehand.
      link.beforehand({ lone: false });
      const told: number[] = [];
      heard.push(told);
      const play = async (moment: Moment<Outpost>): Promise<void> => {
        told.push(moment.seq);
        if (moment.asks === seat) await link.act(moment.seq, sentenceAt(seed, moment));
      };
      links.push(link);
      void play(link.now());
      link.subscribe((moment) => void play(moment));
    };
    void sitDown('red');
    void sitDown('blue');
    await time.pass(() => links.length === 2 && links.every((link) => link.now().outcome !== null));
    const beside = played(seed);
    expect(server.table.match.hash()).toBe(beside.match.hash());
    for (const told of heard) expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    repeats += server.repeats();
    for (const link of links) {
      const { seat } = link.now();
      beside.sit(seat);
      expect(link.log()).toEqual(beside.log());
      expect({ ...link.now(), undo: null, events: null }).toEqual({ ...beside.now(), undo: null, events: null });
      let past: Moment<Outpost> | null = null;
      void link.at(3).then((moment) => (past = moment));
      await time.pass(() => past !== null);
      expect(past).toEqual(beside.at(3));
      link.close();
    }
  }
  expect(repeats).toBeGreaterThan(MATCHES);
});

const BAD = { lost: 50, twice: 80, delay: 300, breaks: 0 };

test('an undo whose answer was lost is found again, and not done twice', async () => {
  // Ann plays both sides, so that nobody else is asked meanwhile.
  const { time, server, linkAs } = open('sfc32:undo', BAD, { red: SEATS.red, blue: SEATS.red });
  const verdicts: boolean[] = [];
  void (async () => {
    const link = await linkAs('red');
    link.subscribe(() => undefined);
    const { seq } = link.now();
    verdicts.push((await link.act(seq, ['u1', 'step', 'b1', 'ready'])).granted);
    verdicts.push((await link.undo(seq + 1)).granted);
    verdicts.push((await link.undo(seq + 1)).granted);
    verdicts.push((await link.act(seq, ['u1', 'nowhere'])).granted);
  })();
  await time.pass(() => verdicts.length === 4);
  expect(verdicts).toEqual([true, true, true, false]);
  expect(server.table.match.log.entry(2)).toEqual({ seat: 'red', undo: 0 });
  expect(server.table.match.seq).toBe(2);
});

test('one resigns whatever has happened meanwhile, and once', async () => {
  const { time, server, linkAs } = open('sfc32:resign', BAD);
  const verdicts: boolean[] = [];
  void (async () => {
    const link = await linkAs('blue');
    link.subscribe(() => undefined);
    // Not heard of at this screen yet.
    await server.table.say('red', 0, 'pass');
    verdicts.push((await link.end(0, { table: 'resign', by: ['blue'] })).granted);
    verdicts.push((await link.end(0, { table: 'resign', by: ['blue'] })).granted);
  })();
  await time.pass(() => verdicts.length === 2);
  expect(verdicts).toEqual([true, true]);
  expect(server.table.match.log.entry(server.table.match.seq)).toEqual({ table: 'resign', by: ['blue'] });
  expect(server.table.match.seq).toBe(2);
});
