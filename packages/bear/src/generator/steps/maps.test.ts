import { distance, hexOf } from '@sandtable/hex';
import { describe, expect, test } from 'vitest';
import { terrainAt } from '../../board/ground.ts';
import type { BattleMap } from '../../board/map.ts';
import type { EffectStepSource } from '../../model/pack/effect-step.ts';
import { asked, cardsWith, draftIn, hexNo, mapOf, refusals, sayAll, whereabouts } from '../../testing/draft-match.ts';
import type { BearMatch } from '../../testing/match.ts';
import { unitIn } from '../../testing/story.ts';
import { hexId, type HexId, NONE } from '../../model/ids.ts';

const ADD: EffectStepSource = { kind: 'addMap' };
const SWITCH: EffectStepSource = { kind: 'switchMap' };
const OWN: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'own' };
const SQUADS = { top: [{ kind: 'caps', amount: 1 }], units: ['s05', 's06'] } as const;

const edges = (match: BearMatch, player: number): string[] | undefined =>
  draftIn(match).ways[player]?.edges.map(({ board, edge }) => `${board}-${edge}`);

describe('adding a map', () => {
  test('G3.8a any unused board, against a free edge', () => {
    const match = cardsWith({ soviet: [[ADD]] }).say('soviet-01 top');
    expect(asked(match)).toBe('addMapByCard soviet');
    expect(refusals(match, 'b1 b1-left')).toEqual(['G3.8a boardInUse']);
    match.say('b3 b1-right turned');
    expect(match.state.terms.map).toEqual({
      boards: [
        { board: 'b1', at: [0, 0] },
        { board: 'b3', at: [1, 0], turned: true },
      ],
    });
    expect(match.events()).toContainEqual(expect.objectContaining({ rule: 'G3.8a', key: 'boardLaid' }));
  });

  test('G3.8b GT-25 R-132 an entry edge that the board covers goes to its far side, and on to the outermost; the others stay', () => {
    const match = cardsWith({ soviet: [[ADD], [ADD]], german: [[ADD]] });
    sayAll(match, ['soviet-01 top', 'b3 b1-top']);
    expect([edges(match, 0), edges(match, 1)]).toEqual([['0-bottom'], ['1-top']]);
    sayAll(match, ['german-01 top', 'b4 b3-top']);
    expect(edges(match, 1)).toEqual(['2-top']);
    sayAll(match, ['soviet-02 top', 'b5 b1-left']);
    expect([edges(match, 0), edges(match, 1)]).toEqual([['0-bottom'], ['2-top']]);
  });

  test('G3.8b an edge of a group of its own, and one that units leave by, move as well', () => {
    const match = cardsWith({
      soviet: [SQUADS, [{ kind: 'entryEdge', units: 'card', when: 'atOnce' }], [ADD]],
      german: [[{ kind: 'exitEdge' }, { kind: 'victory', rule: { kind: 'left', vp: 2, units: 'all' } }]],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', 'b1-left', 'german-02 top', 'soviet-03 top']);
    match.say('b3 b1-top');
    expect(draftIn(match).ways[unitIn(match, 's05').entry]).toMatchObject({
      edges: [{ board: 1, edge: 'top' }],
      extra: [{ board: 0, edge: 'left' }],
    });
    expect(match.state.terms.exits).toMatchObject([{ side: 'german', edge: 'top' }]);
    expect(match.state.terms.exits[0]?.hexes).toEqual(match.state.terms.entries[1]?.hexes);
  });

  test('R-132 wherever a board is added, every side keeps an edge to enter by', () => {
    const match = cardsWith({ soviet: [[ADD], [ADD]], german: [[ADD], [ADD]] });
    for (const [card, edge] of [
      ['soviet-01', 'b1-top'],
      ['german-01', 'b1-bottom'],
      ['soviet-02', 'b1-left'],
      ['german-02', 'b1-right'],
    ]) {
      match.say(`${card} top`);
      const [board] = match.offers();
      match.say(`${board} ${edge}`);
      expect(match.state.terms.entries.every(({ hexes }) => hexes.length > 0)).toBe(true);
    }
  });

  test('G3.8a with no board left the part is ignored', () => {
    const match = cardsWith({ soviet: [[ADD]], boards: ['b1'] });
    expect(match.say('soviet-01 top').events()).toContainEqual({ rule: 'G3.8a', key: 'partIgnored', why: 'noMap' });
  });
});

describe('switching a map', () => {
  /** A squad and a marker in these hexes of board 1, which is then switched for the river board. */
  const switched = (steps: readonly EffectStepSource[], said: readonly string[], board = 'b6'): BearMatch => {
    const match = cardsWith({ soviet: [SQUADS, [...steps], [SWITCH]] });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', ...said, 'german-02 top', 'soviet-03 top']);
    expect(asked(match)).toBe('switchMap soviet');
    return match.say(`switch b1 ${board}`);
  };
  /** Hexes that are water without a road on the river board, and dry on board 1. */
  const wet = ((): string[] => {
    const match = cardsWith({ opening: ['soviet', 'b6', 'b6-top'] });
    const { ground, names } = mapOf(match);
    const dry = mapOf(cardsWith({}));
    return names.filter((name, place) => {
      const old = dry.places.get(name) ?? NONE;
      const isWet = terrainAt(ground, hexId(place)) === 'water' && ground.roads[place] === 0;
      return isWet && terrainAt(dry.ground, old) !== 'water';
    });
  })();

  test('G3.8.1 the new board takes the old one’s place, and counters keep their hex number', () => {
    const match = switched([OWN], ['s05 E09', 'done'], 'b4');
    expect(match.state.terms.map).toEqual({ boards: [{ board: 'b4', at: [0, 0] }] });
    expect(whereabouts(match, 's05')).toEqual(['s05 E09']);
    expect(edges(match, 1)).toEqual(['0-top']);
    const refused = cardsWith({ soviet: [[SWITCH]] }).say('soviet-01 top');
    expect(refusals(refused, 'switch b2 b4')).toEqual(['G3.8.1 notOnTable']);
    expect(refusals(refused, 'switch b1 b1')).toEqual(['G3.8a boardInUse']);
  });

  test('G3.8.1 GT-25 R-132 a counter that would lie in water, foot too, goes to the nearest hex that can hold it; a tie is its owner’s choice', () => {
    const ties = new Set<boolean>();
    for (const hex of wet) {
      const match = switched([OWN], [`s05 ${hex}`, 'done']);
      const { ground, places } = mapOf(match);
      const { area } = ground;
      const from = hexOf(area, places.get(hex) ?? -1);
      const dry = area.hexes.filter(
        (_hex, place) => terrainAt(ground, hexId(place)) !== 'water' || ground.roads[place] !== 0,
      );
      const least = Math.min(...dry.map((each) => distance(from, each)));
      const nearest = dry.filter((each) => distance(from, each) === least);
      const isTied = nearest.length > 1;
      ties.add(isTied);
      expect(asked(match)).toBe(isTied ? 'shift soviet' : 'playCard german');
      const choices = isTied ? match.offers() : [];
      expect(choices).toHaveLength(isTied ? nearest.length : 0);
      expect(isTied ? refusals(match, hex) : ['R-132 notNearest']).toEqual(['R-132 notNearest']);
      sayAll(match, choices.slice(0, 1));
      const { at } = unitIn(match, 's05');
      expect(nearest).toContain(hexOf(area, at));
      expect(match.events()).toContainEqual(expect.objectContaining({ key: 'counterShifted', at }));
    }
    expect(ties.has(true)).toBe(true);
  });

  test('G3.8.1 Control Markers and defenses go too, and the option that placed a marker knows where it is', () => {
    const [hex = ''] = wet;
    const steps: EffectStepSource[] = [
      { kind: 'controlMarker' },
      { kind: 'fortify', what: 'wire' },
      { kind: 'victory', rule: { kind: 'control', vp: 2, markers: 'placed', when: 'gameEnd' } },
    ];
    const match = switched(steps, [`marker ${hex}`, `wire ${hex}`]);
    while (asked(match).startsWith('shift')) match.say(match.offers()[0] ?? '');
    const [control] = match.state.controls;
    const old = hexNo(match, hex);
    expect(control?.at).not.toBe(old);
    expect(match.state.markers[0]?.at).not.toBe(old);
    expect(draftIn(match).plays.find(({ markers }) => markers.length > 0)?.markers).toEqual([control?.at]);
    expect(match.state.terms.victory).toContainEqual({
      kind: 'control',
      side: 'soviet',
      vp: 2,
      at: control?.at,
      when: 'gameEnd',
    });
  });

  test('G3.8.1 R-132 whoever does not know of a hidden mine is asked all the same where an open counter goes', () => {
    const dry = mapOf(cardsWith({})).names.find((name) => wet.every((each) => hexesApart(name, each) > 4)) ?? '';
    let ties = 0;
    for (const hex of wet) {
      const match = cardsWith({
        soviet: [SQUADS, [{ kind: 'fortify', what: 'wire' }], [SWITCH]],
        german: [[{ kind: 'fortify', what: 'mine', hidden: true }]],
      });
      sayAll(match, ['soviet-01 bottom', 'german-01 top', `mine ${dry}`, 'soviet-02 top', `wire ${hex}`]);
      sayAll(match, ['german-02 top', 'soviet-03 top', 'switch b1 b6']);
      if (asked(match) === 'shift soviet') {
        ties += 1;
        match.say(match.offers()[0] ?? '');
      }
      expect(match.state.markers.map(({ kind }) => kind)).toEqual(['mine', 'wire']);
      expect(match.state.markers[1]?.at).not.toBe(hexNo(match, hex));
    }
    expect(ties).toBeGreaterThan(0);
  });

  test('G3.8.1 the switching player’s own counters find their hexes last', () => {
    const [one = '', ...others] = wet;
    const far = others.find((name) => hexesApart(name, one) > 3) ?? '';
    const match = cardsWith({
      soviet: [SQUADS, [OWN], [SWITCH]],
      german: [{ top: [OWN], units: ['g01'] }, [OWN]],
    });
    sayAll(match, ['soviet-01 bottom', 'german-01 bottom', 'soviet-02 top', `s05 ${one}`, 'done', 'german-02 top']);
    sayAll(match, [`g01 ${far}`, 'soviet-03 top', 'switch b1 b6']);
    const shifted: string[] = [];
    const note = (): void => {
      for (const event of match.events())
        if (event.key === 'counterShifted') shifted.push(event.unit < 60 ? 'german' : 'soviet');
    };
    note();
    while (asked(match).startsWith('shift')) {
      match.say(match.offers()[0] ?? '');
      note();
    }
    expect(shifted).toEqual(['german', 'soviet']);
  });

  test('G3.8.1 a hidden unit, too, is not kept from the nearest hex by an enemy that has to move himself', () => {
    const hidden: EffectStepSource = { ...OWN, hidden: true };
    const [hex = ''] = wet;
    for (const near of wet.filter((name) => name !== hex && hexesApart(name, hex) <= 3)) {
      const match = cardsWith({
        soviet: [SQUADS, [hidden], [SWITCH]],
        german: [{ top: [OWN], units: ['g01'] }, [OWN]],
      });
      sayAll(match, ['soviet-01 bottom', 'german-01 bottom', 'soviet-02 top', `s05 ${hex}`, 'done', 'german-02 top']);
      sayAll(match, [`g01 ${near}`, 'soviet-03 top', 'switch b1 b6']);
      const { ground, places } = mapOf(match);
      const { area } = ground;
      const from = hexOf(area, places.get(hex) ?? -1);
      const dry = area.hexes.filter(
        (_hex, place) => terrainAt(ground, hexId(place)) !== 'water' || ground.roads[place] !== 0,
      );
      const least = Math.min(...dry.map((each) => distance(from, each)));
      expect(distance(from, hexOf(area, unitIn(match, 's05').at))).toBe(least);
    }
  });

  test('G3.8.1 G3.7c a defense that is nobody’s goes to the nearest hex, whoever is near it', () => {
    const lines: EffectStepSource[] = [OWN, { kind: 'fortify', what: 'wire' }];
    const isDry = ({ ground }: BattleMap, hex: HexId): boolean =>
      terrainAt(ground, hex) !== 'water' || ground.roads[hex] !== 0;
    const [before, after] = [mapOf(cardsWith({})), mapOf(cardsWith({ opening: ['soviet', 'b6', 'b6-top'] }))];
    const { area } = after.ground;
    const dry = [...after.names.keys()].filter((hex) => isDry(after, hexId(hex)));
    for (const hex of wet) {
      const from = hexOf(area, after.places.get(hex) ?? -1);
      const away = (other: number): number => distance(from, hexOf(area, other));
      const least = Math.min(...dry.map(away));
      const near = dry.filter((other) => away(other) === least && isDry(before, hexId(other)));
      const [one, other] = [near[0], near.at(-1)].map((each) => after.names[each ?? -1]);
      const match = switched(lines, [`s05 ${one}`, `s06 ${other}`, `wire ${hex}`]);
      while (asked(match).startsWith('shift')) match.say(match.offers()[0] ?? '');
      expect(away(match.state.markers[0]?.at ?? -1)).toBe(least);
    }
  });

  test('G3.8.1 GT-24 a gun whose bunker is gone is not in the trench that it comes to', () => {
    const gun = { ...SQUADS, units: ['s28'] };
    const forts: EffectStepSource[] = [OWN, { kind: 'fortify', what: 'bunker' }, { kind: 'fortify', what: 'trench' }];
    const [hex = ''] = wet;
    const moved = switched([OWN], [`s05 ${hex}`, 'done']);
    const near = asked(moved).startsWith('shift') ? (moved.offers()[0] ?? '') : whereabouts(moved, 's05').join();
    const match = cardsWith({ soviet: [gun, forts, [SWITCH]] });
    sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top', `s28 ${hex}`]);
    sayAll(match, [`bunker ${hex} N inside:s28`, `trench ${near}`, 'german-02 top', 'soviet-03 top', 'switch b1 b6']);
    while (asked(match).startsWith('shift')) {
      const offers = match.offers();
      match.say(offers.includes(near) ? near : (offers[0] ?? ''));
    }
    expect(whereabouts(match, 's28')).toEqual([`s28 ${near}`]);
    expect(unitIn(match, 's28').inside).toBe(false);
  });

  function hexesApart(a: string, b: string): number {
    return Math.abs(Number(a.slice(1)) - Number(b.slice(1))) + Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  }
});
