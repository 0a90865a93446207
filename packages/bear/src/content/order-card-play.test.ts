import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botsFor } from '../bots/bots.ts';
import type { BearEvent } from '../model/battle/event.ts';
import { SoloRecord, type SoloStatistics, sumStatistics } from '../solo/track/statistics.ts';
import { game, pack } from '../testing/match.ts';

const missions = nonEmpty(pack.missions.filter(({ solo }) => solo !== null).map(({ id }) => id));

function played(mission: string, seed: string): SoloStatistics | null {
  const { captain } = botsFor(game, pack);
  const read = game.options({ mission });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = randomOf(seed, 'captain');
  const setup = new Recorder<BearEvent>(streamsOf(seed, game.streams));
  const state = game.setup(read.value, setup);
  const record = new SoloRecord(pack);
  record.note(
    setup.told.map(({ event }) => event),
    state,
  );
  for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state)) {
    const io = new Recorder<BearEvent>(state.random);
    game.apply(state, captain(game.view(state, asked.seat), random), io);
    record.note(
      io.told.map(({ event }) => event),
      state,
    );
  }
  return record.end();
}

const MOST_ROUNDS_OF_PLAY = 12;

test('S4.1 S7.0 S7.1 every card comes up and its own orders are executed, and the missions’ orders often are', () => {
  let all = sumStatistics([]);
  const isDead = (number: number): boolean =>
    !Object.keys(all.cards[number]?.orders ?? {}).some((name) => name.startsWith('tactical'));
  const dead = (): number[] => pack.orderCards.map(({ number }) => number).filter(isDead);
  for (let time = 1; time <= MOST_ROUNDS_OF_PLAY && (time < 3 || dead().length > 0); time++)
    all = sumStatistics([all, ...missions.map((mission) => played(mission, `sfc32:card e ${time}`))]);
  expect(dead()).toEqual([]);
  expect(all.counteractions / all.draws).toBeGreaterThan(0.1);
  expect(all.counteractions / all.draws).toBeLessThan(0.22);
  expect(all.missionOrders / all.draws).toBeGreaterThan(0.06);
  expect(all.missionOrders / all.draws).toBeLessThan(0.17);
});
