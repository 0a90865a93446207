import { FACINGS } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type OpenSentence, makeOpenSentence } from '../match/open-sentence.ts';
import { settled } from '../saying/saying.ts';
import { sayingAfter } from '../testing/field.ts';
import { seenBy, stateOf } from '../testing/matches.ts';
import { facingPart } from '../saying/clickables.ts';
import { membersPart } from './sentence-parts.ts';

const POSITION = {
  game: 'bear',
  map: { bare: { radius: 5 } },
  turn: 'german',
  units: [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 'g04', at: '0,1', facing: 'SE' },
    { unit: 's03', at: '4,0', facing: 'NW' },
  ],
};

function askedAfter(words: Sentence): OpenSentence {
  return makeOpenSentence(sayingAfter(seenBy(stateOf({ position: POSITION })), words));
}

test('a move has the usual facing at once, and it can still be changed', () => {
  const said = settled(askedAfter(['g03', 'move', '1,0']).saying).words;
  expect(said).toHaveLength(4);
  const part = facingPart(askedAfter(said));
  expect(part?.entries).toHaveLength(6);
  expect(part?.chosen === undefined || part.chosen === null ? '' : FACINGS[part.chosen]).toBe(said[3]);
});

test('supporters are ticked and taken out again, and the payment stays', () => {
  const [helper] = membersPart(askedAfter(['g03', 'fire', '4,0']));
  expect(helper).toMatchObject({ isIn: false, words: ['g03', 'fire', '4,0', '+g04'] });
  const [inside] = membersPart(askedAfter(['g03', 'fire', '4,0', '+g04', 'caps:0']));
  expect(inside).toMatchObject({ isIn: true, words: ['g03', 'fire', '4,0', 'caps:0'] });
});
