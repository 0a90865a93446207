import { randomOf } from '@sandtable/kernel';
import { type Outpost, outpost } from '@sandtable/kernel/testing';
import type { ClientMessage, ServerMessage } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import { farServer, type ServerEnd } from '../../../../scripts/harness/far-server.ts';
import { FarLink } from './far-link.ts';
import { ReliableWire } from './reliable-wire.ts';

const SEATS = {
  red: { kind: 'person', id: 'ann', name: 'Ann' },
  blue: { kind: 'person', id: 'ben', name: 'Ben' },
} as const;

/** A wire that may be cut and joined again. */
function cuttable(connect: (send: (text: string) => void) => ServerEnd) {
  let end: ServerEnd | null = null;
  let joined = 0;
  let hear = (_message: ServerMessage): void => {};
  let turn = (_isUp: boolean): void => {};
  const carrier = {
    send: (message: ClientMessage) => end?.receive(JSON.stringify(message)),
    onMessage: (listener: typeof hear) => (hear = listener),
    onState: (listener: typeof turn) => (turn = listener),
    renew: () => {},
    close: () => end?.close(),
  };
  const cut = (): void => {
    end?.close();
    end = null;
    turn(false);
  };
  const join = (): void => {
    const own = (joined += 1);
    end = connect((text) => own === joined && hear(JSON.parse(text)));
    turn(true);
  };
  return { carrier, cut, join };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('whoever is cut off while an older page of the log is on its way has no gap in it afterwards', async () => {
  const options = { rounds: 6, opponent: 'seat' };
  const { table, connect } = farServer({ system: outpost, options, seats: SEATS, seed: 'sfc32:pages', page: 3 });
  const random = randomOf('sfc32:pages');
  const play = async (to: number): Promise<void> => {
    while (table.match.seq < to) {
      const { asks, seq, system } = table.match;
      await table.say(asks ?? '', seq, system.anySentence(table.match.now(asks ?? '').view, random).join(' '));
    }
  };
  await play(10);
  const { carrier, cut, join } = cuttable((send) => connect('ann', send));
  const wire = new ReliableWire(carrier, 'm1', 'red', { first: 1, most: 2, later: () => () => {} });
  const opening = FarLink.open<Outpost>('m1', wire, { system: outpost });
  join();
  const link = await opening;
  link.subscribe(() => {});
  const seqs = (): readonly number[] => link.log().map(({ seq }) => seq);
  expect(seqs()).toEqual([8, 9, 10]);
  cut();
  const older = link.loadOlder();
  await play(16);
  join();
  await older;
  await settled();
  expect(seqs()).toEqual([14, 15, 16]);
  await link.loadOlder();
  expect(seqs()).toEqual([11, 12, 13, 14, 15, 16]);
  link.close();
});
