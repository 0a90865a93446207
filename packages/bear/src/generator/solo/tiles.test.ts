import { expect, test } from 'vitest';
import { MISSION_SHEETS } from '../../content/mission-sheets.ts';
import { type AiTile, aiTileSchema, type AiTileSource, missionSheetSchema } from '../../model/pack/solo-mission.ts';
import { makePlay, type DraftPlay } from '../../model/draft/draft.ts';
import { pack } from '../../testing/match.ts';
import { majorityOf, placeTiles, postureByDie, pullTiles } from './tiles.ts';
import { cardId, type PlayerId, playerId } from '../../model/ids.ts';

const GERMAN = playerId(0);
const SOVIET = playerId(1);

const [defense, offense] = MISSION_SHEETS.map((sheet) => missionSheetSchema.parse(sheet));
if (defense === undefined || offense === undefined) throw new Error('a sheet is missing');

type Short = Pick<AiTileSource, 'number' | 'kind'> & {
  readonly posture?: AiTile['posture'];
  readonly side?: AiTile['side'];
};

function tileFrom({ number, kind, posture = 'offense', side = 'soviet' }: Short): AiTile {
  const common = { number, side, posture };
  return aiTileSchema.parse(
    kind === 'track'
      ? { ...common, kind, name: `Tile ${number}`, events: [{ kind: 'swiftAction' }] }
      : { ...common, kind, order: { action: 'rally', many: number } },
  );
}

/** A pack with these tiles, numbered as listed. */
function withTiles(...tiles: readonly Short[]): typeof pack {
  return { ...pack, aiTiles: tiles.map(tileFrom) };
}

function play(player: PlayerId, number: number, half: DraftPlay['half'], deck: DraftPlay['deck'] = 'card'): DraftPlay {
  const side = player === GERMAN ? 'german' : 'soviet';
  const card = cardId(pack.generatorCards.findIndex((each) => each.side === side && each.number === number));
  return makePlay({ player, deck, card: deck === 'card' ? card : cardId(number), half });
}

const SOME = withTiles(
  { number: 4, kind: 'counteraction' },
  { number: 1, kind: 'track', posture: 'defense' },
  { number: 1, kind: 'missionOrder', side: 'german' },
  { number: 2, kind: 'missionOrder' },
);

test('G5.3b G5.3c tiles of the AI’s cards played for their tops are pulled on its own side, lowest number first', () => {
  const plays = [play(SOVIET, 4, 'top'), play(GERMAN, 1, 'top'), play(SOVIET, 2, 'bottom'), play(SOVIET, 1, 'top')];
  expect(pullTiles(SOME, plays, SOVIET)).toEqual([1, 0]);
  expect(pullTiles(SOME, plays, GERMAN)).toEqual([2]);
});

test('G5.3c a Condition Card has no tile', () => {
  expect(pullTiles(SOME, [play(SOVIET, 0, 'top', 'condition'), play(SOVIET, 2, 'bottom')], SOVIET)).toEqual([]);
});

test('G5.3.1 the majority of shields and bursts chooses the sheet', () => {
  const mixed = withTiles(
    { number: 1, kind: 'track', posture: 'defense' },
    { number: 2, kind: 'track', posture: 'defense' },
    { number: 3, kind: 'track', posture: 'offense' },
  );
  expect(majorityOf(mixed, [0, 1, 2])).toBe('defense');
  expect(majorityOf(mixed, [2])).toBe('offense');
});

test('R-137 a tie and no tile at all are left to a die: 1-3 Defense, 4-6 Offense', () => {
  expect(majorityOf(SOME, [0, 1])).toBeNull();
  expect(majorityOf(SOME, [])).toBeNull();
  expect([1, 2, 3, 4, 5, 6].map(postureByDie).join(' ')).toBe('defense defense defense offense offense offense');
});

test('G5.3.1b G5.3.2 G5.3.3 one tile of a kind lies on space 1, and the sheet’s own order on 3 is tried after it', () => {
  const { counteractions, missionOrders } = placeTiles(SOME, [0, 3], offense);
  expect(counteractions.tiles).toEqual([0, -1]);
  expect(counteractions.orders).toEqual([
    SOME.aiTiles[0]?.kind === 'counteraction' && SOME.aiTiles[0].order,
    offense.counteraction,
  ]);
  expect(missionOrders.tiles).toEqual([3, -1]);
  expect(missionOrders.orders[1]).toBe(offense.missionOrder);
});

test('G5.3.2 without a tile only the default of the sheet is left', () => {
  const { counteractions, missionOrders, track } = placeTiles(SOME, [], defense);
  expect([counteractions.orders, missionOrders.orders]).toEqual([[defense.counteraction], [defense.missionOrder]]);
  expect(track).toEqual([]);
});

test.each(['counteraction', 'missionOrder'] as const)(
  'R-138 GT-15a the third of four %s tiles covers the default, and the fourth is tried after it',
  (kind) => {
    const four = withTiles(...[2, 5, 7, 9].map((number) => ({ number, kind })));
    const laid = placeTiles(four, [0, 1, 2, 3], offense);
    const { orders, tiles } = kind === 'counteraction' ? laid.counteractions : laid.missionOrders;
    expect(tiles).toEqual([0, 1, 2, 3]);
    expect(orders.map(({ many }) => many)).toEqual([2, 5, 7, 9]);
    expect(
      placeTiles(four, [0, 1, 2], offense)[kind === 'counteraction' ? 'counteractions' : 'missionOrders'].tiles,
    ).toEqual([0, 1, 2]);
  },
);

test('G5.5a GT-15 the two paths of Mission Track tiles', () => {
  const two = withTiles({ number: 1, kind: 'track' }, { number: 8, kind: 'track' });
  expect(placeTiles(two, [0, 1], offense).track).toEqual([
    { tile: 0, path: [2, 5, 9, 14, 17] },
    { tile: 1, path: [4, 7, 11, 15, 19] },
  ]);
});

test('R-139 GT-15a each further tile of the track takes the lowest free space, and leaps along its number', () => {
  const three = withTiles(
    { number: 1, kind: 'track' },
    { number: 8, kind: 'track' },
    { number: 20, kind: 'track' },
    { number: 21, kind: 'track' },
  );
  const [, , third, fourth] = placeTiles(three, [0, 1, 2, 3], offense).track;
  expect(third).toEqual({ tile: 2, path: [5, 9, 14, 17] });
  expect(fourth).toEqual({ tile: 3, path: [7, 11, 15, 19] });
});

test('R-139 an eleventh tile of the track finds no space', () => {
  const numbers = Array.from({ length: 11 }, (_, index) => index + 1);
  const many = withTiles(...numbers.map((number) => ({ number, kind: 'track' as const })));
  const { track } = placeTiles(many, [...many.aiTiles.keys()], defense);
  expect(track.map(({ path }) => path[0])).toEqual([2, 4, 5, 7, 9, 11, 14, 15, 17, 19]);
});
