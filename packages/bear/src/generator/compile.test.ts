import { describe, expect, test } from 'vitest';
import type { VictorySource } from '../model/pack/effect-step.ts';
import type { VictoryRule } from '../model/battle/terms.ts';
import { scoreRound, worthOfDestroyed } from '../rules/victory/victory.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { Recorder, streamsOf } from '@sandtable/kernel';
import { cardsWith, hexNo, mapOf, sayAll, tableWith } from '../testing/draft-match.ts';
import { type BearMatch, pack } from '../testing/match.ts';
import { NONE, type UnitId } from '../model/ids.ts';

const unit = (word: string): UnitId => pack.counterPlaces.get(word) ?? NONE;
const rulesOf = ({ state }: BearMatch, kind: VictoryRule['kind']): VictoryRule[] =>
  state.terms.victory.filter((rule) => rule.kind === kind);

function scoring(rule: VictorySource): BearMatch {
  return cardsWith({ soviet: [[{ kind: 'victory', rule }]] }).say('soviet-01 top');
}

describe('Victory Points', () => {
  test('G3.2.1 always 1 VP for each enemy unit destroyed, for both sides, whatever is played', () => {
    const match = tableWith().say('soviet-03 bottom');
    expect(worthOfDestroyed(match.state.terms, unit('g01'), 'soviet')).toBe(1);
    expect(worthOfDestroyed(match.state.terms, unit('s01'), 'german')).toBe(1);
  });

  test('G3.2 GT-10 Attrition: a German LMG or tank is worth 3 VP, a German Rifle 1', () => {
    const { terms } = tableWith().say('soviet-03 top').state;
    const words = ['g09', 'g53', 'g34', 'g01', 'g16'];
    expect(words.map((word) => worthOfDestroyed(terms, unit(word), 'soviet'))).toEqual([3, 3, 3, 1, 1]);
    expect(worthOfDestroyed(terms, unit('s18'), 'german')).toBe(1);
  });

  test('G3.2 GT-09 Defend: 1 VP at the end of every round for each Soviet marker: two held through four rounds are 8', () => {
    const match = sayAll(
      cardsWith({
        soviet: [
          [
            { kind: 'controlMarker' },
            { kind: 'victory', rule: { kind: 'control', vp: 1, markers: 'all', when: 'roundEnd' } },
          ],
          [{ kind: 'controlMarker' }],
        ],
      }),
      ['soviet-01 top', 'marker E09', 'german-01 top', 'soviet-02 top', 'marker E13'],
    );
    const { state } = match;
    const io = new Recorder<never>(streamsOf('sfc32:x', ['combat']));
    for (let round = 0; round < 4; round++) scoreRound(fieldsOf(pack)(state), io);
    expect(state.vp).toEqual({ german: 0, soviet: 8 });
    const own = tableWith().say('soviet-02 top').say('marker G09');
    expect(rulesOf(own, 'control')).toEqual([{ kind: 'control', side: 'soviet', vp: 1, at: null, when: 'roundEnd' }]);
  });

  test('G3.2 VP for the marker that the option itself has placed', () => {
    const match = sayAll(tableWith(), ['soviet-03 bottom', 'german-03 top', 'marker E09', 'done']);
    expect(rulesOf(match, 'control')).toMatchObject([{ side: 'german', at: hexNo(match, 'E09'), when: 'gameEnd' }]);
  });

  test('G3.2 VP for enemy units that were named', () => {
    const match = cardsWith({
      german: [
        [
          { kind: 'chooseUnits', of: 'enemy' },
          { kind: 'victory', rule: { kind: 'destroyed', vp: 3, units: 'chosen' } },
        ],
      ],
      soviet: [{ top: [{ kind: 'caps', amount: 1 }], units: ['s05', 's06'] }],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 top']);
    const worth = (word: string): number => worthOfDestroyed(match.state.terms, unit(word), 'german');
    expect(['s05', 's06', 's07'].map(worth)).toEqual([4, 4, 1]);
  });

  test('G3.2 VP for ground that is reached: all hexes near the enemy’s edge, made anew when the map changes', () => {
    const rule: VictorySource = { kind: 'reached', vp: 2, where: { edge: { whose: 'enemy', least: 0, most: 1 } } };
    const match = cardsWith({ soviet: [[{ kind: 'victory', rule }]], german: [[{ kind: 'addMap' }]] });
    match.say('soviet-01 top');
    expect(rulesOf(match, 'reached')).toMatchObject([{ hexes: match.state.terms.entries[0]?.hexes }]);
    sayAll(match, ['german-01 top', 'b3 b1-bottom']);
    const names = mapOf(match).names;
    const [reached] = rulesOf(match, 'reached');
    expect(reached?.kind === 'reached' && reached.hexes.every((hex) => names[hex]?.startsWith('3-'))).toBe(true);
  });

  test('G3.2 VP for wiping out the enemy, and for the units of the option that are alive', () => {
    expect(rulesOf(scoring({ kind: 'wipedOut', vp: 4 }), 'wipedOut')).toEqual([
      { kind: 'wipedOut', side: 'soviet', vp: 4 },
    ]);
    const match = cardsWith({
      soviet: [
        [
          { kind: 'units', units: ['s20'] },
          { kind: 'victory', rule: { kind: 'alive', vp: 2 } },
        ],
      ],
    }).say('soviet-01 top');
    expect(rulesOf(match, 'alive')).toEqual([{ kind: 'alive', side: 'soviet', vp: 2, units: [unit('s20')] }]);
  });
});

describe('special rules', () => {
  test('G3.3a a rule holds for its player’s side, for the enemy, or for both, and stays', () => {
    const rally = { kind: 'rally', bonus: 1 } as const;
    const match = cardsWith({
      soviet: [
        [
          { kind: 'rule', rule: rally },
          { kind: 'rule', of: 'enemy', rule: rally },
          { kind: 'rule', of: 'both', rule: rally },
        ],
      ],
    });
    sayAll(match, ['soviet-01 top', 'german-01 top']);
    expect(match.state.terms.rules.map(({ side, player }) => [side, player])).toEqual([
      ['soviet', -1],
      ['german', -1],
      [null, -1],
    ]);
  });

  test('G3.3b a Special Event is done once: nothing of it is left in the rules or the VP', () => {
    const match = tableWith().say('soviet-04 top');
    expect(match.state.terms.rules).toEqual([]);
    expect(match.state.terms.victory).toHaveLength(2);
  });
});
