import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { generatedMatch, type GeneratedOpening } from '../../testing/generated-match.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { told } from '../../testing/told.ts';

// G6.0, R-147: counters and strikes go where they help the AI most.

const ONE = { advance: { by: 1, when: 'always' } } as const;
const BOARDS = {
  map: {
    boards: [
      { board: 'b1', at: [0, 0] },
      { board: 'b3', at: [1, 0] },
    ],
  },
} as const;

function onTile(event: object, units: string, { cards = [], ...opening }: GeneratedOpening = {}): BearMatch {
  return generatedMatch(units, {
    cards: [ONE, ...cards],
    tiles: [{ path: [2, 5], events: [event] }],
    ...opening,
  }).say('proceed');
}

const RUMOR = { kind: 'rumorAtCardHex', count: 1 };

test('GT-16 R-147 with boards 1 and 3 a Rumored Enemy stands on one of the two D14: closest to an objective', () => {
  const at = (marker: string, units = 'g03 1-L02 S; s03 1-A02 N'): string[] =>
    told(
      onTile(RUMOR, units, { ...BOARDS, cards: [{ hex: 'D14' }], controls: [{ at: marker, side: 'german' }] }),
      'cardHexDrawn',
      'rumorPlaced',
    );
  expect(at('1-E13')).toEqual(['cardHexDrawn 1-D14', 'cardHexDrawn 3-D14', 'rumorPlaced sr1 1-D14']);
  expect(at('3-E13').at(-1)).toBe('rumorPlaced sr1 3-D14');
});

test('G6.0 R-147 out of the player’s fire zones before all else', () => {
  const match = onTile(RUMOR, 'g03 1-D17 NW; s03 3-L18 N', {
    ...BOARDS,
    cards: [{ hex: 'D14' }],
    controls: [{ at: '1-E13', side: 'german' }],
  });
  expect(told(match, 'rumorPlaced')).toEqual(['rumorPlaced sr1 3-D14']);
});

/** Two units of the player with an AI among them on board 3, one unit alone on board 1; the other two hexes are empty. */
function struck(ai: 'german' | 'soviet', rolls: number): string[] {
  const [own, foe] = ai === 'soviet' ? ['s', 'g'] : ['g', 's'];
  const units = `${foe}03 3-C15 N; ${foe}04 3-C16 N; ${own}04 3-B15 N; ${foe}05 1-L05 N; ${own}05 1-A02 N`;
  const match = onTile({ kind: 'barrage' }, units, {
    ...BOARDS,
    ai,
    cards: [{ hex: 'C15' }, { hex: 'L05' }],
    dice: Array.from({ length: 2 * rolls }, () => 1),
  });
  expect(told(match, 'cardHexDrawn')).toEqual(['1-C15', '3-C15', '1-L05', '3-L05'].map((hex) => `cardHexDrawn ${hex}`));
  return match.events().flatMap((event) => (event.key === 'missed' ? [pack.counters[event.unit]?.word ?? ''] : []));
}

test('G6.2c Soviet guns: of the hexes on both boards the one with the most units, then the fewest AI', () => {
  expect(struck('soviet', 3).sort()).toEqual(['g03', 'g04', 's04']);
});

test('G6.2b German guns: the fewest AI first, then the most units', () => {
  expect(struck('german', 1)).toEqual(['s05']);
});

const COUNTERS = pack.defenseCounters.map(({ faces }) => faces.join('/'));
const counter = (faces: string): number => COUNTERS.indexOf(faces);

function drawn(faces: string, units: string, opening: GeneratedOpening = {}): string[] {
  const match = onTile({ kind: 'drawDefense', count: 1 }, units, {
    defense: [counter(faces)],
    ...opening,
  });
  return told(match, 'fortRaised', 'wentInside', 'dugIn', 'smokeLaid');
}

test('G3.7.3b G6.0 a fortification is for an AI, who goes into it: of several the one closest to an objective', () => {
  const units = 'g03 0,9 N; s03 9,0 NW; s04 -9,0 NW; s27 8,-8 NW';
  const near = { controls: [{ at: '-5,0', side: 'german' }] } as const;
  expect(drawn('trench/roadBlock', units, near)).toEqual([
    'fortRaised trench -9,0 N',
    expect.stringMatching(/^wentInside s04 -9,0 /),
  ]);
  expect(drawn('hasty/wire', units, near)).toEqual(['dugIn s04']);
  expect(drawn('bunker/mine', units, near)).toEqual([
    expect.stringMatching(/^fortRaised bunker -9,0 /),
    expect.stringMatching(/^wentInside s04 -9,0 /),
  ]);
});

test('G3.7.3b with nobody whom it takes, the other face lies beside an AI', () => {
  const [placed = ''] = drawn('trench/roadBlock', 'g03 0,9 N; s41 0,0 NW', { ties: [1] });
  expect(placed).toMatch(/^fortRaised roadBlock (1,0|0,1|-1,1|-1,0|0,-1|1,-1) N$/);
});

test('G3.7.3b not next to a unit, nor where a counter is already; then nothing comes of it', () => {
  expect(drawn('hasty/wire', 'g03 0,0 N; s03 1,0 NW', { ties: [1] })).toEqual([
    expect.stringMatching(/^fortRaised wire (2,0|2,-1|1,1) N$/),
  ]);
  expect(drawn('hasty/mine', 'g03 9,0 N; s03 0,0 NW hasty', { ties: [1] })).toEqual([
    expect.stringMatching(/^fortRaised mine /),
  ]);
  expect(drawn('hasty/mine', 'g03 9,0 N; sr1 0,0 NW')).toEqual([]);
});

test('G4.0a with an empty cup nothing happens; each counter is drawn once', () => {
  const match = onTile({ kind: 'drawDefense', count: 3 }, 'g03 0,9 N; s03 9,0 NW', {
    defense: [counter('hasty/wire')],
  });
  expect(told(match, 'dugIn', 'fortRaised')).toEqual(['dugIn s03']);
  expect(match.state.draft?.cup.inside).toEqual([]);
  expect(match.state.units[unit('s03')]).toMatchObject({ hasty: true });
});

test('S7.2 smoke in the hex of an Order Card', () => {
  const match = onTile({ kind: 'smokeAtCardHex', count: 1 }, 'g03 1-L02 S; s03 1-A02 N', {
    ...BOARDS,
    cards: [{ hex: 'D14' }],
    controls: [{ at: '3-E13', side: 'german' }],
  });
  expect(told(match, 'cardHexDrawn')).toHaveLength(2);
  expect(match.events().some(({ key }) => key === 'smokeLaid')).toBe(true);
});
