import { describe, expect, test } from 'vitest';
import type { EffectStepSource } from '../../model/pack/effect-step.ts';
import { asked, cardsWith, draftIn, refusals, sayAll, whereabouts } from '../../testing/draft-match.ts';
import type { BearMatch } from '../../testing/match.ts';
import { unitIn } from '../../testing/story.ts';

const SQUADS = { top: [{ kind: 'caps', amount: 1 }], units: ['s05', 's06'] } as const;

function edgesOf(match: BearMatch, word: string): string {
  const way = draftIn(match).ways[unitIn(match, word).entry];
  return way?.edges.map(({ edge }) => edge).join(' ') ?? 'none';
}

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
    expect(edgesOf(match.say('b1-left'), 's05')).toBe('top left');
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
    expect([edgesOf(match, 's05'), edgesOf(match, 's07')]).toEqual(['top', 'top right']);
  });

  test('G3.7.1b left open until they enter: every free edge, and what comes later has them too', () => {
    const match = cardsWith({ soviet: [[{ kind: 'entryEdge', units: 'all', when: 'onEntering' }], SQUADS] });
    sayAll(match, ['soviet-01 top', 'german-01 top', 'soviet-02 bottom']);
    expect(edgesOf(match, 's05')).toBe('top left right');
  });

  test('G3.7.1b R-190 an edge for all units binds both team-mates', () => {
    const match = cardsWith({
      players: ['german', 'soviet', 'german', 'soviet'],
      soviet: [[{ kind: 'entryEdge', units: 'all', when: 'atOnce' }]],
      opening: ['soviet1', 'soviet2', 'german1', 'b1', 'b1-top'],
    });
    sayAll(match, ['soviet-01 top', 'b1-left']);
    expect([1, 3].map((player) => draftIn(match).ways[player]?.edges.length)).toEqual([2, 2]);
    expect([0, 2].map((player) => draftIn(match).ways[player]?.edges.length)).toEqual([1, 1]);
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

  const edgesOfPlayer = (match: BearMatch, player: number): string[] =>
    draftIn(match).ways[player]?.edges.map(({ edge }) => edge) ?? [];

  test('G3.7.1b R-190 G2.1g7 any free edge is free to both: each has that of the other too', () => {
    const match = three([steps]).say('german-01 top');
    expect(edgesOfPlayer(match, 0)).toEqual(['top', 'left', 'right']);
    expect(edgesOfPlayer(match, 2)).toEqual(['left', 'top', 'right']);
    expect(edgesOfPlayer(match, 1)).toEqual(['bottom']);
  });
});

describe('the edge over which units leave', () => {
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
