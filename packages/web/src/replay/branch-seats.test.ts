import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import { randomAt } from '@sandtable/kernel';
import { directLink } from '../link/direct-link.ts';
import { newTable } from '../link/open-table.ts';
import { anySentence } from '../testing/any-sentence.ts';
import { branchAt } from './branches.ts';
import { ReplayLink } from './replay-link.ts';

const YOU = { kind: 'person', name: 'You' } as const;
const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;

/** Some entries of a firefight, looked through. */
async function past(seats: Seating) {
  const made = newTable(bearLink, { options: { mission: 'first-shots' }, seats, seed: 'sfc32:branch-seats' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  await table.callBots();
  while (table.match.seq < 12) {
    if (table.step()) continue;
    const { asks, seq, seat } = table.now();
    if (asks !== seat) table.sit(asks ?? seat);
    table.act(seq, bots.captain(table.now().view, randomAt('sfc32:you', seat, seq)));
  }
  // Over: anybody's eyes may be taken.
  table.match.sayByTable(table.match.seq, { table: 'abort', by: [] });
  return new ReplayLink(directLink(table));
}

async function branched(seats: Seating, eyes: string) {
  const { link } = await branchAt(
    { face: bearFace, game: 'bear', past: await past(seats) },
    { number: 1, from: 8, eyes },
  );
  return link;
}

test('in a branch a bot plays its own seat, and answers whoever looks on', async () => {
  const link = await branched({ german: YOU, soviet: bot('captain') }, 'german');
  expect(link.seating).toMatchObject({ german: { kind: 'person' }, soviet: bot('captain') });
  link.subscribe(() => undefined);
  for (let turn = 0; turn < 4; turn++) {
    await Promise.resolve();
    const { seq, asks, seat, view } = link.now();
    expect(asks).toBe(seat);
    expect(seat).toBe('german');
    expect(await link.act(seq, anySentence(view))).toMatchObject({ granted: true });
  }
  expect(link.log().map(({ speaker }) => speaker)).toContain('soviet');
});

test('whose eyes are taken is played by whoever looks on; and everybody where only bots play', async () => {
  const kinds = async (seats: Seating, eyes: string): Promise<string[]> => {
    const { seating } = await branched(seats, eyes);
    return ['german', 'soviet'].map((seat) => seating[seat]?.kind ?? '');
  };
  expect(await kinds({ german: YOU, soviet: bot('captain') }, 'soviet')).toEqual(['person', 'person']);
  expect(await kinds({ german: bot('random'), soviet: bot('random') }, 'spectator')).toEqual(['person', 'person']);
});
