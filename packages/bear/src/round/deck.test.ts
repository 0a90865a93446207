import { denied, Rehearsal, Script } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { Mission } from '../model/pack/mission.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import type { BearMatch } from '../testing/match.ts';

type Parts = Partial<Record<keyof Mission, unknown>>;

/** A small firefight with a deck, drawn from in this order; the German has the initiative. */
function missionWith(parts: Parts, draws: readonly string[], options: Record<string, unknown> = {}): BearMatch {
  const player = { caps: 3, cards: { first: 2, later: 1 } };
  const mission = {
    id: 'cards',
    name: 'Cards',
    briefing: 'For tests.',
    map: { bare: { radius: 6, hexes: {} } },
    rounds: 4,
    players: [
      { ...player, side: 'german', units: [{ unit: 'g03', at: '0,0' }] },
      { ...player, side: 'soviet', cards: { first: 1, later: 0 }, units: [{ unit: 's01', at: '6,0' }] },
    ],
    initiative: { side: 'german', rounds: 'all' },
    victory: [],
    ...parts,
  };
  const checked = checkPack({ ...defaultPack, missions: [mission] });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { actionCards } = checked.value;
  const deck = draws.map((id) => actionCards.findIndex((card) => card.id === id));
  const match: BearMatch = new Rehearsal(
    bear(checked.value),
    { mission: 'cards', ...options },
    { script: new Script({ deck }) },
  );
  return match;
}

const handsOf = (match: BearMatch): string[][] =>
  match.state.players.map(({ hand }) => hand.map((card) => defaultPack.actionCards[card]?.id ?? '?'));

test('B2.0 before round 1 the first number of cards is drawn, before every other the later one (GT-51)', () => {
  const match = missionWith({ deck: ['c02', 'c03'] }, ['c02', 'c03', 'c02', 'c02']);
  expect(handsOf(match)).toEqual([['c02', 'c03'], ['c02']]);
  match.say('pass').say('pass');
  expect(handsOf(match)).toEqual([['c02', 'c03', 'c02'], ['c02']]);
  expect(match.events('soviet')).toContainEqual({ rule: 'B8.0', key: 'drew', player: 0, card: null });
});

test('B1.0 with firstRoundCards extraAtSetup the first number is dealt at set-up besides', () => {
  const match = missionWith({ deck: ['c02', 'c03'] }, ['c03', 'c02', 'c02', 'c02', 'c02', 'c02'], {
    firstRoundCards: 'extraAtSetup',
  });
  expect(handsOf(match)).toEqual([
    ['c03', 'c02', 'c02', 'c02'],
    ['c02', 'c02'],
  ]);
});

test('B8.3 CAPs of an Event Card in the hand dealt at set-up last through round 1', () => {
  const events = [{ card: 'firefight-event', effects: [{ kind: 'caps', who: 'drawer', amount: 2 }] }];
  const match = missionWith(
    { deck: ['c02', 'firefight-event'], events },
    ['firefight-event', 'c02', 'c02', 'c02', 'c02', 'c02', 'c02'],
    {
      firstRoundCards: 'extraAtSetup',
    },
  );
  const [first, second] = match.state.players;
  expect(first?.caps).toBe((first?.start ?? 0) + 2);
  expect(second?.caps).toBe(second?.start);
});

test('B8.0 an empty deck takes the discards, shuffled; with neither nothing is drawn (R-73)', () => {
  const match = missionWith({ deck: ['c40', 'c30'] }, ['c40', 'c30', 'c30']);
  expect(handsOf(match)).toEqual([['c40', 'c30'], []]);
  match.say('c30 g03 command').say('pass').say('pass');
  expect(handsOf(match)).toEqual([['c40', 'c30'], []]);
});

test('B8.3 an event card happens when it is drawn, to all eyes, and another is drawn', () => {
  const match = missionWith(
    {
      deck: ['c02', 'score'],
      controls: [
        { at: '0,0', side: 'german' },
        { at: '1,0', side: 'german' },
        { at: '6,0', side: 'soviet' },
      ],
      events: [
        {
          card: 'score',
          effects: [
            { kind: 'vpForControl', amount: 1 },
            { kind: 'caps', who: 'enemy', amount: -2 },
            { kind: 'caps', who: 'drawer', amount: 1 },
            { kind: 'vp', who: 'enemy', amount: 2 },
            { kind: 'smoke', hexes: ['3,0'] },
            { kind: 'hurry', rounds: 2 },
          ],
        },
      ],
    },
    ['score', 'c02', 'c02', 'c02', 'c02'],
  );
  expect(handsOf(match)).toEqual([['c02', 'c02'], ['c02']]);
  expect(match.state.vp).toEqual({ german: 2, soviet: 3 });
  expect(match.state.players.map(({ caps }) => caps)).toEqual([4, 1]);
  expect(match.state.markers).toMatchObject([{ kind: 'smoke', dm: 2 }]);
  expect(match.state.terms.rounds).toBe(2);
  expect(match.state.actionDeck.removed).toHaveLength(1);
  match.say('pass').say('pass').say('pass').say('pass');
  expect(match.system.outcome(match.view)?.reason.key).toBe('lastRound');
});

test('B8.3 a Halt Order ends the game at once', () => {
  const match = missionWith(
    {
      deck: ['c02', 'halt-order'],
      controls: [{ at: '0,0', side: 'german' }],
      victory: [
        { kind: 'control', side: 'german', vp: 1, when: 'roundEnd' },
        { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
      ],
    },
    ['c02', 'c02', 'c02', 'halt-order'],
  );
  match.say('pass').say('pass');
  expect(match.state.ended?.key).toBe('haltOrder');
  // The first round was scored when it ended; the second never came to its end.
  expect(match.system.outcome(match.view)).toMatchObject({
    winners: ['german'],
    scores: { german: 5 },
    reason: { key: 'haltOrder' },
  });
});

test('B8.3 a secret objective stays in the hand, another card is drawn, and it scores at the end', () => {
  const match = missionWith(
    {
      deck: ['c02', 'objective-1'],
      rounds: 1,
      controls: [{ at: '0,0', side: 'german' }],
      victory: [{ kind: 'objective', card: 'objective-1', at: '0,0', vp: 3 }],
    },
    ['objective-1', 'c02', 'c02', 'c02'],
  );
  expect(handsOf(match)).toEqual([['objective-1', 'c02', 'c02'], ['c02']]);
  expect(match.system.view(match.state, 'soviet').players[0]?.hand).toEqual([null, null, null]);
  expect(denied(match.judge('objective-1'))).toEqual(['sentence unexpected']);
  match.say('pass').say('pass');
  expect(match.state.vp.german).toBe(3);
});
