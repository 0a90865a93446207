import { describe, expect, test } from 'vitest';
import { boardsOf } from '../../model/battle/terms.ts';
import { NONE } from '../../model/ids.ts';
import type { BoardEdge } from '../../model/draft/draft.ts';
import { entrances, freeEdges, hexesAlong } from '../../model/draft/entries.ts';
import type { EffectStepSource } from '../../model/pack/effect-step.ts';
import { asked, cardsWith, draftIn, hexNo, mapOf, refusals, sayAll, whereabouts } from '../../testing/draft-match.ts';
import type { BearMatch } from '../../testing/match.ts';
import { unitIn } from '../../testing/story.ts';

const SQUADS = { top: [{ kind: 'caps', amount: 1 }], units: ['s05', 's06'] } as const;

/** The edges of the map that a waiting unit may enter by as things stand. */
function edgesOf(match: BearMatch, word: string): string {
  const hexes = match.state.terms.entries[unitIn(match, word).entry]?.hexes ?? [];
  return freeEdges(match.state)
    .filter((edge) => hexesAlong(mapOf(match), [edge]).every((hex) => hexes.includes(hex)))
    .map(({ board, edge }) => `${boardsOf(match.state)[board]?.board}-${edge}`)
    .join(' ');
}

const LEFT: readonly BoardEdge[] = [{ board: 0, edge: 'left' }];

describe('a changed entry round', () => {
  const late: EffectStepSource = { kind: 'delay', of: 'enemy', rounds: 1 };

  test('G3.7.1a the units of a card that is named enter a round later, those on the map stay there', () => {
    const place: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'own' };
    const match = cardsWith({ soviet: [SQUADS, [place], { ...SQUADS, units: ['s07'] }], german: [[late], [late]] });
    sayAll(match, ['soviet-01 bottom', 'german-01 top']);
    expect(whereabouts(match, 's05', 's06')).toEqual(['s05 off 2', 's06 off 2']);
    expect(match.events()).toContainEqual(expect.objectContaining({ rule: 'G3.7.1a', key: 'entryPutOff', round: 2 }));
    sayAll(match, ['soviet-02 top', 's05 E09', 'done', 'german-02 top']);
    expect(whereabouts(match, 's05', 's06')).toEqual(['s05 E09', 's06 off 3']);
  });

  test('G3.7.1a of several cards the player of the option names one; earlier than round 1 is round 1', () => {
    const soon: EffectStepSource = { kind: 'delay', of: 'own', rounds: -3 };
    const match = cardsWith({
      soviet: [SQUADS, [{ kind: 'units', units: ['s07'], round: 3 }], [soon]],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', 'german-02 top', 'soviet-03 top']);
    expect(asked(match)).toBe('nameCard soviet');
    expect(whereabouts(match.say('soviet-02'), 's07', 's05')).toEqual(['s07 off', 's05 off']);
    expect(unitIn(match, 's07').entry).toBe(1);
  });
});

describe('another edge', () => {
  test('G3.7.1b for all his units, named at once: neither the enemy’s nor his own', () => {
    const match = cardsWith({ soviet: [SQUADS, [{ kind: 'entryEdge', units: 'all', when: 'atOnce' }]] });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top']);
    expect(asked(match)).toBe('extraEdge soviet');
    expect(match.offers()).toEqual(['b1-left', 'b1-right']);
    expect(refusals(match, 'b1-bottom')).toEqual(['G3.7.1b enemyEdge']);
    expect(refusals(match, 'b1-top')).toEqual(['G3.7.1b ownEdge']);
    expect(edgesOf(match.say('b1-left'), 's05')).toBe('b1-top b1-left');
    expect(match.state.terms.entries[1]?.hexes.length).toBeGreaterThan(
      match.state.terms.entries[0]?.hexes.length ?? 99,
    );
  });

  test('G3.7.1b for the units of one card, the others keep their edge', () => {
    const match = cardsWith({
      soviet: [SQUADS, { ...SQUADS, units: ['s07'] }, [{ kind: 'entryEdge', units: 'card', when: 'atOnce' }]],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 bottom', 'german-02 top', 'soviet-03 top']);
    sayAll(match, ['soviet-02', 'b1-right']);
    expect([edgesOf(match, 's05'), edgesOf(match, 's07')]).toEqual(['b1-top', 'b1-top b1-right']);
  });

  test('G3.7.1b left open until they enter: every free edge, and what comes later has them too', () => {
    const match = cardsWith({ soviet: [[{ kind: 'entryEdge', units: 'all', when: 'onEntering' }], SQUADS] });
    sayAll(match, ['soviet-01 top', 'german-01 top', 'soviet-02 bottom']);
    expect(edgesOf(match, 's05')).toBe('b1-top b1-left b1-right');
  });

  test('G3.7.1b R-190 an edge for all units binds both team-mates', () => {
    const match = cardsWith({
      players: ['german', 'soviet', 'german', 'soviet'],
      soviet: [[{ kind: 'entryEdge', units: 'all', when: 'atOnce' }]],
      opening: ['soviet1', 'soviet2', 'german1', 'b1', 'b1-top'],
    });
    sayAll(match, ['soviet-01 top', 'b1-left']);
    expect([1, 3].map((player) => draftIn(match).ways[player]?.extra)).toEqual([LEFT, LEFT]);
    expect([0, 2].map((player) => draftIn(match).ways[player]?.extra)).toEqual([undefined, undefined]);
  });
});

describe('any free edge, chosen as they enter', () => {
  const steps: EffectStepSource[] = [{ kind: 'entryEdge', units: 'all', when: 'onEntering' }];

  test('G3.7.1b the second side to play it has all that is free as well, and a board added later brings its edges', () => {
    const match = cardsWith({
      soviet: [steps, SQUADS, [{ kind: 'addMap' }]],
      german: [steps, { ...SQUADS, units: ['g05'] }],
    });
    sayAll(match, ['soviet-01 top', 'german-01 top', 'soviet-02 bottom', 'german-02 bottom']);
    expect([edgesOf(match, 's05'), edgesOf(match, 'g05')]).toEqual([
      'b1-top b1-left b1-right',
      'b1-bottom b1-left b1-right',
    ]);
    sayAll(match, ['soviet-03 top', 'b3 b1-right']);
    expect(edgesOf(match, 's05')).toBe('b1-top b1-left b3-top b3-bottom b3-right');
    expect(edgesOf(match, 'g05')).toBe('b1-bottom b1-left b3-top b3-bottom b3-right');
  });

  test('G3.7.1b an edge named at once is free to the enemy no more', () => {
    const match = cardsWith({
      soviet: [steps, SQUADS],
      german: [[{ kind: 'entryEdge', units: 'all', when: 'atOnce' }]],
    });
    sayAll(match, ['soviet-01 top', 'german-01 top', 'b1-left', 'soviet-02 bottom']);
    expect(edgesOf(match, 's05')).toBe('b1-top b1-right');
  });

  test('G3.7.1b the first unit to come in over a free edge takes it from the enemy', () => {
    const match = cardsWith({ soviet: [steps, SQUADS], german: [steps, { ...SQUADS, units: ['g05', 'g06'] }] });
    sayAll(match, ['soviet-01 top', 'german-01 top', 'soviet-02 bottom', 'german-02 bottom']);
    while (asked(match).startsWith('initiative')) match.say(asked(match).endsWith('soviet') ? 'caps:2' : 'caps:0');
    if (asked(match) === 'turn german') match.say('pass');
    const [at = NONE] = hexesAlong(mapOf(match), LEFT).slice(4);
    match.say(`s05 enter ${mapOf(match).names[at]} SE command`);
    expect(match.events()).toContainEqual({ rule: 'G3.7.1b', key: 'edgeTaken', player: 1, edges: LEFT });
    expect([edgesOf(match, 's06'), edgesOf(match, 'g05')]).toEqual(['b1-top b1-left b1-right', 'b1-bottom b1-right']);
  });
});

describe('R-237', () => {
  const extra: EffectStepSource[] = [{ kind: 'entryEdge', units: 'all', when: 'atOnce' }];
  const reach: EffectStepSource[] = [
    { kind: 'victory', rule: { kind: 'reached', vp: 2, where: { edge: { whose: 'enemy', most: 4 } } } },
  ];
  const reached = (match: BearMatch): readonly number[] =>
    match.state.terms.victory.flatMap((rule) => (rule.kind === 'reached' ? rule.hexes : []));

  test('R-237 G3.2 ground near the enemy’s edge is near the one chosen for him: his extra edges add nothing', () => {
    const match = cardsWith({
      soviet: [reach],
      german: [extra, [{ kind: 'entryEdge', units: 'all', when: 'onEntering' }]],
    });
    match.say('soviet-01 top');
    const before = reached(match);
    sayAll(match, ['german-01 top', 'b1-left', 'soviet-02 top', 'german-02 top']);
    expect(reached(match)).toEqual(before);
    expect(before).not.toContain(hexNo(match, 'A02'));
  });

  test('R-237 G3.7.2 a marker 4 hexes from an edge, and leaving over it, mean the chosen one', () => {
    const match = cardsWith({
      soviet: [
        [{ kind: 'controlMarker', where: { edge: { whose: 'enemy', least: 4, most: 4 } } }],
        [{ kind: 'exitEdge' }],
      ],
      german: [extra],
    });
    const open = (): string[] =>
      Object.values(mapOf(match).names).filter((hex) => match.judge(`marker ${hex}`).granted);
    sayAll(match, ['soviet-02 top', 'german-01 top', 'b1-left', 'soviet-01 top']);
    // Row L is the bottom edge.
    expect(new Set(open().map((hex) => hex.charAt(0)))).toEqual(new Set(['I']));
    expect(match.state.terms.exits[0]?.hexes).toEqual(hexesAlong(mapOf(match), [{ board: 0, edge: 'bottom' }]));
  });
});

describe('another edge for team-mates with edges of their own', () => {
  const steps: EffectStepSource[] = [{ kind: 'entryEdge', units: 'all', when: 'onEntering' }];

  /** The two Germans enter from the top and from the left, the Soviet from the bottom. */
  function three(german: readonly EffectStepSource[][]): BearMatch {
    return cardsWith({
      players: ['german', 'soviet', 'german'],
      entry: 'threePlayers',
      german,
      opening: ['german1', 'soviet', 'b1', 'b1-top', 'b1-left'],
    });
  }

  const edgesOfPlayer = (match: BearMatch, player: number): string[] => {
    const way = draftIn(match).ways[player];
    return way === undefined ? [] : entrances({ view: match.state }, way).map(({ edge }) => edge);
  };

  test('G3.7.1b R-190 G2.1g7 any free edge is free to both: each has that of the other too', () => {
    const match = three([steps]).say('german-01 top');
    expect(edgesOfPlayer(match, 0)).toEqual(['top', 'left', 'right']);
    expect(edgesOfPlayer(match, 2)).toEqual(['left', 'top', 'right']);
    expect(edgesOfPlayer(match, 1)).toEqual(['bottom']);
  });
});

describe('the edge over which units leave', () => {
  test('B5.6 G2.1.6 on two boards side by side it is the whole side the enemy enters from, and nobody is asked', () => {
    const match = cardsWith({
      soviet: [[{ kind: 'addMap' }], [{ kind: 'exitEdge' }]],
      german: [[{ kind: 'caps', amount: 1 }]],
      maps: 2,
      opening: ['soviet', 'b1', 'b3 b1-right', 'b1-top'],
    });
    sayAll(match, ['soviet-02 top']);
    expect(asked(match)).toBe('playCard german');
    const [german] = match.state.terms.entries;
    expect(german?.hexes.length).toBeGreaterThan(20);
    expect(match.state.terms.exits[0]?.hexes).toEqual(german?.hexes);
    expect(match.events()).toContainEqual(
      expect.objectContaining({ rule: 'B5.6', key: 'exitNamed', edges: draftIn(match).ways[0]?.edges }),
    );
    // A board added later moves the part it covers, and the exit with it.
    sayAll(match, ['german-01 top', 'soviet-01 top', 'b4 b1-bottom']);
    expect(match.state.terms.exits[0]?.hexes).toEqual(match.state.terms.entries[0]?.hexes);
  });

  test('B5.6 it is the enemy’s entry edge; with one of them nobody is asked', () => {
    const rule = { kind: 'left', vp: 3, units: 'all' } as const;
    const match = cardsWith({ soviet: [[{ kind: 'exitEdge' }, { kind: 'victory', rule }]] }).say('soviet-01 top');
    const { exits, victory } = match.state.terms;
    expect(exits).toMatchObject([{ side: 'soviet', edge: 'bottom', units: null }]);
    expect(exits[0]?.hexes).toEqual(match.state.terms.entries[0]?.hexes);
    expect(victory).toContainEqual({ kind: 'left', side: 'soviet', vp: 3, edge: 'bottom', units: null });
  });

  test('G6.2f a truck leaves over another edge, joined by road with the one it enters by, and alone', () => {
    const match = cardsWith({
      soviet: [
        [
          { kind: 'units', units: ['s35'] },
          { kind: 'entryEdge', units: 'given', when: 'atOnce' },
          { kind: 'exitEdge', byRoad: true },
          { kind: 'victory', rule: { kind: 'left', vp: 4, units: 'given' } },
        ],
      ],
    });
    sayAll(match, ['soviet-01 top', 'b1-left']);
    expect(asked(match)).toBe('exitEdge soviet');
    expect(match.offers()).toEqual(['b1-bottom', 'b1-right']);
    expect(refusals(match, 'b1-left')).toEqual(['G6.2f ownEdge']);
    match.say('b1-right');
    const { exits, victory } = match.state.terms;
    const units = draftIn(match).plays[0]?.units;
    expect(exits).toMatchObject([{ side: 'soviet', edge: 'right', units }]);
    expect(victory).toContainEqual({ kind: 'left', side: 'soviet', vp: 4, edge: 'right', units });
  });
});
