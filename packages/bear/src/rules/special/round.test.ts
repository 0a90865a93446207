import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../content/pack.ts';
import type { MissionSource } from '../../model/pack/mission.ts';
import { checkPack } from '../../setup/check-pack.ts';
import { bear } from '../../system.ts';
import type { RuleInForce } from '../../testing/fire-field.ts';
import { type BearMatch, matchWith } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';

const DUEL = 'g01 0,0 SE; s03 9,0 NW';

/** Both pass, and a new round begins. */
function nextRound(rules: readonly RuleInForce[], dice: readonly number[], more: object = {}): BearMatch {
  return matchWith(DUEL, { rules, dice, ...more })
    .say('pass')
    .say('pass');
}

describe('rally', () => {
  test('G3.3a rally: the bonus is one of the reasons of the roll', () => {
    const match = matchWith('g01 0,0 SE suppressed; s03 6,0 NW', {
      rules: [{ kind: 'rally', bonus: 1, side: 'german' }],
      checks: [7],
      dice: [3, 3],
    });
    match.say('g01 rally caps:0');
    expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rallied', roll: 6, needed: 6 }));
  });

  test.each(['spentCheck', 'sevenAP'])('G3.3a rally cost: it is what is paid, in %s', (economy) => {
    const match = matchWith('g01 0,0 SE suppressed; s03 6,0 NW', {
      rules: [{ kind: 'rallyCost', amount: -2 }],
      caps: [3, 0],
      options: { economy },
      dice: [6, 6],
    });
    match.say('g01 rally command');
    expect(match.events()).toContainEqual(expect.objectContaining({ key: 'paid', caps: 3 }));
  });
});

describe('initiative', () => {
  test('G3.3a initiative: the bonus decides, and is told with the roll', () => {
    // The Soviet rolls first with as many CAPs.
    const match = nextRound([{ kind: 'initiative', bonus: 2, side: 'german' }], [4, 4, 3, 4]);
    expect(match.events()).toContainEqual({
      rule: 'B2.1',
      key: 'initiativeRolled',
      player: 0,
      dice: [3, 4],
      caps: 0,
      bonus: 2,
    });
    expect(match.events()).toContainEqual({ rule: 'B2.1', key: 'hasInitiative', player: 0 });
  });

  test('G3.3a initiative: against the AI its bonus raises what the player needs', () => {
    const first = (side: 'german' | 'soviet', dice: readonly number[]): number | undefined => {
      const match = soloMatch(DUEL, {
        turn: 'german',
        rules: [{ kind: 'initiative', bonus: 1, side }],
        dice,
        cards: [{}],
        order: [0],
      });
      match.say('pass').say('proceed');
      return match.events().flatMap((event) => (event.key === 'hasInitiative' ? [event.player] : []))[0];
    };
    expect(first('soviet', [4, 4])).toBe(1);
    expect(first('soviet', [5, 4])).toBe(0);
    expect(first('german', [3, 4])).toBe(0);
  });
});

describe('CAPs', () => {
  const mission: MissionSource = {
    id: 'trial',
    name: 'Trial',
    briefing: 'For tests.',
    map: { bare: { radius: 4 } },
    rounds: 3,
    players: [
      { side: 'german', caps: 3, cards: { first: 0, later: 0 }, units: [{ unit: 'g03', at: '-4,0' }] },
      { side: 'soviet', caps: 2, cards: { first: 0, later: 0 }, units: [{ unit: 's03', at: '4,0' }] },
    ],
    initiative: { side: 'german', rounds: 'all' },
    victory: [{ kind: 'wipedOut', side: 'german', vp: 1 }],
    rules: [
      { side: 'german', rule: { kind: 'caps', amount: 2 } },
      { side: 'soviet', rule: { kind: 'caps', amount: -3, round: 2 } },
    ],
  };

  test('G3.3a CAPs: in every round from the first, or in one; never below 0; told when they are reset', () => {
    const checked = checkPack({ ...defaultPack, missions: [mission] });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const match = new Rehearsal(bear(checked.value), { mission: 'trial' }, { script: new Script({}) });
    const caps = (): unknown => match.state.players.map((player) => player.caps);
    expect(caps()).toEqual([5, 2]);
    match.say('pass').say('pass');
    expect(caps()).toEqual([5, 0]);
    expect(match.events().filter(({ rule }) => rule === 'G3.3a')).toEqual([
      { rule: 'G3.3a', key: 'capsChanged', player: 0, caps: 5 },
      { rule: 'G3.3a', key: 'capsChanged', player: 1, caps: 0 },
    ]);
    match.say('pass').say('pass');
    expect(caps()).toEqual([5, 2]);
  });

  test('R-212 CAPs that the AI loses in a round are Command cards, which come back before the next', () => {
    const rest = [{ isCommand: true }, { isCommand: true }, { isCommand: true }];
    const match = soloMatch(DUEL, {
      turn: 'german',
      rules: [{ kind: 'caps', amount: -1, side: 'soviet', round: 2 }],
      dice: [6, 6, 6, 6],
      cards: [{}, {}],
      rest,
      order: [0, 2, 1],
    });
    match.say('pass').say('proceed');
    expect(match.state.orderDeck.removed).toEqual([2]);
    match.say('pass').say('proceed');
    expect(match.state.orderDeck.removed).toEqual([]);
  });
});

test('G3.3a wind: smoke is gone when the next round begins, however heavy, and no earlier', () => {
  const markers = 'smoke2 3,0; smoke1 4,0';
  const match = matchWith(DUEL, { rules: [{ kind: 'wind' }], markers, dice: [6, 6, 1, 1] });
  expect(match.state.markers).toHaveLength(2);
  match.say('pass').say('pass');
  expect(match.state.markers).toEqual([]);
  expect(match.events()).toContainEqual({ rule: 'G3.3a', key: 'smokeThinned' });
  const later = nextRound([{ kind: 'wind', from: 2 }], [6, 6, 1, 1], { markers });
  expect(later.state.markers).toMatchObject([{ kind: 'smoke', dm: 1 }]);
});
