import { expect, test } from 'vitest';
import { deny } from '../../index.ts';
import { Rehearsal, Script } from '../rehearsal.ts';
import { outpost } from './index.ts';

test('who draws hears which card it is, everybody else that there was one', () => {
  const match = new Rehearsal(outpost, {}, { script: new Script({ deck: [1, 2, 3, 4, 11] }) }).say('draw');
  const drew = (card: number | null): unknown => ({ rule: 'draw', key: 'drew', seat: 'red', card });
  expect(match.events('red')).toEqual([drew(11)]);
  expect(match.events('blue')).toEqual([drew(null)]);
  expect(match.events('spectator')).toEqual([drew(null)]);
  expect(match.events('referee')).toEqual([drew(11), drew(null)]);
  expect(match.state.players[0]).toEqual({ seat: 'red', coins: 2, hand: [1, 2, 11] });
  expect(match.news).toBe(true);
});

test('the cards of the set-up are heard by their owners alone', () => {
  const match = new Rehearsal(outpost, {}, { script: new Script({ deck: [1, 2, 3, 4] }) });
  const cards = (audience: string): unknown[] => match.events(audience).map((event) => 'card' in event && event.card);
  expect(cards('red')).toEqual([1, 2, null, null]);
  expect(cards('blue')).toEqual([null, null, 3, 4]);
  expect(cards('spectator')).toEqual([null, null, null, null]);
});

test('drawing costs a coin and needs a card', () => {
  const match = new Rehearsal(outpost, {});
  Object.assign(match.state.players[0] ?? {}, { coins: 0 });
  expect(match.judge('draw')).toEqual(deny('draw', 'noCoins'));
  Object.assign(match.state.players[0] ?? {}, { coins: 1 });
  match.state.deck.discards.push(...match.state.deck.inside.splice(0));
  expect(match.judge('draw').granted).toBe(true);
  match.state.deck.discards.splice(0);
  expect(match.judge('draw')).toEqual(deny('draw', 'noCards'));
});

test('two passes in a row end the round: everybody is fresh again and has three coins', () => {
  const match = new Rehearsal(outpost, {}).say('u1 step b1 dug').say('draw').say('pass').say('pass');
  expect(match.events()).toEqual([
    { rule: 'turn', key: 'passed' },
    { rule: 'turn', key: 'roundEnded' },
  ]);
  expect(match.state.round).toBe(2);
  expect(match.state.squads.some(({ spent }) => spent)).toBe(false);
  expect(match.state.players.map(({ coins }) => coins)).toEqual([3, 3]);
  expect(match.state.squads[0]).toMatchObject({ at: 1, posture: 'dug' });
  expect(match.system.pending(match.state)?.seat).toBe('red');
});

test('an action between two passes keeps the round going', () => {
  const match = new Rehearsal(outpost, {}).say('pass').say('u4 step c1 ready').say('pass');
  expect(match.state.round).toBe(1);
  expect(match.system.pending(match.state)?.seat).toBe('blue');
});

test('after the last round the game is over, and the side with more squads has won', () => {
  const match = new Rehearsal(outpost, { rounds: 1 });
  Object.assign(match.state.squads[0] ?? {}, { at: -1 });
  match.say('pass').say('pass');
  expect(match.system.pending(match.state)).toBeUndefined();
  expect(match.events()).toEqual([{ rule: 'turn', key: 'passed' }]);
  expect(match.system.outcome(match.view)).toMatchObject({ winners: ['blue'], scores: { red: 2, blue: 3 } });
});

test('with as many squads nobody has won', () => {
  const match = new Rehearsal(outpost, { rounds: 1 }).say('pass').say('pass');
  expect(match.system.outcome(match.view)).toMatchObject({ winners: [], scores: { red: 3, blue: 3 } });
});
