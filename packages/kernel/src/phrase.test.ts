import { expect, test } from 'vitest';
import { choiceKind, listedSlot } from './slot.ts';
import { phrase } from './phrase.ts';
import type { Realm } from './realm.ts';

const WORDS = ['x', 'y'] as const;
const any = listedSlot(choiceKind('any', WORDS), () => WORDS, { rule: 'r', key: 'no' });

test('a phrase is written in the order in which it is said', () => {
  const said = phrase<Realm, object>().slot('who', any).word('go').list('path', any).maybe('card', any);
  expect(said.nodes.map((node) => (node.is === 'word' ? node.word : node.key))).toEqual(['who', 'go', 'path', 'card']);
});

test('writing on leaves the shorter phrase as it was, so that two can begin alike', () => {
  const begun = phrase<Realm, object>().slot('who', any);
  const [go, stay] = [begun.word('go'), begun.word('stay')];
  expect(begun.nodes).toHaveLength(1);
  expect([go.nodes[1], stay.nodes[1]]).toMatchObject([{ word: 'go' }, { word: 'stay' }]);
});

test('a list is for any number of items unless its range is given', () => {
  const said = phrase<Realm, object>().list('a', any).list('b', any, { least: 1, most: 2 }).maybe('c', any);
  expect(said.nodes).toMatchObject([
    { least: 0, most: Infinity },
    { least: 1, most: 2 },
    { least: 0, most: 1 },
  ]);
});

test('an item that may begin with nothing is refused: it could be said with no words, without end', () => {
  const complaint = "an item of 'items' must begin with a word";
  const start = phrase<Realm, object>();
  expect(() => start.records('items', (item) => item.list('inner', any).word('end'))).toThrow(complaint);
  expect(() => start.records('items', (item) => item.maybe('inner', any).word('end'))).toThrow(complaint);
  expect(() => start.records('items', (item) => item.slotIf('inner', () => false, any).word('end'))).toThrow(complaint);
  expect(() => start.records('items', (item) => item)).toThrow(complaint);
});
