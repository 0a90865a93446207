import { must, randomOf, type Realm } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { smallGames } from '../testing/small-games.ts';
import { answerTo } from './asking.ts';
import { Past, Recall } from './recall.ts';
import type { WarmMatch } from './snapshots.ts';

const [game] = smallGames();
const PERSON = { kind: 'person', id: 'anna', name: 'Anna' } as const;

function begun(seed: string): WarmMatch {
  const seats = { red: PERSON, blue: { ...PERSON, id: 'boris' } };
  const match = must(createMatch<Realm>(outpost, { options: { rounds: 6 }, seed, seats }));
  return { match, told: [JSON.stringify(match.told)], seating: JSON.stringify(seats), keptAt: 0 };
}

function playOne({ match, told }: WarmMatch, random: ReturnType<typeof randomOf>): void {
  const seat = match.asks ?? '';
  const prepared = match.prepare(seat, match.seq, outpost.anySentence(match.now(seat).view as never, random).join(' '));
  if (!prepared.granted) throw new Error(JSON.stringify(prepared));
  prepared.value.commit();
  told.push(JSON.stringify(prepared.value.told));
}

test('from texts every audience is answered as from the match itself, entry by entry while it goes on', async () => {
  if (game === undefined) throw new Error('there is a game');
  const [warm, past, recall, random] = [begun('sfc32:past'), new Past(), new Recall(), randomOf('past')];
  while (warm.match.seq < 20 && warm.match.asks !== null) {
    playOne(warm, random);
    const { seq } = warm.match;
    for (const audience of ['red', 'blue', 'spectator'])
      for (const question of [
        { topic: 'at', seq: Math.max(0, seq - 5), to: seq },
        { topic: 'log', before: seq + 1 },
        { topic: 'at', seq: seq + 1 },
      ] as const) {
        const asked = past.collect('m', warm, { audience, question });
        expect((await recall.answer(game, asked)).answer).toEqual(await answerTo(game, warm, audience, question, 50));
        // Another thread, which has seen nothing so far.
        expect((await new Recall().answer(game, asked)).answer).toEqual(
          await answerTo(game, warm, audience, question, 50),
        );
      }
  }
  expect(warm.match.seq).toBeGreaterThan(8);
});

test('another match under the same name is not answered from the one before', async () => {
  if (game === undefined) throw new Error('there is a game');
  const recall = new Recall();
  const question = { topic: 'at', seq: 3 } as const;
  for (const seed of ['sfc32:one', 'sfc32:two']) {
    const [warm, past, random] = [begun(seed), new Past(), randomOf(seed)];
    for (let said = 0; said < 6; said++) {
      playOne(warm, random);
      past.collect('m', warm, { audience: 'red', question });
    }
    const asked = past.collect('m', warm, { audience: 'red', question });
    expect(asked.since).toHaveLength(5);
    expect((await recall.answer(game, asked)).answer).toEqual(await answerTo(game, warm, 'red', question, 50));
  }
});

test('an entry that is prepared and not yet stored is not part of any answer', async () => {
  if (game === undefined) throw new Error('there is a game');
  const [warm, past, random] = [begun('sfc32:half'), new Past(), randomOf('half')];
  playOne(warm, random);
  const { match } = warm;
  const seat = match.asks ?? '';
  const prepared = match.prepare(seat, match.seq, outpost.anySentence(match.now(seat).view as never, random).join(' '));
  const ask = async (seq: number) =>
    (await new Recall().answer(game, past.collect('m', warm, { audience: 'red', question: { topic: 'at', seq } })))
      .answer;
  expect(await ask(1)).toMatchObject({ granted: true });
  expect(await ask(2)).toMatchObject({ granted: false, reasons: [{ key: 'noSuchEntry' }] });
  if (!prepared.granted) throw new Error('what is offered was refused');
  prepared.value.commit();
  warm.told.push(JSON.stringify(prepared.value.told));
  expect(await ask(2)).toMatchObject({ granted: true });
});
