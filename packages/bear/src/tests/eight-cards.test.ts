import { distance, hexesFromEdge, hexOf as hexOnArea } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { terrainAt } from '../board/ground.ts';
import { recordBoards } from '../generator/maps.ts';
import { mapOf, tableWith } from '../testing/draft-match.ts';
import { EIGHT_CARDS } from '../testing/eight-cards.ts';
import { type BearMatch, pack } from '../testing/match.ts';
import { unitIn } from '../testing/story.ts';
import { type HexId, NONE } from '../model/ids.ts';

// The rulebook's generation of eight cards, from the first roll to the last card.

/** After this many of the sentences. */
function after(count: number = EIGHT_CARDS.length): BearMatch {
  const match = tableWith();
  for (const sentence of EIGHT_CARDS.slice(0, count)) match.say(sentence);
  return match;
}

const start = (match: BearMatch): number[] => match.state.players.map((player) => player.start);
const hexOf = (match: BearMatch, word: string): string => mapOf(match).names[unitIn(match, word).at] ?? 'off';
const roundOf = (match: BearMatch, word: string): number | undefined =>
  match.state.terms.entries[unitIn(match, word).entry]?.round;

test('GT-02 G3.0b each of the eight plays is carried out at once, sentence by sentence', () => {
  const upTo = (last: string): BearMatch => after(EIGHT_CARDS.findIndex((each) => each === last) + 1);
  expect(start(upTo('soviet-03 bottom'))).toEqual([4, 4]);
  expect(['s05', 's06', 's18', 's21'].map((word) => unitIn(upTo('soviet-03 bottom'), word).fate)).toEqual(
    Array.from({ length: 4 }, () => 'waiting'),
  );
  expect(start(upTo('german-04 bottom'))).toEqual([5, 4]);
  expect(upTo('soviet-01 top').state.terms.players.map(({ cards }) => [cards.first, cards.later])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const marked = upTo('marker E09');
  expect(marked.state.controls.map(({ at, side }) => [mapOf(marked).names[at], side])).toEqual([['E09', 'soviet']]);
  const placed = upTo('done');
  expect(['s21', 's05', 's18', 's06'].map((word) => hexOf(placed, word))).toEqual(['D11', 'F11', 'G07', 'off']);
  const late = upTo('soviet-04 top');
  expect([start(late), roundOf(late, 's07'), roundOf(late, 's08')]).toEqual([[5, 5], 2, 2]);
  const veterans = upTo('g18 D13');
  expect([start(veterans), hexOf(veterans, 'g17'), hexOf(veterans, 'g18')]).toEqual([[6, 5], 'E13', 'D13']);
  expect(start(upTo('soviet-02 bottom'))).toEqual([6, 6]);
});

test('GT-02 G3.4 G4.0c the cards give the Soviet 6 CAPs and the German 7, and 2 more to the German for his 5 units against 9', () => {
  const match = after();
  expect(match.state.draft?.printedCaps).toEqual([3, 2]);
  expect(start(match)).toEqual([9, 6]);
  const given = [0, 1].map(
    (player) => match.state.draft?.plays.flatMap((play) => (play.player === player ? play.units : [])).length,
  );
  expect(given).toEqual([5, 9]);
});

test('GT-02 GT-29 R-187 all eight cards stand on the Record Boards, the Special Events too', () => {
  const { draft } = after().state;
  if (draft === null) throw new Error('no draft');
  const numbers = (plays: readonly { card: number }[]): (number | undefined)[] =>
    plays.map(({ card }) => pack.generatorCards[card]?.number);
  const boards = recordBoards(draft, pack).map(({ side, units, victory, special }) => [
    side,
    numbers(units),
    numbers(victory),
    numbers(special),
  ]);
  expect(boards).toContainEqual(['soviet', [3, 2], [], [1, 4]]);
  expect(boards).toContainEqual(['german', [4, 2], [3], [1]]);
});

test('GT-03 R-129 the distances of the example: E09 is 4 hexes from the top edge and 8 from the bottom one', () => {
  const map = mapOf(after());
  const at = (name: string): HexId => map.places.get(name) ?? NONE;
  const far = (a: string, b: string): number =>
    distance(hexOnArea(map.ground.area, at(a)), hexOnArea(map.ground.area, at(b)));
  const pairs = [
    'E09-D11',
    'E09-F11',
    'E09-G07',
    'E13-D11',
    'E13-F11',
    'D13-D11',
    'D13-F11',
    'E13-E09',
    'D13-E09',
    'E13-D13',
  ];
  expect(pairs.map((pair) => far(pair.slice(0, 3), pair.slice(4)))).toEqual([2, 2, 3, 2, 2, 2, 3, 4, 4, 1]);
  if (map.joined === null) throw new Error('no boards');
  expect(hexesFromEdge(map.joined, 'top')[at('E09')]).toBe(4);
  expect(hexesFromEdge(map.joined, 'bottom')[at('E09')]).toBe(8);
  expect(['D11', 'L04', 'L05', 'L06'].map((name) => terrainAt(map.ground, at(name)))).toEqual([
    'heavyWoods',
    'open',
    'open',
    'open',
  ]);
});

test('G3.7c G3.7d R-131 in the example every hex offered is 3 from the marker, and the refusals say why', () => {
  const match = after(EIGHT_CARDS.indexOf('marker E09') + 1);
  const refused = (text: string): string[] => {
    const verdict = match.judge(text);
    return verdict.granted ? [] : verdict.reasons.map(({ rule, key }) => `${rule} ${key}`);
  };
  expect(refused('s21 L10')).toEqual(['G3.7 farFromMarker']);
  expect(refused('g17 E10')).toEqual(['G3.7a notToPlace']);
  expect(match.offers()).toContain('done');
  expect(match.offers('s21')).toContain('D11');
  expect(match.system.pending(match.state)).toMatchObject({ key: 'placeUnits', seat: match.state.players[1]?.seat });
});
