import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { tellEvent } from '../bear/events/tell.ts';
import { engine } from '../limanowa/engine/engine.ts';
import { tellEvent as tellLimanowa } from '../limanowa/events/tell.ts';
import { positionIn } from '../limanowa/table/position.ts';
import { positionOn } from '../testing/field.ts';
import { NEU_SANDEZ, rehearse, seenOf } from '../testing/limanowa.ts';
import { seenBy, stateOf } from '../testing/matches.ts';
import { bannersOf } from './banners.ts';

const SOLO: Seating = { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };

test('B19.3 an objective that was taken is said before the round that begins with it', () => {
  const seen = seenBy(stateOf({ mission: 'whose-crossroads' }));
  const position = positionOn(seen);
  const flag = position.markers().find(({ kind, side }) => kind === 'flag' && side !== null);
  const round = tellEvent(seen, { rule: 'B2.0', key: 'roundBegan', round: 2 });
  const seat = ['german', 'soviet'].find((each) => position.sideOf(each) === flag?.side?.id) ?? '';
  const after = { seat, asks: seat, position, events: [round] };
  const banners = bannersOf(after, after, [{ kind: 'hoist', at: flag?.at ?? '' }], SOLO);
  expect(banners.map(({ title }) => title)).toEqual([`${flag?.at} taken`, 'Round 2']);
  expect(bannersOf(after, { ...after, events: [] }, [{ kind: 'hoist', at: 'Z99' }], SOLO)).toEqual([]);
});

test('LS4.2a a town has the color of the side that takes it, and one that the AI takes is the enemy’s gain', () => {
  const { view } = seenOf(rehearse(NEU_SANDEZ));
  const position = positionIn(engine(), view);
  const taken = (seat: Seat): unknown => {
    const after = { seat, asks: seat, position, events: [] };
    return bannersOf(after, after, [{ kind: 'hoist', at: '0604' }], SOLO);
  };
  const text = 'Strategic Objective, held by Russia';
  expect(taken('p1')).toEqual([{ title: 'Enemy takes Nowy Sącz', text, side: 'russia' }]);
  expect(taken('ai')).toEqual([{ title: 'Nowy Sącz taken', text, side: 'russia' }]);
});

test('LS3.2c the change of player is announced with name and corps, also together with a new round', () => {
  const seen = seenOf(rehearse('steamroller'));
  const position = positionIn(engine(), seen.view);
  const seating = (second: string): Seating => ({ ...SOLO, p2: { kind: 'person', name: second } });
  const after = (seat: Seat) => ({ seat, asks: seat, position, events: [] });
  const [one, two] = [after('p1'), after('p2')];
  expect(bannersOf(one, two, [], seating('Player 2'))).toEqual([
    { title: 'Player 2', text: '15th Division', side: 'russia' },
  ]);
  expect(bannersOf(two, one, [], seating('Player 2'))).toMatchObject([{ title: 'Player 1', text: 'VIII Corps' }]);
  const round = tellLimanowa(seen, { rule: 'LS3.2c', key: 'gameRoundBegan', round: 2 });
  expect(bannersOf(two, { ...one, events: [round] }, [], seating('Player 2'))).toEqual([
    { title: 'Round 2', text: 'Player 1: VIII Corps' },
  ]);
  // One person with both corps has no change of player, and nobody is announced who is not asked.
  expect(bannersOf(one, two, [], seating('You'))).toEqual([]);
  expect(bannersOf(one, one, [], seating('Player 2'))).toEqual([]);
  expect(bannersOf(one, { ...two, asks: 'ai' }, [], seating('Player 2'))).toEqual([]);
});
