import type { Bear } from '@sandtable/bear';
import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { bearLink } from '../bear/link/link.ts';
import { catalogue } from '../bear/missions/catalogue.ts';
import { shownParty } from '../bear/missions/mission-facts.ts';
import { defaultSitters, seatingOf } from '../missions/seats.tsx';
import { anySentence } from '../testing/any-sentence.ts';
import { savedTable } from '../testing/saved-table.ts';
import { newTable } from './open-table.ts';
import type { Table } from './table.ts';

function tableOf(players: 'solo' | 'two', sitter: 'me' | 'other' | 'captain' = 'captain'): Table<Bear> {
  const facts = catalogue().find((each) => each.players === players);
  if (facts === undefined) throw new Error(`no mission for ${players}`);
  const parties = facts.parties.map(shownParty);
  const sitters = { ...defaultSitters(parties, 'captain'), ...(players === 'two' ? { soviet: sitter } : {}) };
  const seats = seatingOf(parties, sitters);
  const table = newTable(bearLink, { options: { mission: facts.mission.id }, seats, seed: 'table' });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  return table.value;
}

function sayAnything(table: Table<Bear>): void {
  const { seq, view } = table.now();
  expect(table.act(seq, anySentence(view))).toMatchObject({ granted: true });
}

function endTurn(table: Table<Bear>): void {
  playOn(table);
  while (table.now().asks === table.seat) sayAnything(table);
}

/** Plays until the person at the screen is asked or it is over; returns the numbers of the entries played. */
function playOn(table: Table<Bear>): number[] {
  const played: number[] = [];
  while (table.step()) played.push(table.now().seq);
  return played;
}

test('a solo mission: the AI plays one entry at a time, each with its moment, until the person is asked again', () => {
  const table = tableOf('solo');
  playOn(table);
  expect(table.now().asks).toBe(table.seat);
  endTurn(table);
  expect(table.now()).toMatchObject({ asks: 'ai' });
  const before = table.now().seq;
  const played = playOn(table);
  expect(played.length).toBeGreaterThan(0);
  expect(played).toEqual(played.map((_, place) => before + 1 + place));
  expect(table.at(before + 1)).toMatchObject({ seq: before + 1, speaker: 'ai', seat: table.seat });
});

test('why gives the notes of an AI turn, and the position before it', () => {
  const table = tableOf('solo');
  endTurn(table);
  const [turn = -1] = playOn(table);
  const why = table.why(turn);
  expect(why.notes.length).toBeGreaterThan(0);
  expect(why.before.seq).toBe(turn - 1);
  expect(why.events).toEqual(table.at(turn).events);
});

test('the log has every entry as the seat was told of it, from a file as well', () => {
  const table = tableOf('solo');
  for (let turn = 0; turn < 4; turn++) endTurn(table);
  const log = table.log();
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: table.match.seq + 1 }, (_, seq) => seq));
  for (const { seq, events, speaker } of log) expect(table.at(seq)).toMatchObject({ events, speaker });
  const again = savedTable(bearLink, table.save());
  expect(again.log()).toEqual(log);
});

test('a saved match opens with the identical hash, at the same decision', () => {
  const table = tableOf('solo');
  endTurn(table);
  playOn(table);
  const again = savedTable(bearLink, table.save());
  expect(again.match.hash()).toBe(table.match.hash());
  expect(again.save()).toBe(table.save());
  expect(again.now()).toEqual({ ...table.now() });
});

test('hot seat: whoever sits down sees with his own eyes and is told what he has missed', () => {
  const table = tableOf('two', 'other');
  playOn(table);
  const first = table.seat;
  while (table.now().asks === first) sayAnything(table);
  const second = table.now().asks ?? '';
  expect(table.now().seat).toBe(first);
  const { seq } = table.now();
  expect(table.act(seq, ['pass'])).toMatchObject({ granted: false, reasons: [{ key: 'notAsked' }] });

  const moments = table.sit(second);
  expect(moments.map((moment) => moment.seq)).toEqual(Array.from({ length: seq }, (_, place) => place + 1));
  expect(moments.every((moment) => moment.seat === second)).toBe(true);
  expect(table.sit(second)).toHaveLength(1);
  expect(table.sit('ai').at(-1)?.seat).toBe(second);
});

test('one person with both sides needs no curtain: his eyes go with the question', () => {
  const table = tableOf('two', 'me');
  playOn(table);
  const seats = new Set<string>();
  for (let turn = 0; turn < 12; turn++) {
    expect(table.now().seat).toBe(table.now().asks);
    seats.add(table.seat);
    sayAnything(table);
  }
  expect(seats.size).toBe(2);
});

test('undo takes a sentence back until something is learned from it, and the log says so', () => {
  const table = tableOf('two', 'me');
  playOn(table);
  let { seq, undo } = table.now();
  expect(denied(undo)).toEqual(['undo nothingSaid']);
  for (let turn = 0; turn < 40 && !undo.granted; turn++) {
    sayAnything(table);
    ({ seq, undo } = table.now());
  }
  expect(undo).toMatchObject({ granted: true, value: { to: seq - 1 } });
  const before = JSON.stringify(table.at(seq - 1).view);
  expect(table.undo(seq)).toMatchObject({ granted: true });
  expect(table.log().at(-1)).toMatchObject({ seq: seq + 1, undo: seq - 1, events: [] });
  expect(JSON.stringify(table.now().view)).toBe(before);
});

test('at one screen a sentence is taken back until the screen is handed over, and the other never hears of it', () => {
  const table = tableOf('two', 'other');
  for (let entry = 0; entry < 40 && table.match.asks === table.seat; entry++) sayAnything(table);
  // Now the other person is asked. The last sentence revealed nothing, and they have not sat down yet.
  const { seq, undo, asks, seat } = table.now();
  expect(asks).not.toBe(seat);
  expect(table.match.log.mark(seq).news).toBe(false);
  expect(undo).toMatchObject({ granted: true });
  const first = table.match.log.standing(seq - 1);
  expect(table.undo(seq)).toMatchObject({ granted: true });
  expect(table.now()).toMatchObject({ asks: seat });
  const again = savedTable(bearLink, table.save());
  expect(JSON.stringify(again.now().view)).toBe(JSON.stringify(table.now().view));
  sayAnything(table);
  const missed = table.sit(asks ?? '');
  expect(missed.map((moment) => moment.seq)).not.toContain(seq);
  expect(missed.map((moment) => moment.seq)).toContain(first === 0 ? table.match.seq : first);
  // Handed over: too late.
  table.sit(seat);
  expect(denied(table.now().undo)).toEqual(['undo otherPersonAsked']);
});

test('a plan that cannot be played says which field is wrong', () => {
  const plan = { options: { mission: 'no-such' }, seats: {}, seed: '1' };
  expect(newTable(bearLink, plan)).toMatchObject({ ok: false, problems: [{ field: 'options.mission' }] });
});

test('between two at one screen, whoever passes until something happens need not take it over before', () => {
  const table = tableOf('two', 'other');
  const sitDown = (): void => {
    const { asks } = table.now();
    if (asks !== null && asks !== table.seat) table.sit(asks);
  };
  while (table.now().pending?.key !== 'turn') {
    sayAnything(table);
    playOn(table);
    sitDown();
  }
  const passing = table.seat;
  table.setAnswers({ until: ['hit', 'seen', 'entered'], since: table.now().seq });
  playOn(table);
  expect(table.now()).toMatchObject({ speaker: passing });
  const other = table.now().asks;
  if (other === null) throw new Error('the other is asked');
  table.sit(other);
  const given: number[] = [];
  while (table.now().asks === other) {
    const { seq, pending } = table.now();
    // A turn in which nothing happens; it can be had a few times.
    if (pending?.key !== 'turn' || !table.act(seq, ['stall']).granted) sayAnything(table);
    const { isAnswered, asks } = table.now();
    expect(isAnswered ? asks : passing).toBe(passing);
    given.push(...playOn(table));
    expect(table.seat).toBe(other);
  }
  expect(given.length).toBeGreaterThan(0);
  expect(given.map((seq) => table.at(seq).speaker)).toEqual(given.map(() => passing));
  // Something has happened, or the round is over: now it is theirs, and nothing is answered for them.
  expect(table.now()).toMatchObject({ asks: passing });
  expect(table.step()).toBe(false);
  table.sit(passing);
  expect(table.now().isAnswered).toBeUndefined();
});
