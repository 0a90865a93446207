import { LARGEST_FILE } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { createMatch, exportForKeeper, LIMITS, playOn, readMatch, reading, verify } from './index.ts';
import { FORMAT_ONE } from './testing/old-formats.ts';

type System = typeof outpost;
type Live = ReturnType<typeof played>;

const BOT = { kind: 'bot', bot: 'random' };
/** The same game with newer rules, and with changed content. */
const NEXT: System = { ...outpost, version: outpost.version + 1 };
const OTHER: System = { ...outpost, content: () => 'other' };
const OLD = { format: 4, version: 1, content: outpost.pack };

function played(system: System = outpost) {
  const match = createMatch(system, { options: { rounds: 2 }, seed: 'roll3', seats: { red: BOT, blue: BOT } }, [
    'random',
  ]);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  playOn(match.value, { random: outpost.anySentence });
  return match.value;
}

function fileOf(match: Live, how?: { sealed: boolean }): string {
  const file = exportForKeeper(match, how);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}

function changed(text: string, fields: object): string {
  return JSON.stringify({ ...JSON.parse(text), ...fields });
}

/** Every die shows a six. */
function loaded(system: System): System {
  const apply: System['apply'] = (state, sentence, io) =>
    outpost.apply(state, sentence, Object.assign(io, { roll: () => 6 }));
  return { ...system, apply };
}

function firstRoll(match: Live): number {
  const events = (seq: number) => match.at(seq, 'referee').events;
  return match.entries.findIndex((_entry, index) => events(index + 1).some(({ key }) => key === 'rolled')) + 1;
}

test('a file of these rules and this content is the same match', () => {
  const match = played();
  const read = readMatch(outpost, fileOf(match));
  expect(read).toMatchObject({ kind: 'same' });
  expect('match' in read && read.match?.hash()).toBe(match.hash());
});

test.each([
  ['rules', NEXT],
  ['content', OTHER],
])('a file of other %s that comes out as it was told opens, and is stamped anew', (_what, system) => {
  const file = fileOf(played());
  const read = readMatch(system, file);
  if (read.kind !== 'renewed') throw new Error(read.kind);
  expect(read.from).toEqual(OLD);
  expect(verify(system, file)).toMatchObject({ ok: true, from: OLD });
  const again = fileOf(read.match);
  expect(again).not.toBe(file);
  expect(readMatch(system, again).kind).toBe('same');
  expect(readMatch(outpost, again)).toMatchObject({ kind: 'renewed' });
});

test('options that a file of older rules does not name are what they were then', () => {
  const before = { rounds: 2, opponent: 'seat' } as const;
  const older: System = {
    ...outpost,
    options: (raw) => ({ ok: true, value: Object(raw) }),
    seats: () => outpost.seats(before),
    setup: (_options, io) => outpost.setup(before, io),
  };
  const begun = createMatch(older, { options: {}, seed: 'roll3', seats: { red: BOT, blue: BOT } }, ['random']);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const system: System = {
    ...NEXT,
    options: (raw, version = NEXT.version) => outpost.options({ rounds: version === 1 ? 2 : 4, ...Object(raw) }),
  };
  const read = readMatch(system, fileOf(begun.value));
  expect(read).toMatchObject({ kind: 'renewed', isSameState: true });
  expect('match' in read && read.match?.options).toEqual(before);
});

test('a file of format 1 opens, every undo of it, and goes out in today’s', () => {
  const text = JSON.stringify(FORMAT_ONE);
  const read = readMatch(outpost, text);
  if (read.kind !== 'renewed') throw new Error(JSON.stringify(read));
  expect(read.from).toEqual({ format: 1, version: 1, content: FORMAT_ONE.pack });
  expect(read.match.hash()).toBe(FORMAT_ONE.hash);
  const again = fileOf(read.match);
  expect(JSON.parse(again)).toMatchObject({ formatVersion: 4, entries: FORMAT_ONE.entries, hash: FORMAT_ONE.hash });
  expect(again).not.toContain('"pack"');
  expect(readMatch(outpost, again).kind).toBe('same');
});

/** With every deck turned over: no event tells of it before a card is drawn. */
const HIDDEN: System = {
  ...OTHER,
  setup: (options, io) => {
    const state = outpost.setup(options, io);
    state.deck.inside.reverse();
    return state;
  },
};

test('a file of other content is the same to the last figure, or it is said that it is not', () => {
  const person = { kind: 'person', name: 'first' };
  const made = createMatch(outpost, { options: { rounds: 2 }, seed: 'roll3', seats: { red: person, blue: person } });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  for (const entries of [0, 1]) {
    const file = fileOf(made.value);
    expect(made.value.seq).toBe(entries);
    expect(readMatch(OTHER, file)).toMatchObject({ kind: 'renewed', isSameState: true });
    expect(readMatch(HIDDEN, file)).toMatchObject({ kind: 'renewed', isSameState: false });
    expect(verify(OTHER, file)).toMatchObject({ ok: true, isSameState: true });
    expect(verify(HIDDEN, file)).toMatchObject({ ok: true, isSameState: false });
    made.value.say('red', entries, 'u1 step b1 dug');
  }
});

test('a file of format 1 that comes out otherwise is named at the entry that does', () => {
  const record = FORMAT_ONE.record.with(9, 'ffffff');
  expect(readMatch(outpost, JSON.stringify({ ...FORMAT_ONE, record }))).toMatchObject({
    kind: 'changed',
    divergence: { seq: 9, problem: { field: 'record.9' } },
  });
});

test('where the rules have changed, the match stands before that entry, goes on, and is a match of these rules', () => {
  const match = played();
  const rolled = firstRoll(match);
  expect(rolled).toBeGreaterThan(1);
  const system = loaded(NEXT);
  const read = readMatch(system, fileOf(match));
  if (read.kind !== 'changed' || read.match === null) throw new Error(read.kind);
  expect(read).toMatchObject({ from: OLD, divergence: { seq: rolled, problem: { field: `record.${rolled}` } } });
  expect(read.match.seq).toBe(rolled - 1);
  expect(read.total).toBe(match.seq);
  expect(read.entry).toMatch(/^(red|blue): \S/);
  expect(read.match.hash()).toBe(readMatchTo(fileOf(match), rolled - 1));
  expect(verify(system, fileOf(match))).toMatchObject({ ok: false, divergence: { seq: rolled }, from: OLD });

  expect(readMatch(system, fileOf(read.match)).kind).toBe('same');
  playOn(read.match, { random: outpost.anySentence });
  expect(read.match.asks).toBeNull();
  expect(readMatch(system, fileOf(read.match)).kind).toBe('same');
});

/** The hash of a match at an entry while reading. */
function readMatchTo(text: string, seq: number): string | undefined {
  for (const { done, match } of reading(outpost, text)) if (done === seq) return match.hash();
  return undefined;
}

test('a sentence that the new rules refuse is where they have changed', () => {
  const match = played();
  const [third] = match.entries.slice(2);
  if (third === undefined || !('say' in third)) throw new Error('no third sentence');
  const judge: System['judge'] = (view, said) =>
    said.join() === third.say.join() ? outpost.judge(view, ['fly']) : outpost.judge(view, said);
  const allows: System['allows'] = (view, said) => judge(view, said).granted && outpost.allows(view, said);
  const seq = match.entries.findIndex((entry) => 'say' in entry && entry.say.join() === third.say.join()) + 1;
  const read = readMatch({ ...NEXT, judge, allows }, fileOf(match));
  expect(read).toMatchObject({ kind: 'changed', divergence: { seq, problem: { field: `entries.${seq - 1}` } } });
  expect(readMatch({ ...outpost, judge, allows }, fileOf(match))).toMatchObject({ kind: 'wrong', divergence: { seq } });
});

test('where not even the set-up is as it was, there is no match to go on with', () => {
  const file = fileOf(played());
  const setup: System['setup'] = (options, io) => {
    const state = outpost.setup(options, io);
    io.emit({ rule: 'turn', key: 'passed' });
    return state;
  };
  expect(readMatch({ ...NEXT, setup }, file)).toMatchObject({ kind: 'changed', divergence: { seq: 0 }, match: null });
  expect(readMatch({ ...outpost, setup }, file)).toMatchObject({ kind: 'wrong', divergence: { seq: 0 } });
});

test('options that are no longer known are a change of the rules in an old file, and wrong in one of these', () => {
  const text = changed(fileOf(played()), { options: { rounds: 2, weather: 'fine' } });
  const problem = { field: 'options.weather' };
  expect(readMatch(NEXT, text)).toMatchObject({ kind: 'changed', divergence: { seq: 0, problem }, match: null });
  expect(readMatch(outpost, text)).toMatchObject({ kind: 'wrong', divergence: { seq: 0, problem } });
});

test('a damaged entry is damage, of whatever rules the file is', () => {
  const file: { entries: string[]; record: string[] } = JSON.parse(fileOf(played()));
  const last = file.entries.length;
  const rolled = firstRoll(played());
  for (const words of ['red:pass', 'green: pass', 'red: ']) {
    const text = changed(JSON.stringify(file), { entries: file.entries.with(last - 1, words) });
    const expected = { kind: 'wrong', divergence: { seq: last, problem: { field: `entries.${last - 1}` } } };
    for (const system of [outpost, NEXT, loaded(NEXT)]) expect(readMatch(system, text)).toMatchObject(expected);
  }
  // A missing entry is reported at the first later one that comes out differently.
  const fields = [
    { entries: file.entries.with(last - 1, 'red: undo 999') },
    { record: file.record.slice(0, -1) },
    { record: [...file.record, file.record[0]] },
  ];
  for (const each of fields) {
    const text = changed(JSON.stringify(file), each);
    for (const system of [outpost, NEXT])
      expect(readMatch(system, text)).toMatchObject({ kind: 'wrong', divergence: { seq: last } });
    expect(readMatch(loaded(NEXT), text)).toMatchObject({ kind: 'wrong', divergence: { seq: rolled } });
  }
});

test('a stamp that was put on later does not make other rules of these', () => {
  const file = fileOf(played());
  for (const fields of [{ version: 0 }, { content: 'f00d' }, { version: 7, content: 'f00d' }]) {
    expect(readMatch(outpost, changed(file, fields))).toMatchObject({ kind: 'wrong', divergence: { seq: 0 } });
  }
});

test('whatever the rules break down over, reading does not', () => {
  const file = fileOf(played());
  const broken = (): never => {
    throw new Error('broken');
  };
  const problem = { got: '"Error: broken"' };
  for (const part of ['options', 'seats', 'content', 'setup'] as const) {
    expect(readMatch({ ...outpost, [part]: broken }, file)).toMatchObject({
      kind: 'wrong',
      divergence: { seq: 0, problem },
    });
    const old = readMatch({ ...NEXT, [part]: broken }, file);
    expect(old).toMatchObject({ kind: 'changed', divergence: { seq: 0, problem }, match: null });
  }
  const place = { seq: 1, problem: { field: 'entries.0' } };
  for (const part of ['view', 'allows', 'apply'] as const)
    expect(readMatch({ ...outpost, [part]: broken }, file)).toMatchObject({ kind: 'wrong', divergence: place });
});

test('a match is read entry by entry, and can be left', () => {
  const match = played();
  const steps = [...reading(outpost, fileOf(match))].map(({ done, total }) => `${done}/${total}`);
  expect(steps).toEqual(Array.from({ length: match.seq + 1 }, (_step, done) => `${done}/${match.seq}`));
  const seen: number[] = [];
  for (const { match: live } of reading(outpost, fileOf(match))) if (seen.push(live.seq) > 3) break;
  expect(seen).toEqual([0, 1, 2, 3]);
});

test('a seed that is brought must be the file’s own, sealed or open', () => {
  const [open, sealed] = [false, true].map((how) => fileOf(played(), { sealed: how }));
  for (const text of [open ?? '', sealed ?? '']) {
    for (const seed of ['roll3', 'sfc32:roll3']) expect(verify(outpost, text, { seed })).toMatchObject({ ok: true });
    const other = verify(outpost, text, { seed: 'other' });
    expect(other).toMatchObject({ ok: false, divergence: { seq: 0, problem: { field: 'commitment' } } });
    expect(verify(outpost, text, { seed: 'two words' })).toMatchObject({ divergence: { problem: { field: 'seed' } } });
  }
  expect(verify(outpost, changed(open ?? '', { seed: 'sfc32:other' }), { seed: 'roll3' })).toMatchObject({
    divergence: { seq: 0, problem: { field: 'seed' } },
  });
});

test('what is too big is refused before it is played', () => {
  const file = fileOf(played());
  expect(readMatch(outpost, `${file}${' '.repeat(LARGEST_FILE)}`)).toMatchObject({
    kind: 'wrong',
    divergence: { seq: 0, problem: { field: 'file', expected: 'at most 5 MB' } },
  });
  const entries = Array.from({ length: LIMITS.entries + 1 }, () => 'red: pass');
  expect(readMatch(outpost, changed(file, { entries }))).toMatchObject({
    kind: 'wrong',
    divergence: { problem: { field: 'entries', expected: 'at most 20000 items' } },
  });
  const long = `red: ${'a'.repeat(LIMITS.entry)}`;
  expect(readMatch(outpost, changed(file, { entries: ['red: pass', long] }))).toMatchObject({
    kind: 'wrong',
    divergence: { seq: 2, problem: { field: 'entries.1', expected: 'at most 1000 characters' } },
  });
});

test('a match takes no sentence that its file could not hold', () => {
  const seat = { kind: 'person', name: 'first' };
  const match = createMatch(outpost, { options: {}, seed: 'long', seats: { red: seat, blue: seat } });
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  const answer = match.value.say('red', 0, `u1 ${'a'.repeat(LIMITS.entry)}`);
  expect(answer).toMatchObject({ granted: false, reasons: [{ rule: 'session', key: 'tooLong' }] });
});
