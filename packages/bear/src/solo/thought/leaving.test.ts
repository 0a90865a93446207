import { describe, expect, test } from 'vitest';
import { neighboursOf, unitOf } from '../../model/battle/battle.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Seen } from '../../model/battle/state.ts';
import { decide, decidedBy, whyNot } from '../../testing/decide.ts';
import { unit } from '../../testing/fire-field.ts';
import { pack } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { makeThought, onceGone, standing } from './thought.ts';

function asSeenByAi(units: string): Seen {
  const { system, state } = soloMatch(units);
  return fieldsOf(pack)(system.view(state, 'ai'));
}

type Decision = ReturnType<typeof decide>;

const goal = (deed: string): string => deed.split(' ')[2] ?? '';

/** The keys by which hexes were refused. */
const refused = ({ trace }: Decision): string[] => trace.hexes.flatMap(({ why }) => why.map(({ key }) => key));

describe('S4.1.2a R-204 leaving close combat', () => {
  const order = { who: ['inCloseCombat'], action: 'disengage' } as const;

  test('S4.1.2a R-204 it gets out behind the unit it leaves, not into woods before its muzzle', () => {
    const decision = decide('s03 0,0 NW; g03 0,0 SE', order, { part: 'closeCombat', ground: { '1,0': 'heavyWoods' } });
    expect(decision.deed).toMatch(/^s03 disengage (-1,0|-1,1|0,-1) /);
    expect(refused(decision)).toEqual(['shortRangeZone', 'shortRangeZone', 'shortRangeZone']);
  });

  test('S4.1.2a R-204 with every hex before someone it leaves it cannot disengage, and says why for each hex', () => {
    const decision = decide('s03 0,0 NW; g03 0,0 SE; g04 0,0 NW', order, { part: 'closeCombat' });
    expect(decision.deed).toBe('nobody');
    expect(
      whyNot(decision, 's03')
        .split(/[+ ]/)
        .filter((key) => key === 'shortRangeZone'),
    ).toHaveLength(12);
    expect(whyNot(decision, 's03')).toMatch(/nowhereToGo\+pivotsInVain$/);
  });

  test('S4.1.2a R-204 R-108 an AI poor in close combat that finds no way out attacks', () => {
    const attack = { who: ['inCloseCombat'], action: 'closeCombat' } as const;
    const field = 's17 0,0 NW; g03 0,0 SE; g04 0,0 NW';
    expect(decide(field, attack, { part: 'closeCombat' }).deed).toMatch(/^s17 closeCombat at g0[34]$/);
  });

  test('S4.1.2a R-204 while another AI stays with them, those it leaves fire nowhere', () => {
    const seen = asSeenByAi('s03 0,0 NW; s04 5,5 SE; g03 0,0 SE');
    const [s03, s04] = [unit('s03'), unit('s04')];
    const hexes = (battle: Seen): number => {
      const thought = makeThought(battle, { command: false, tie: () => 1, traced: false });
      const { zones } = onceGone(thought, s03);
      return neighboursOf(battle, unitOf(battle, s03).at).filter((hex) => zones.coverNear(hex, 'red')).length;
    };
    expect(hexes(seen)).toBe(3);
    expect(hexes(standing(seen, s04, unitOf(seen, s03).at, 0))).toBe(0);
  });

  test('S4.1.2a R-204 a load that leaves with its vehicle keeps nobody busy', () => {
    const { deed } = decide('s35 0,0 NW; s03 0,0 on:s35; g03 0,0 SE', order, { part: 'closeCombat' });
    expect(deed).toMatch(/^s35 disengage (-1,0|-1,1|0,-1) /);
  });

  test('S5.3 R-204 the same zones count for an order to move', () => {
    const order204 = { to: ['objective'], action: 'move' } as const;
    const more = { controls: [{ at: '4,-2', side: 'german' }], ground: { '1,0': 'heavyWoods' } } as const;
    const move = decide('s03 0,0 SE; g03 0,0 S', order204, more);
    expect(goal(move.deed)).toBe('1,-1');
    expect(decidedBy(move.trace.chosenHexes[0])).toBe('S5.3 outOfZones');
    const low = decide('s03 0,0 SE; g03 0,0 SE', { ...order204, lowRisk: true }, more);
    expect(whyNot(low, 's03')).toContain('shortRangeZone');
    expect(goal(low.deed)).not.toMatch(/^1,/);
  });

  test('S5.3.2 R-204 in close combat it is under fire: elsewhere it wants no lower DM than it has', () => {
    // g04 covers the hexes behind g03, the woods among them.
    const ground = { '0,0': 'lightWoods', '-1,0': 'lightWoods' };
    const decision = decide('s03 0,0 NW; g03 0,0 SE; g04 -4,0 SE', order, { part: 'closeCombat', ground });
    expect(goal(decision.deed)).toBe('-1,0');
    expect(refused(decision).filter((key) => key === 'zoneWithLessCover')).toHaveLength(2);
  });
});

describe('S5.3.2 R-210 Low Risk, steps 3 and 4', () => {
  const order = { action: 'move', lowRisk: true } as const;
  const ground = { '2,0': 'water' };

  test('S5.3.2 R-210 under fire and unable to get closer it goes sideways, nearer to the target’s flank', () => {
    expect(goal(decide('s28 1,0 SE; g03 4,0 NW', order, { ground }).deed)).toMatch(/^(1,1|2,-1)$/);
    // With no fire at it, a step sideways must be into cover or the flank itself.
    expect(decide('s28 1,0 SE; g03 4,0 NW stunned', order, { ground }).deed).toBe('nobody');
    expect(decide('s28 1,0 SE; g03 4,0 NW', { action: 'move' }, { ground }).deed).toBe('nobody');
  });

  test('S5.3.2 R-210 step 3 wants a hex of the same or a higher DM, or a free one', () => {
    const woods = { ...ground, '1,0': 'lightWoods' };
    const lower = decide('s28 1,0 SE; g03 4,0 NW', order, { ground: woods });
    expect(whyNot(lower, 's28')).toContain('zoneWithLessCover');
    const same = decide('s28 1,0 SE; g03 4,0 NW', order, { ground: { ...woods, '2,-1': 'lightWoods' } });
    expect(goal(same.deed)).toBe('2,-1');
  });

  const ring = { '1,0': 'water', '0,1': 'water', '-1,1': 'water', '-1,0': 'water', '0,-1': 'water', '1,-1': 'water' };
  const disengage = { who: ['nextToEnemy'], within: 1, action: 'disengage' } as const;

  test('S4.1.2b R-210 to disengage from short range with no way to go, it pivots toward a flanker', () => {
    const more = { part: 'shortRange', ground: { ...ring, '1,0': 'open' } } as const;
    const turned = decide('s28 0,0 NW; g03 1,0 NW', disengage, more);
    expect(turned).toMatchObject({ deed: expect.stringMatching(/^s28 disengage (SE|NE|S)$/), cost: 1 });
    expect(turned.trace.chosenFacing?.rungs[0]?.rung).toBe('targetInArc');
    const faced = decide('s28 0,0 SE; g03 1,0 NW', disengage, more);
    expect(faced.deed).toBe('nobody');
    expect(whyNot(faced, 's28')).toMatch(/nowhereToGo\+notFlanked$/);
  });

  test('S5.3.2 R-210 in close combat a pivot means nothing', () => {
    const more = { part: 'shortRange', ground: { ...ring, '1,0': 'open' } } as const;
    expect(decide('s28 0,0 NW; g03 1,0 NW; g04 0,0 NW', disengage, more).deed).toBe('nobody');
    const low = { action: 'move', lowRisk: true, target: ['spent'] } as const;
    expect(decide('s28 0,0 NW; g03 2,0 NW spent; g04 0,0 NW', low, { ground: ring }).deed).toBe('nobody');
  });
});

describe('S5.2.1 R-208 who moves into close combat or disengages', () => {
  const near = { who: ['nextToEnemy'], within: 1 } as const;
  const chosen = ({ deed, trace }: Decision): string => `${deed.split(' ')[0]} ${decidedBy(trace.chosenAi)}`;

  test('S5.2.1 R-208 the AI by the tie-break for moves', () => {
    // s13 has the higher AR, s17 attacks for less: neither counts here.
    const order = { ...near, action: 'moveIntoCloseCombat' } as const;
    const field = 's13 0,0 SE; s03 2,0 NW; g03 1,0 NW';
    expect(chosen(decide(field, order, { part: 'shortRange', ties: [1] }))).toBe('s03 1 of 2');
    const out = decide('s17 0,0 SE; s03 2,0 NW; g03 1,0 NW', { ...near, action: 'disengage' }, { part: 'shortRange' });
    expect(chosen(out)).toBe('s03 S5.2.1 cheapestMove');
  });

  test('S5.2.2 R-208 the unit it moves onto by the tie-break for moves', () => {
    const order = { ...near, action: 'moveIntoCloseCombat' } as const;
    const { deed, trace } = decide('s03 0,0 SE; g03 1,0 NW; g04 0,1 N spent', order, {
      part: 'shortRange',
      ground: { '0,1': 'lightWoods' },
    });
    expect(goal(deed)).toBe('0,1');
    expect(decidedBy(trace.chosenAim)).toBe('S5.2.2 spentFirst');
  });

  test('S5.2.1 R-208 there is nobody to choose among for one that only gets away', () => {
    const { trace } = decide('s03 0,0 NW; g03 1,0 SE; g04 0,1 S', { ...near, action: 'disengage' });
    expect(trace.chosenAim).toBeNull();
    expect(trace.deed?.unit).toBe(unit('s03'));
  });
});
