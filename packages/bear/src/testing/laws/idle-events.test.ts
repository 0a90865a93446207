import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { BearEvent } from '../../model/battle/event.ts';
import { complaintOf } from './sabotage.ts';
import { cardId, hexId, playerId, unitId } from '../../model/ids.ts';

// An event is reported that did not happen, and a law contradicts.

interface Idle {
  readonly event: BearEvent;
  readonly said: RegExp;
}

const IDLE: readonly Idle[] = [
  {
    event: { rule: 'B7.4', key: 'destroyed', unit: unitId(0), at: hexId(3) },
    said: /g01 is lost from .* by the book it is unused/,
  },
  {
    event: { rule: 'B7.2', key: 'killed', unit: unitId(2), roll: 12, needed: 6, kill: 10 },
    said: /g03 was hit, and nothing came of it/,
  },
  {
    event: { rule: 'B5.0', key: 'moved', unit: unitId(2), from: hexId(1), at: hexId(2), facing: 0 },
    said: /g03 moves .* by the book it is/,
  },
  {
    event: { rule: 'B19.2a', key: 'scored', side: 'german', player: playerId(0), vp: 1, why: 'control' },
    said: /german scores 1 VP \(B19.2a\) for nothing/,
  },
  { event: { rule: 'B7.4.1', key: 'capLost', player: playerId(0), caps: 2 }, said: /player 0 need not lose a CAP/ },
  {
    event: { rule: 'B7.4.2', key: 'capsReset', player: playerId(0), caps: 9 },
    said: /player 0 is reset to: 9, but 6 by the book/,
  },
  { event: { rule: 'B3.0', key: 'apLost', player: playerId(0), ap: 2 }, said: /player 0 need not lose AP/ },
  {
    event: { rule: 'B8.0', key: 'played', player: playerId(0), card: cardId(99) },
    said: /player 0 plays card 99, which is not in his/,
  },
  {
    event: { rule: 'B19.3', key: 'controlTaken', at: hexId(1), side: 'german', player: playerId(0) },
    said: /takes a Control Marker .* there is none/,
  },
  { event: { rule: 'B2.0', key: 'smokeThinned' }, said: /smoke is thinned before round 1, where it is not due/ },
  { event: { rule: 'B7.6', key: 'rallied', unit: unitId(2), roll: 9, needed: 7 }, said: /g03 is rallied, but not hit/ },
  {
    event: { rule: 'B7.5', key: 'marked', unit: unitId(2), marker: 99 },
    said: /g03 gets a hit marker that is not in its pile/,
  },
  {
    event: { rule: 'B18.3.1', key: 'wireCrushed', unit: unitId(2), at: hexId(0) },
    said: /wire in .* goes, but is not there by the/,
  },
  {
    event: { rule: 'B14.5', key: 'pulledOut', unit: unitId(2), at: hexId(0) },
    said: /g03 is pulled out, but was not stuck by the/,
  },
  { event: { rule: 'B5.0.3', key: 'exposed', unit: unitId(2) }, said: /g03 is exposed, which nobody is here/ },
  {
    event: { rule: 'B5.3', key: 'turned', unit: unitId(2), facing: 5 },
    said: /the facing of g03: \d, but 5 by the book/,
  },
  {
    event: { rule: 'B7.5', key: 'markerShown', unit: unitId(2), marker: 3 },
    said: /marker of g03 that is turned up: 3, but -1/,
  },
  {
    event: { rule: 'B7.2', key: 'missed', unit: unitId(2), roll: 4, needed: 6, kill: 10 },
    said: /but nothing was rolled for it/,
  },
  {
    event: { rule: 'S2.2', key: 'aiDrew', card: cardId(99) },
    said: /Order Card 99 is drawn, but is not in the deck by the/,
  },
  { event: { rule: 'B2.0', key: 'roundBegan', round: 2 }, said: /round 2 begins, but the last one has not ended/ },
];

test.each(nonEmpty(IDLE))('a law contradicts $event.key that is told and did not happen', ({ event, said }) => {
  const complaint = complaintOf((_state, io) => {
    io.emit(event);
    return true;
  });
  expect(complaint).toMatch(said);
});
