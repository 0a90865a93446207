import { randomOf, sha256Hex, type Seat } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { Digests } from './digests.ts';
import { createMatch, exportForKeeper, exportMatch, firstUnlike, seatLog } from './index.ts';

const PEOPLE = { red: { kind: 'person', name: 'first' }, blue: { kind: 'person', name: 'second' } };

function begin(seed = 'heard') {
  const match = createMatch(outpost, { options: { rounds: 2 }, seed, seats: PEOPLE });
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

function logOf(match: ReturnType<typeof begin>, seat: Seat) {
  const log = seatLog(match, seat);
  if (!log.ok) throw new Error(JSON.stringify(log.problems));
  return log.value;
}

test('a seat has its own words and what it heard, and nothing by which more could be found out', () => {
  const match = begin();
  match.say('red', 0, 'draw');
  match.say('blue', 1, 'draw');
  match.say('red', 2, 'u1 step b1 dug');
  match.sayByTable(3, { table: 'undo', to: 2, by: ['red', 'blue'] });
  const log = logOf(match, 'red');
  const [, own, others, , back] = log.entries;
  expect(own).toMatchObject({
    speaker: 'red',
    words: 'red: draw',
    events: [{ key: 'drew', card: expect.any(Number) }],
  });
  expect(others).toMatchObject({ speaker: 'blue', words: null, events: [{ key: 'drew', card: null }] });
  expect(back).toMatchObject({ speaker: null, words: '* undo 2 red blue', events: [] });
  const text = JSON.stringify(log);
  for (const secret of [match.secretSeed, match.hash(), match.commitment, ...match.log.digests()])
    expect(text).not.toContain(secret);
  expect(Object.keys(log)).toEqual(['format', 'system', 'version', 'seat', 'players', 'entries']);
  expect(seatLog(match, 'spectator')).toMatchObject({ ok: false });
});

test('a log kept during a match is held against the match that is revealed', () => {
  const match = begin();
  const random = randomOf('sfc32:kept');
  const kept: ReturnType<typeof logOf>[] = [];
  while (match.asks !== null) {
    match.say(match.asks, match.seq, outpost.anySentence(match.now(match.asks).view, random));
    kept.push(logOf(match, 'red'), logOf(match, 'blue'));
  }
  for (const log of kept.slice(-8)) {
    expect(firstUnlike(match, log)).toBeNull();
    const [first, ...rest] = log.entries;
    const said = rest.findIndex(({ words }) => words !== null);
    const forged = rest.with(said, { seq: said + 1, speaker: log.seat, words: `${log.seat}: sing`, events: [] });
    expect(firstUnlike(match, { ...log, entries: first === undefined ? [] : [first, ...forged] })).toBe(said + 1);
    expect(firstUnlike(begin(), log)).toBe(1);
  }
});

test('a match that is being played goes out to its keeper only, by a name that says so', () => {
  const match = begin();
  expect(exportMatch(match)).toMatchObject({ ok: false, problems: [{ field: 'match' }] });
  expect(exportForKeeper(match).ok).toBe(true);
  match.sayByTable(0, { table: 'abort', by: [] });
  expect(exportMatch(match)).toEqual(exportForKeeper(match));
});

test('whoever has the record of a running match finds no card in it by trying them all', () => {
  const match = begin('sfc32:a-long-seed-that-nobody-guesses');
  match.say('red', 0, 'draw');
  const { told } = match;
  const [before = '', after = ''] = match.log.digests();
  const card = told.flatMap(({ event }) => ('card' in event && event.card !== null ? [event.card] : [])).at(0);
  const found = (digests: Digests, from: string, to: string): number[] =>
    Array.from({ length: 60 }, (_, each) => each).filter((each) => {
      const guess = told.map(({ event, hearing }) =>
        'card' in event && event.card !== null ? { event: { ...event, card: each }, hearing } : { event, hearing },
      );
      return digests.next(from, 'red: draw', guess) === to;
    });
  // As format 3 had it, without a key: the one card.
  const old = new Digests('', 3);
  expect(found(old, before, old.next(before, 'red: draw', told))).toEqual([card]);
  const published = typeof match.commitment === 'string' ? match.commitment : '';
  for (const digests of [old, new Digests(''), new Digests(published), new Digests(sha256Hex('1'))])
    expect(found(digests, before, after)).toEqual([]);
  expect(found(new Digests(match.secretSeed), before, after)).toEqual([card]);
});
