import { randomOf } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { bans, battleWith, fire, hex, odds, type RuleInForce, type Scene, unit } from '../../testing/fire-field.ts';
import { decide } from '../../testing/decide.ts';
import { game, matchWith, pack } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { why } from '../../testing/told.ts';
import { reachOf } from '../fire/reach.ts';
import { fireZone } from '../fire/bans.ts';
import { isRumored } from '../units/ai-side.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { farthestSight, judgeLook } from './sight.ts';

const FOG: RuleInForce = { kind: 'sight', hexes: 3 };

function inFog(far: number, scene: Scene = { rules: [FOG] }) {
  return battleWith(`s01 0,0 SE; g03 ${far},0 NW`, scene);
}

describe('how far one sees', () => {
  test('G3.3a sight: nobody fires farther than he sees, and is told how far that is', () => {
    expect(odds(inFog(3), 's01 g03').needed).toBe(9);
    expect(bans(inFog(4), 's01 g03')).toEqual(['noSight', 'beyondSight']);
    expect(fire(inFog(4), 's01 g03').reasons[1]).toEqual({
      rule: 'G3.3a',
      key: 'beyondSight',
      amount: 3,
      unit: unit('s01'),
    });
  });

  test('G3.3a sight: it holds in its rounds alone', () => {
    const night: RuleInForce = { kind: 'sight', hexes: 2, from: 3, until: 4 };
    const farthest = [2, 3, 4, 5].map((round) => farthestSight(inFog(4, { rules: [night], round }), 'soviet'));
    expect(farthest).toEqual([255, 2, 2, 255]);
  });

  test('R-133 of several limits the tightest counts', () => {
    const rules: RuleInForce[] = [{ kind: 'sight', hexes: 5 }, FOG, { kind: 'sight', hexes: 4 }];
    expect(farthestSight(inFog(4, { rules }), 'german')).toBe(3);
  });

  test('G3.3a sight: for one side alone the other sees as far as ever', () => {
    const battle = battleWith('s01 0,0 SE; g03 4,0 NW', { rules: [{ ...FOG, side: 'soviet' }] });
    expect(bans(battle, 's01 g03')).toEqual(['noSight', 'beyondSight']);
    expect(bans(battle, 'g03 s01')).toEqual([]);
    expect(farthestSight(battle, null)).toBe(255);
  });

  test('G3.3a sight: what is in the way besides is told too', () => {
    const battle = battleWith('s01 0,0 SE; g03 4,0 NW', { rules: [FOG], ground: { '2,0': 'heavyWoods' } });
    const look = judgeLook(battle, 'soviet', hex(battle, '0,0'), hex(battle, '4,0'));
    expect(look.granted).toBe(false);
    expect(look.reasons.map(({ key }) => key)).toEqual(['beyondSight', 'standing']);
  });
});

test('G3.3a sight: fire zones, and all that can be fired at, end there', () => {
  const battle = inFog(4);
  const far = (name: string): boolean => reachOf(battle, unit('s01'))(hex(battle, name));
  expect([far('3,0'), far('4,0')]).toEqual([true, false]);
  const zone = fireZone(battle, unit('s01'));
  expect([zone.includes(hex(battle, '3,0')), zone.includes(hex(battle, '4,0'))]).toEqual([true, false]);
});

test('G3.3a sight: who supports an attack must see as well', () => {
  const battle = battleWith('s01 0,0 SE; s02 -1,0 SE; g03 3,0 NW', { rules: [FOG] });
  expect(bans(battle, 's01 g03 +s02')).toEqual(['noSight', 'beyondSight']);
});

test('G3.3a sight: a mortar shells what its spotting hex sees, within its own limit', () => {
  const units = 'g23 0,0 SE; s03 6,0 NW';
  expect(why(matchWith(units, { rules: [{ kind: 'sight', hexes: 4 }] }), 'g23 shell 6,0 2,0')).toBe('yes');
  expect(why(matchWith(units, { rules: [FOG] }), 'g23 shell 6,0 2,0')).toContain('beyondSight');
});

test('G3.3a sight: whoever is out of sight may hide, and hidden units are not discovered from there', () => {
  const open = matchWith('g03 0,0 SE; s03 2,0 NW');
  expect(why(open, 'g03 hide 0,0')).toBe('seen');
  const fog = matchWith('g03 0,0 SE; s03 2,0 NW', { rules: [{ kind: 'sight', hexes: 1 }] });
  expect(why(fog, 'g03 hide 0,0')).toBe('yes');
  // B10.0.4: two hexes away in the open would be enough.
  const walk = (rules: RuleInForce[]) =>
    matchWith('g03 -3,0 SE; s05 0,0 hidden', { rules, caps: [1, 0] }).say('g03 move -2,0 SE command').state.units[
      unit('s05')
    ];
  expect(walk([])).toMatchObject({ hidden: false });
  expect(walk([{ kind: 'sight', hexes: 1 }])).toMatchObject({ hidden: true });
});

test('G3.3a sight: a Rumored Enemy in the open is noticed only by those who see it', () => {
  const rumors = (rules: RuleInForce[]): number => {
    const solo = { rumors: [{ at: '4,0' }], cup: { noEnemy: 2 } };
    const match = soloMatch('g03 0,0 SE; s04 9,0 NW', { turn: 'german', rules, solo });
    const seen = fieldsOf(pack)(match.state);
    return match.state.roster.filter((each) => isRumored(seen, each)).length;
  };
  expect([rumors([]), rumors([FOG]), rumors([{ ...FOG, side: 'soviet' }])]).toEqual([0, 1, 0]);
});

test('G3.3a sight: the AI has nobody in sight beyond it and does not fire', () => {
  expect(decide('g03 4,0 NW; s03 0,0 SE', { action: 'fire' }).deed).toBe('s03 fire at g03');
  expect(decide('g03 4,0 NW; s03 0,0 SE', { action: 'fire' }, { rules: [FOG] }).deed).toBe('nobody');
});

test('G3.3a sight: the words of orders for the AI ask for it too', () => {
  const order = { who: ['inLOS'], action: 'move' } as const;
  const names = (rules: RuleInForce[]): string => decide('g03 4,0 NW; s03 0,0 S', order, { rules }).deed;
  expect(names([])).not.toBe('nobody');
  expect(names([FOG])).toBe('nobody');
});

test('G3.3a sight: the captain knows how far one sees: what is beyond neither threatens him nor can be fired at', () => {
  const saying = (rules: RuleInForce[]): string => {
    const match = matchWith('g03 0,0 SE; s03 4,0 NW', { rules, caps: [4, 4] });
    return botsFor(game, pack).captain(match.view, randomOf('sfc32:fog', 'bot')).join(' ');
  };
  expect(saying([])).toContain('g03 fire 4,0');
  expect(saying([FOG])).not.toContain('fire');
});
