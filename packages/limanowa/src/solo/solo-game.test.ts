import { expect, test } from 'vitest';
import type { LimanowaEvent } from '../model/event.ts';
import type { Goal } from '../model/mission.ts';
import { type LimanowaMatch, matchWith, type MatchScene } from '../testing/match.ts';

const GOAL: Goal = { kind: 'mission', strategic: 0, tactical: 1, speed: [6, 2] };

function eventsOf(match: LimanowaMatch, key: LimanowaEvent['key']): LimanowaEvent[] {
  return match.events().filter((event) => event.key === key);
}

/** A round without orders. */
function idle(match: LimanowaMatch): LimanowaMatch {
  return match.say('disclose').say('disclose').say('disclose');
}

function mission(at: string, options: NonNullable<MatchScene['options']>): LimanowaMatch {
  return matchWith([`austria: honved ${at}`, 'russia ai: rifles 1100'], {
    goal: GOAL,
    limit: 2,
    tactical: ['0704'],
    options,
  });
}

test('LS1d a mission done in time scores, more for speed and for the level', () => {
  const done = idle(mission('0704', { level: 'novice' }));
  expect(eventsOf(done, 'succeeded')).toMatchObject([{ round: 1, level: 1, speed: 6 }]);
  const hard = idle(mission('0704', { level: 'veteran' }));
  expect(eventsOf(hard, 'succeeded')).toMatchObject([{ round: 1, level: 6, speed: 6 }]);
  const late = idle(mission('0604', { level: 'novice' }))
    .say('proceed')
    .say('disclose');
  late.say('move a01 0704 disclose').say('disclose');
  expect(eventsOf(late, 'succeeded')).toMatchObject([{ round: 2, level: 1, speed: 2 }]);
});

test('LS1d not done in time: no VP', () => {
  const match = idle(mission('0604', { level: 'veteran' })).say('proceed');
  idle(match);
  expect(eventsOf(match, 'failed')).toEqual([{ rule: 'L13a', key: 'failed', why: 'time' }]);
  expect(match.system.outcome(match.state)?.scores).toEqual({ p1: 0, ai: 0 });
});

test('LS2.3b the support deck is empty: its discards are shuffled into a new one', () => {
  const match = matchWith(['austria: honved 0010', 'russia ai: rifles 1100'], { hands: [['forcedMarch'], []] });
  const { deck } = match.state;
  deck.discards.push(...deck.inside.splice(0));
  const cards = deck.discards.length;
  idle(match);
  expect(eventsOf(match, 'reshuffled')).toEqual([{ rule: 'LS2.3b', key: 'reshuffled', pile: 'deck' }]);
  expect([deck.inside.length, deck.discards.length]).toEqual([cards - 1, 0]);
});
