import { randomOf, Recorder } from '@sandtable/kernel';
import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botsFor } from '../bots/bots.ts';
import type { State } from '../model/battle/state.ts';
import { game, pack } from '../testing/match.ts';

const { random: drafter, captain } = botsFor(game, pack);
const REVIVED_EVERY = 25;

/** A solo mission from the first card to the last shot, drafted at random and fought by a captain. */
function playOut(guideline: number, seed: string): State {
  const options = { draft: { guideline, solo: { capsLess: 0, commandCardsOut: 0 } } };
  const { state: first } = new Rehearsal(game, options, { seed });
  const random = randomOf(seed, 'bots');
  let state = first;
  for (let entry = 1; ; entry++) {
    const pending = game.pending(state);
    if (pending === undefined) return state;
    const bot = state.draft?.phase === 'done' ? captain : drafter;
    game.apply(state, bot(game.view(state, pending.seat), random), new Recorder(state.random));
    const broken = game.audit(state);
    if (broken.length > 0) throw new Error(`${broken.join('; ')} at entry ${entry} of ${guideline}, ${seed}`);
    if (entry % REVIVED_EVERY === 0) state = game.revive(game.freeze(state));
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'G5.0 G5.1 a solo mission by guideline %i is drafted, built and fought to its end',
  (guideline) => {
    const { draft, terms, solo, players, ended } = playOut(guideline, `sfc32:mission-${guideline}`);
    expect(ended).not.toBeNull();
    expect(players.map(({ seat }) => seat).toSorted()).toEqual(['ai', 'p1']);
    expect(draft?.plays.filter(({ deck }) => deck === 'card')).toHaveLength(
      (draft?.plan.roles ?? []).reduce((sum, { hand }) => sum + hand, 0),
    );
    expect(terms.solo?.length).toBe(draft?.ai?.end);
    expect(solo?.marker).toBe(terms.solo?.length);
  },
);

test('G5.0 neither the side nor the posture is settled before the last card', () => {
  const seeds = Array.from({ length: 24 }, (_, index) => `sfc32:posture-${index}`);
  const built = seeds.map((seed) => {
    const match = new Rehearsal(game, { draft: { guideline: 1, solo: { capsLess: 0, commandCardsOut: 0 } } }, { seed });
    const random = randomOf(seed, 'bots');
    while (match.state.draft?.phase !== 'done') {
      expect([match.state.terms.solo, match.state.draft?.ai]).toEqual([null, null]);
      const { seat } = game.pending(match.state) ?? { seat: 'p1' };
      match.say(drafter(game.view(match.state, seat), random).join(' '));
    }
    return `${match.state.terms.players[match.state.terms.solo?.ai ?? -1]?.side} ${match.state.draft.ai?.posture}`;
  });
  expect(new Set(built).size).toBe(4);
});
