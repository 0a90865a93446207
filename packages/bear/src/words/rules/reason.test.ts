import type { Reason } from '@sandtable/kernel';
import { fuzz, type FuzzMoment } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Bear, BearSystem } from '../../model/battle/state.ts';
import { anyChatter } from '../../testing/chatter.ts';
import { edgeGame } from '../../testing/edge-field.ts';
import { hiddenGame } from '../../testing/hidden-field.ts';
import { game, pack } from '../../testing/match.ts';
import { melee } from '../../testing/melee.ts';
import type { Names } from './fire.ts';
import { explainReason } from './reason.ts';

const NAMES: Names = { hex: (hex) => (hex < 0 ? '?' : 'E09'), unit: (unit) => (unit < 0 ? '?' : 'g03') };

/** A reason whose words are not fit to read. */
function unfit(reason: Reason, words: string): boolean {
  const bare = words === `${reason.key} (${reason.rule})`;
  return bare || /undefined|NaN|\?|^ | {2}| [,)]|\b0 (CAPs|AP|hexes)/.test(words);
}

test.each<[string, BearSystem, object]>([
  ['spent checks', game, melee({})],
  [
    'activations',
    game,
    melee({ economy: 'sevenAP', enhancedLOS: 'adjacentOnly', crossColour: 'halve', apcLoading: 'combined' }),
  ],
  ['rolled AP', game, melee({ economy: 'sevenAP', variableAP: 'on', rallyPlace: 'sameHex' })],
  ['the edge of the map', edgeGame, { mission: 'crossing' }],
  ['hidden units', hiddenGame, { mission: 'ambush' }],
])('whatever is wrong is explained in words: %s', (_what, system, options) => {
  let tries = 0;
  const poor = new Map<string, string>();
  const heard = new Set<string>();
  const on = fieldsOf(pack);
  const check = ({ view, sentence, random }: FuzzMoment<Bear>): string[] => {
    const hexes = on(view).map.names;
    for (const said of anyChatter(view, { sentence, hexes, count: 8, random })) {
      tries++;
      for (const reason of system.judge(view, said).reasons) {
        const words = explainReason(reason, NAMES);
        heard.add(reason.key);
        if (unfit(reason, words)) poor.set(`${reason.key} ${reason.rule}`, `${said.join(' ')}: ${words}`);
      }
    }
    return [];
  };
  fuzz(system, { options, seed: 'sfc32:words', check });
  expect([...poor].map((line) => line.join(' | '))).toEqual([]);
  expect(tries).toBeGreaterThan(500);
  expect(heard.size).toBeGreaterThan(30);
});
