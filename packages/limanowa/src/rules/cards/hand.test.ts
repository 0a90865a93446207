import { expect, test } from 'vitest';
import { heldOf, matchWith } from '../../testing/match.ts';
import { Recorder } from '@sandtable/kernel';
import type { LimanowaEvent } from '../../model/event.ts';
import type { Limanowa } from '../../model/state.ts';
import { drawCard } from './hand.ts';
import { corpsId } from '../../model/ids.ts';

function recorder(state: Limanowa['state']): Recorder<LimanowaEvent, Limanowa['note']> {
  return new Recorder(state.random);
}

test('LS2.3b when the deck is empty its discards are shuffled into it', () => {
  const match = matchWith(['austria: honved 0605', 'russia ai: guard 0604']);
  const { state } = match;
  const { deck, corps } = state;
  deck.discards.push(...deck.inside.splice(0));
  const io = recorder(state);
  drawCard(heldOf(match), corpsId(0), 'L6.3d', io);
  expect(io.told.map(({ event }) => event.key)).toEqual(['reshuffled', 'drew', 'drew']);
  expect([corps[0]?.hand.length, deck.inside.length, deck.discards.length]).toEqual([1, 15, 0]);
});

test('LS2.3b with neither deck nor discards nothing is drawn', () => {
  const match = matchWith(['austria: honved 0605', 'russia ai: guard 0604']);
  const { state } = match;
  state.deck.removed.push(...state.deck.inside.splice(0));
  const io = recorder(state);
  drawCard(heldOf(match), corpsId(0), 'L6.3d', io);
  expect(io.told).toEqual([]);
  expect(state.corps[0]?.hand).toEqual([]);
});

test('L6.3d, L5b nobody draws above the hand limit', () => {
  const hands = [['deceit', 'deceit', 'pursuit', 'pursuit', 'dressing']] as const;
  const match = matchWith(['austria: honved 0605', 'russia ai: guard 0604'], { hands });
  const io = recorder(match.state);
  drawCard(heldOf(match), corpsId(0), 'L6.3d', io);
  expect(io.told).toEqual([]);
  expect(match.state.corps[0]?.hand).toHaveLength(5);
});
