import { must, randomOf } from '@sandtable/kernel';
import { outpost, type Outpost } from '@sandtable/kernel/testing';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { TableNews } from './protocol.ts';
import { NewsReceiver, NewsSender, type SentNews } from './sent-news.ts';

const SEATS = { red: { kind: 'person', name: 'Anna' }, blue: { kind: 'person', name: 'Bert' } };

/** A match whose moments are told to one seat, and both ends of its wire. */
function table() {
  const match = must(createMatch(outpost, { options: { rounds: 4 }, seed: 'sfc32:wire', seats: SEATS }));
  const random = randomOf('sfc32:wire', 'words');
  const told = (seat = 'red'): TableNews<Outpost> => {
    const { audience, pending, outcome, ...moment } = match.now(seat);
    const asks = { asks: match.asks, pending: pending ?? null, outcome: outcome ?? null, speaker: null };
    return { kind: 'moment', moment: { ...moment, ...asks, seat: audience }, entries: [] };
  };
  const play = (): boolean => {
    const { asks } = match;
    return asks !== null && match.say(asks, match.seq, outpost.anySentence(match.now(asks).view, random)).granted;
  };
  const [sender, receiver] = [new NewsSender<Outpost>(), new NewsReceiver<Outpost>()];
  const post = (news: TableNews<Outpost>): SentNews<Outpost> => structuredClone(sender.sent(news));
  return { told, play, sender, receiver, post };
}

test('every moment of a match comes over the wire as it was told, the first view whole and the others by what changed', () => {
  const { told, play, receiver, post } = table();
  const sizes: number[] = [];
  do {
    const news = told();
    const sent = post(news);
    sizes.push(JSON.stringify('changes' in sent ? sent.changes : null).length);
    expect(JSON.parse(JSON.stringify(receiver.received(sent)))).toEqual(JSON.parse(JSON.stringify(news)));
  } while (play());
  const [first = 0, ...later] = sizes;
  expect(later.length).toBeGreaterThan(10);
  expect(Math.max(...later)).toBeLessThan(first);
});

test('what did not change is the same record on the page', () => {
  const { told, play, receiver, post } = table();
  const [before] = [receiver.received(post(told()))];
  play();
  const after = receiver.received(post(told()));
  if (before?.kind !== 'moment' || after?.kind !== 'moment') throw new Error('not received');
  const [was, is]: Record<string, unknown>[] = [{ ...before.moment.view }, { ...after.moment.view }];
  const kept = Object.keys(was ?? {}).filter((field) => typeof was?.[field] === 'object' && was[field] === is?.[field]);
  expect(kept.length).toBeGreaterThan(3);
});

test('when someone else sits down both ends begin anew, and what was on its way is left out', () => {
  const { told, play, sender, receiver, post } = table();
  receiver.received(post(told()));
  play();
  const onItsWay = post(told());
  receiver.forget();
  sender.forget();
  expect(receiver.received(onItsWay)).toBeNull();
  const whole = post(told('blue'));
  expect(whole).toMatchObject({ isWhole: true, moment: { seat: 'blue' } });
  expect(receiver.received(whole)).toMatchObject({ kind: 'moment', moment: { seat: 'blue', view: { random: null } } });
});

test('other news pass as they are', () => {
  const { sender, receiver } = table();
  const trouble: TableNews<Outpost> = { kind: 'trouble', trouble: { kind: 'storageFull' } };
  expect(receiver.received(sender.sent(trouble))).toBe(trouble);
});
