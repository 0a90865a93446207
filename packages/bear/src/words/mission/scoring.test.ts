import { nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { drafted } from '../../testing/drafted.ts';
import { game, pack } from '../../testing/match.ts';
import { cardTextIn, explainIfEnded, knownObjectives, SCORE_WORDS, stakesIn } from './scoring.ts';
import { explainStakes } from './victory.ts';
import { cardId, playerId } from '../../model/ids.ts';

const on = fieldsOf(pack);

test.each(pack.missions.map((mission) => [mission.id, mission] as const))(
  'B19.2 what scores is told in a match as it is printed: %s',
  (id, mission) => {
    const { state } = new Rehearsal(game, { mission: id });
    expect(stakesIn(on(state))).toEqual(explainStakes(pack, mission));
    expect(explainIfEnded(on(state))).toMatch(/^German -?\d+, Soviet -?\d+$/);
  },
);

test('G3.6 a generated battle says what scores in it', () => {
  const stakes = stakesIn(drafted({ guideline: 3 }, 'sfc32:stakes').open);
  expect(stakes.length).toBeGreaterThan(0);
  for (const { text } of stakes) expect(text).toMatch(/^(for|when|to) .*[a-zA-Z0-9]$/);
});

test('B8.3 a sealed order says which hex and how many VP to the one who holds it, and to nobody else', () => {
  const { state } = new Rehearsal(game, { mission: 'stone-by-stone' });
  const card = cardId(pack.actionCards.findIndex(({ id }) => id === 'objective-2'));
  const [holder, other] = state.players;
  if (holder === undefined || other === undefined) throw new Error('two players');
  holder.hand.splice(0, Infinity, card);
  other.hand.splice(0);
  const known = (seat: string): string[] => knownObjectives(on(game.view(state, seat)));
  expect(known(holder.seat)).toEqual(['Sealed Orders 2: Hold E10 when the game ends: 2 VP. Keep it secret.']);
  expect([known(other.seat), known('spectator')]).toEqual([[], []]);
  expect(cardTextIn(on(game.view(state, holder.seat)), card)).toBe(
    'Hold E10 when the game ends: 2 VP. Keep it secret.',
  );
  // The side that holds the hex and knows the order counts it; the other does not.
  state.controls = state.controls.map((control) =>
    on(state).map.names[control.at] === 'E10' ? { ...control, side: holder.side, player: playerId(0) } : control,
  );
  const asSeen = (seat: string): string => explainIfEnded(on(game.view(state, seat)));
  expect(asSeen(holder.seat)).not.toBe(asSeen(other.seat));
});

test('every reason has its words', () => {
  for (const { text, rule } of nonEmpty(Object.values(SCORE_WORDS))) {
    expect(text).toMatch(/^[A-Z][\w ]+$/);
    expect(rule).toMatch(/^[BS]\d/);
  }
});

test('S1.0 starting VP are a reason of their own', () => {
  expect(SCORE_WORDS.start).toEqual({ text: 'Starting VP', rule: 'S1.0' });
});
