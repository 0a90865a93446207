import { describe, expect, test } from 'vitest';
import { decide, decidedBy, whyNot } from '../../testing/decide.ts';
import { aiTurnOf } from '../../testing/ai-turn.ts';
import { unit } from '../../testing/fire-field.ts';
import { soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';
import { explainAiTurn } from '../../words/ai/trace.ts';
import { summarizeAiTurn } from '../../words/ai/short.ts';

const FIRE = { action: 'fire' } as const;
/** A stone building blocks the mortar's view, but not the view from the hex beside it. */
const HILL = { terrain: 'open', level: 1 };
const BLIND = { '2,0': 'stoneBuilding' };

describe('R-211 indirect fire of the AI', () => {
  test('R-211 S5.0.1a a mortar without a direct shot fires indirectly, at that price; one with a direct shot does not', () => {
    const blind = decide('s25 0,0 SE; g03 5,0 NW', FIRE, { ground: BLIND });
    expect(blind.deed).toMatch(/^s25 fire at g03 from \S+$/);
    expect(blind.cost).toBe(4);
    expect(decide('s25 0,0 SE; g03 5,0 NW', FIRE)).toMatchObject({ deed: 's25 fire at g03', cost: 3 });
  });

  test('R-211 a light mortar has no indirect cost, and passes', () => {
    const decision = decide('s23 0,0 SE; g03 5,0 NW', FIRE, { ground: BLIND });
    expect(decision.deed).toBe('nobody');
    expect(whyNot(decision, 's23')).toMatch(/^noSight/);
  });

  test('R-211 arc and range are the mortar’s own, sight that of a hex within two that no unit is in', () => {
    expect(decide('s25 0,0 NW; g03 5,0 NW', FIRE, { ground: BLIND }).deed).toBe('nobody');
    expect(decide('s25 0,0 SE; g03 2,0 NW', FIRE, { ground: { '1,0': 'stoneBuilding' } }).deed).toBe('nobody');
    // A wall of buildings that no hex near it sees across.
    const wall = ['3,-3', '3,-2', '3,-1', '3,0', '3,1', '3,-4', '3,2', '2,2', '1,3', '0,4'];
    const ground = Object.fromEntries(wall.map((hex) => [hex, 'stoneBuilding']));
    const shut = decide('s25 0,0 SE; g03 8,0 NW', FIRE, { ground });
    expect(shut.deed).toBe('nobody');
    expect(whyNot(shut, 's25')).toMatch(/^noSight.*noSpot$/);
  });

  test('R-211 of several spotting hexes the lowest number needed, then the nearest, then chance', () => {
    const blind = (more: Parameters<typeof decide>[2] = {}): string => {
      const { deed, trace } = decide('s25 0,0 SE; g03 6,0 NW', FIRE, { ground: BLIND, ...more });
      return `${deed.split(' ').at(-1)} ${decidedBy(trace.chosenSpot)}`;
    };
    expect(blind({ ties: [1] })).toMatch(/ 1 of \d$/);
    // From the hill beside it the FP is one more.
    expect(blind({ ground: { ...BLIND, '0,1': HILL } })).toBe('0,1 R-211 lowestNeeded');
    expect(blind({ ground: { ...BLIND, '0,1': HILL, '0,-2': HILL } })).toBe('0,1 R-211 nearestSpot');
  });

  test('R-211 S5.1 the limits hold: no long range unless ordered, no 11, not into close combat, 7 AP', () => {
    const far = { ground: BLIND, radius: 22 };
    expect(whyNot(decide('s25 0,0 SE; g03 20,0 NW', FIRE, far), 's25')).toContain('longRangeNotOrdered');
    expect(decide('s25 0,0 SE; g03 20,0 NW', { ...FIRE, longRange: true }, far).deed).toMatch(/from/);
    const hard = decide('s25 0,0 SE; g03 6,0 NW hasty', FIRE, { ground: { ...BLIND, '6,0': 'stoneBuilding' } });
    expect(whyNot(hard, 's25')).toMatch(/^noSight.*needsEleven$/);
    const fight = decide('s25 0,0 SE; s03 6,0 SE spent; g03 6,0 NW', FIRE, { ground: BLIND });
    expect(whyNot(fight, 's25')).toBe('intoCloseCombat');
  });

  test('R-211 where a direct shot takes an 11, an indirect one that takes less is fired', () => {
    // Smoke lies on the mortar itself, not on the hex it spots from.
    const decision = decide('s25 0,0 SE; g03 4,0 NW hasty', FIRE, {
      ground: { '4,0': 'stoneBuilding' },
      markers: 'smoke2 0,0',
    });
    expect(decision.deed).toBe('nobody');
    const lighter = decide('s25 0,0 SE; g03 4,0 NW', FIRE, {
      ground: { '4,0': 'lightWoods' },
      markers: 'smoke2 0,0',
    });
    expect(lighter.deed).toMatch(/^s25 fire at g03 from/);
  });

  test('R-211 in a group attack those support who see the target themselves', () => {
    const group = { action: 'groupFire' } as const;
    const beside = decide(
      's25 0,0 SE; s17 0,1 SE; g03 6,0 NW',
      { ...group, who: ['mortarOrInfGun'] },
      { ground: BLIND },
    );
    expect(beside.deed).toMatch(/^s25 groupFire at g03 \+s17 from/);
    const alone = decide(
      's25 0,0 SE; s17 -1,0 SE; g03 6,0 NW',
      { ...group, who: ['mortarOrInfGun'] },
      { ground: BLIND },
    );
    expect(alone.deed).toMatch(/^s25 groupFire at g03 from/);
  });

  test('R-211 S5.1.2 targets are compared by the DV of the attack that is made', () => {
    // Shells strike the flank, which is lower with g09; its front is as high as that of g03.
    const { deed, trace } = decide('s25 0,0 SE; g03 6,0 NW; g09 6,-1 NW', FIRE, {
      ground: { '1,0': 'stoneBuilding', '2,-1': 'stoneBuilding', '2,0': 'stoneBuilding', '3,-1': 'stoneBuilding' },
    });
    expect(deed).toMatch(/at g09 from/);
    expect(decidedBy(trace.chosenAim)).toBe('S5.1.2 lowestDefense');
  });

  test('R-211 R-106 after a move it may fire indirectly too, for both prices', () => {
    const { deed, cost } = decide(
      's25 0,0 SE; g03 6,0 NW',
      { action: 'moveAndFire' },
      {
        ground: { ...BLIND, '3,-1': 'stoneBuilding' },
        command: true,
      },
    );
    expect(deed).toMatch(/^s25 moveAndFire \S+ \w+ at g03 from/);
    expect(cost).toBe(7);
  });
});

test('R-211 B12.0b the attack is made with its spotting hex, and the account says how it was chosen', () => {
  const opening = { ground: BLIND, cards: [{ orders: [FIRE] }, {}], dice: [4, 4], ties: [1], hits: ['pinned'] };
  const match = soloMatch('s25 0,0 SE; g03 6,0 NW', opening);
  match.say('proceed');
  const [attacked, spotted, ...rest] = told(match, 'attacked', 'spotted', 'hit', 'paid');
  expect(attacked).toBe('attacked s25 6,0');
  expect(spotted).toMatch(/^spotted s25 /);
  // Flank 11, FP 3: it cannot be direct fire.
  expect(rest).toEqual(['hit g03 8 12', 'paid s25 ap 4 0']);
  const { before, turn } = aiTurnOf('s25 0,0 SE; g03 6,0 NW', opening);
  const account = explainAiTurn(before, turn).join('\n');
  expect(account).toMatch(/spotting hex: \S+, from /);
  expect(account).toContain('lowest number needed');
  expect(summarizeAiTurn(before, turn)[1]).toMatch(/^s25 fires indirectly at g03 in 6,0, spotting from \S+\. /);
});

describe('S-trace R-211 a spotting hex that is chosen while the order is executed is told, with its roll', () => {
  const account = (units: string, opening: SoloOpening): string => {
    const { before, turn } = aiTurnOf(units, opening);
    return explainAiTurn(before, turn).join('\n');
  };

  test('S-trace R-211 S6.2.1 by an AI that was just revealed', () => {
    const text = account('g03 4,0 NW; s03 -9,0 SE spent', {
      cards: [{ orders: [FIRE] }, {}],
      ground: { '4,0': 'lightWoods' },
      markers: 'smoke2 0,0',
      solo: { rumors: [{ at: '0,0' }], cup: { units: ['s25'] } },
      cup: [unit('s25')],
      ties: [2],
      dice: [1, 1],
    });
    expect(text).toMatch(/^ {2}Spotting hex of s25: 1,-1, from 0,-1, 1,-1, 1,0, /m);
    expect(text).toContain('still tied: random, 2 of 5: 1,-1 (R-211)');
    expect(text).toContain('s25 spots from 1,-1 (B12.0b)');
  });

  test('S-trace R-211 R-106 after a move, by one whose spotting hex is taken', () => {
    const match = soloMatch('s25 0,0 SE; g03 6,0 NW; g04 2,1 NW hidden', {
      cards: [{ isCommand: true, orders: [{ action: 'moveAndFire' }] }],
      ground: { ...BLIND, '3,-1': 'stoneBuilding', '2,1': HILL },
      dice: [1, 1],
      tracing: true,
    });
    const spotted = (): string[] =>
      match.notes.flatMap((note) => (note.note === 'spotChoice' ? [decidedBy(note.chosen)] : []));
    match.say('proceed');
    expect(told(match, 'moved', 'revealed', 'spotted')).toEqual(['moved s25 0,0 1,0 SE', 'revealed g04 2,1']);
    expect(spotted()).toEqual([]);
    match.say('NW');
    expect(spotted()).toEqual(['R-211 nearestSpot']);
    expect(told(match, 'spotted')).toEqual(['spotted s25 2,0']);
  });
});
