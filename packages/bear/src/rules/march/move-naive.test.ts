import { FACINGS } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { type BearMatch, game, matchWith } from '../../testing/match.ts';

// All moves and turns of small positions, enumerated by the game and by hand, rule by rule. The hand version knows
// Rifles, machine guns and trucks on open ground, heavy woods and roads.

interface Piece {
  readonly word: string;
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  readonly cost: number;
  readonly wheels: boolean;
  readonly bonus: number;
  readonly held: boolean;
}

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

interface Land {
  readonly radius: number;
  readonly woods: readonly string[];
  /** Pairs of hexes that a road joins. */
  readonly roads: readonly string[];
}

/** How a piece can end, as words, and the cost. */
interface Ending {
  readonly words: string;
  readonly cost: number;
}

function inside({ radius }: Land, q: number, r: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
}

function isRoad({ roads }: Land, a: string, b: string): boolean {
  return roads.includes(`${a} ${b}`) || roads.includes(`${b} ${a}`);
}

function pathsOf(land: Land, piece: Piece): { readonly hexes: readonly string[]; readonly cost: number }[] {
  if (piece.held) return [];
  return STEPS.flatMap(([dq, dr], side) => {
    const [q, r] = [piece.q + dq, piece.r + dr];
    const to = `${q},${r}`;
    const onRoad = isRoad(land, `${piece.q},${piece.r}`, to);
    const isWood = land.woods.includes(to) && !onRoad;
    if (!inside(land, q, r) || (isWood && piece.wheels)) return [];
    const isBack = ![-1, 0, 1].some((turn) => (piece.facing + turn + 6) % 6 === side);
    const cost = piece.cost + Number(isWood) + Number(isBack);
    const first = { hexes: [to], cost };
    return onRoad && !isBack ? [first, ...onwards(land, piece.bonus, first)] : [first];
  });
}

function onwards(
  land: Land,
  left: number,
  so: { readonly hexes: readonly string[]; readonly cost: number },
): { readonly hexes: readonly string[]; readonly cost: number }[] {
  if (left === 0) return [];
  const here = so.hexes.at(-1) ?? '';
  const [hq = 0, hr = 0] = here.split(',').map(Number);
  return STEPS.flatMap(([dq, dr]) => {
    const to = `${hq + dq},${hr + dr}`;
    if (!inside(land, hq + dq, hr + dr) || !isRoad(land, here, to)) return [];
    const next = { hexes: [...so.hexes, to], cost: so.cost };
    return [next, ...onwards(land, left - 1, next)];
  });
}

function movesOf(land: Land, piece: Piece): Ending[] {
  return pathsOf(land, piece).flatMap(({ hexes, cost }) =>
    FACINGS.map((facing) => ({ words: `${hexes.join(' ')} ${facing}`, cost })),
  );
}

function turnsOf(piece: Piece): Ending[] {
  return piece.held ? [] : FACINGS.map((facing) => ({ words: facing, cost: 1 }));
}

function isNear(a: Piece, b: Piece): boolean {
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) <= 1;
}

/** Every order in which others can join, each next to a unit already in, with every way it can end. */
function withOthers(
  so: Ending,
  group: readonly Piece[],
  others: readonly Piece[],
  endings: (piece: Piece) => readonly Ending[],
): Ending[] {
  const joined = others
    .filter((other) => group.some((each) => isNear(each, other)))
    .flatMap((other) =>
      endings(other).flatMap(({ words, cost }) =>
        withOthers(
          { words: `${so.words} +${other.word} ${words}`, cost: Math.max(so.cost, cost) },
          [...group, other],
          others.filter((each) => each !== other),
          endings,
        ),
      ),
    );
  return [so, ...joined];
}

function byHand(land: Land, pieces: readonly Piece[], caps: number): string[] {
  const said = pieces.flatMap((leader) => {
    const others = pieces.filter((each) => each !== leader);
    const leads = (verb: string, own: readonly Ending[], endings: (piece: Piece) => readonly Ending[]): Ending[] =>
      own.flatMap(({ words, cost }) =>
        withOthers({ words: `${leader.word} ${verb} ${words}`, cost }, [leader], others, endings),
      );
    return [
      ...leads('move', movesOf(land, leader), (piece) => [
        { words: 'stay', cost: 0 },
        ...movesOf(land, piece),
        ...turnsOf(piece),
      ]),
      ...leads('pivot', turnsOf(leader), turnsOf),
    ];
  });
  return said.flatMap(({ words, cost }) => [
    ...Array.from({ length: Math.min(caps, cost - 1) + 1 }, (_each, part) => `${words} caps:${part}`),
    ...(caps >= cost ? [`${words} command`] : []),
  ]);
}

function byGame(match: BearMatch, pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ word }) =>
    ['move', 'pivot']
      .filter((verb) => match.judge(`${word} ${verb}`).granted)
      .flatMap((verb) => [...game.everySentence(match.view, [word, verb])].map((sentence) => sentence.join(' '))),
  );
}

const RIFLE = { cost: 1, wheels: false, bonus: 0, held: false };

test('B9.1.1 B5.3 two units on rough ground: the game offers exactly the moves and turns that a hand finds', () => {
  const match = matchWith('g03 0,0 SE; g19 1,0 N', { radius: 1, ground: { '0,1': 'heavyWoods' } });
  const land = { radius: 1, woods: ['0,1'], roads: [] };
  const pieces = [
    { ...RIFLE, word: 'g03', q: 0, r: 0, facing: 2 },
    { ...RIFLE, word: 'g19', q: 1, r: 0, facing: 0, cost: 2 },
  ];
  expect(byGame(match, pieces).toSorted()).toEqual(byHand(land, pieces, 0).toSorted());
});

test('B14.1 a truck with two wheel symbols and a pinned Rifle: no move and no turn is left out or too many', () => {
  const match = matchWith('g37 -1,0 SE; g03 -1,1 N pinned', {
    radius: 2,
    ground: { '0,0': { roads: ['NW', 'SE'] }, '1,0': { roads: ['SE', 'S'] }, '0,1': 'heavyWoods' },
    caps: [1, 0],
  });
  const land = {
    radius: 2,
    woods: ['0,1'],
    roads: ['0,0 -1,0', '0,0 1,0', '1,0 2,0', '1,0 1,1'],
  };
  const pieces = [
    { ...RIFLE, word: 'g37', q: -1, r: 0, facing: 2, wheels: true, bonus: 2 },
    { ...RIFLE, word: 'g03', q: -1, r: 1, facing: 0, held: true },
  ];
  expect(byGame(match, pieces).toSorted()).toEqual(byHand(land, pieces, 1).toSorted());
});
