import { expect, test } from 'vitest';
import { bannerOf } from '../bear/events/banners.ts';
import { bannerOf as bannerOfLimanowa } from '../limanowa/events/tell.ts';
import { bannersOf } from '../match/banners.ts';
import { tellEvent } from '../bear/events/tell.ts';
import { seenBy, stateOf } from '../testing/matches.ts';
import { positionOn } from '../testing/field.ts';

const solo = seenBy(stateOf({ mission: 'whose-crossroads' }));
const length = solo.view.terms.solo?.length ?? 0;

test('S2.7a the last space of the Mission Track is announced from two spaces off, and a new round by its number', () => {
  const at = (space: number): string | undefined =>
    bannerOf(solo, { rule: 'S2.3.1', key: 'trackAdvanced', space })?.title;
  expect(length).toBeGreaterThan(4);
  expect([3, 2, 1, 0].map((left) => at(length - left))).toEqual([
    undefined,
    'Mission Track: 2 spaces to go',
    'Mission Track: 1 space to go',
    'Mission Track: last space',
  ]);
  expect(bannerOf(solo, { rule: 'B2.0', key: 'roundBegan', round: 2 })?.title).toBe('Round 2');
  expect(bannerOfLimanowa({ rule: 'LS3.2c', key: 'gameRoundBegan', round: 3 })?.title).toBe('Round 3');
});

test('B19.3 an objective that was taken is said before the round that begins with it', () => {
  const position = positionOn(solo);
  const flag = position.markers().find(({ kind, side }) => kind === 'flag' && side !== null);
  const round = tellEvent(solo, { rule: 'B2.0', key: 'roundBegan', round: 2 });
  const banners = bannersOf({ events: [round], position }, [{ kind: 'hoist', at: flag?.at ?? '' }]);
  expect(banners.map(({ title }) => title)).toEqual([`${flag?.at} taken`, 'Round 2']);
  expect(bannersOf({ events: [], position }, [{ kind: 'hoist', at: 'Z99' }])).toEqual([]);
});
