import { heardBy, must, randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { fieldsOf } from '../../board/map.ts';
import type { LimanowaEvent } from '../../model/event.ts';
import { sampleMatch } from '../../testing/fuzz-plan.ts';
import { game, pack } from '../../testing/match.ts';
import { openOutcomes } from './open-outcomes.ts';

const on = fieldsOf(pack);

test.each(nonEmpty(pack.missions).map(({ id }) => id))(
  'L13a LS5b %s ends as one of the outcomes that were open before each decision',
  (mission) => {
    const { options, seed } = sampleMatch(mission, `sfc32:open ${mission}`);
    const state = game.setup(must(game.options(options)), new Recorder<LimanowaEvent>(streamsOf(seed, game.streams)));
    const random = randomOf(seed, 'bot');
    const { corps } = botsFor(game, pack);
    for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
      const open = openOutcomes(on(game.view(state, pending.seat)));
      const { round, terms } = state;
      expect(open).toHaveLength(terms.goal.kind === 'war' ? 1 : terms.limit - round + 1);
      const io = new Recorder<LimanowaEvent>(state.random);
      game.apply(state, corps(game.view(state, pending.seat), random), io);
      for (const event of heardBy<LimanowaEvent>('referee', io.told)) {
        if (event.key !== 'succeeded') continue;
        const { level, speed } = event;
        expect(open).toContainEqual({ kind: 'mission', round: event.round, score: { level, speed } });
      }
    }
    expect(openOutcomes(on(state))).toEqual([]);
  },
);

test('L11d a war is open by objectives or points', () => {
  const war = pack.missions.find(({ goal }) => goal.kind === 'war');
  const state = game.setup(
    must(game.options({ mission: war?.id })),
    new Recorder(streamsOf('sfc32:war', game.streams)),
  );
  expect(openOutcomes(on(state))).toEqual([{ kind: 'war', strategic: 3, points: { strategic: 3, tactical: 1 } }]);
});
