import { type BearEvent, hexId, NONE, type PlayerId, playerId, unitId, type UnitId } from '@sandtable/bear';
import type { WordCounts } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { luckOf, type EntryEvents, turningPoints, vpCurve } from '../result/luck.ts';
import { fieldWith } from '../../testing/field.ts';
import { game, pack, playAtRandom, SAMPLES, seenBy, stateOf } from '../../testing/matches.ts';
import { type LogEntry, type LogItem, logOf } from '../../log/log-model.ts';
import { involvedIn, tellEvent } from '../events/tell.ts';
import { capTrack, fallenIn, missionTrack, nextStep, scoresOf, standingOf, tellStep } from './tracks.ts';

const seen = fieldWith('g03 0,0 SE; s03 3,0 NW', { caps: 3 });

const passed = (player: PlayerId): BearEvent => ({ rule: 'B2.2e', key: 'passed', player });
const entry = (seq: number, ...events: BearEvent[]): LogEntry => ({
  seq,
  speaker: 'german',
  events: events.map((event) => tellEvent(seen, event)),
});

test('the log has rounds as headings, a line an event with its rule, and folds runs of passes', () => {
  const log = logOf([
    entry(
      0,
      { rule: 'B2.0', key: 'roundBegan', round: 1 },
      { rule: 'B7.4.2', key: 'capsReset', player: playerId(0), caps: 3 },
    ),
    entry(1, { rule: 'B5.3', key: 'turned', unit: unitId(2), facing: 1 }),
    entry(2, passed(playerId(0))),
    entry(3, passed(playerId(1))),
  ]);
  expect(log.map(({ kind }) => kind)).toEqual(['round', 'entry', 'entry', 'passes']);
  expect(log[2]).toMatchObject({
    lines: [{ text: 'German Rifle squad 03 pivots to face NE', rule: 'B5.3', units: [2], hexes: [] }],
  });
  expect(log[3]).toMatchObject({ from: 2, to: 3, entries: [{ seq: 2 }, { seq: 3 }] });
});

test('a line knows the units and hexes it speaks of; nobody and nowhere are left out', () => {
  expect(
    involvedIn({ rule: 'B7.0', key: 'attacked', unit: unitId(2), supporters: [unitId(3), unitId(4)], at: hexId(7) }),
  ).toEqual({
    units: [2, 3, 4],
    hexes: [7],
  });
  expect(involvedIn({ rule: 'B10.1', key: 'sneaked', unit: unitId(2), from: NONE, at: NONE })).toEqual({
    units: [2],
    hexes: [],
  });
});

test('luck counts every roll with its odds, CAPs included', () => {
  const roll = (caps: number): BearEvent => ({
    rule: 'B3.2.3',
    key: 'rolled',
    player: playerId(0),
    what: 'attack',
    unit: unitId(61),
    dice: [3, 4],
    caps,
  });
  const told = (key: 'missed' | 'hit' | 'killed'): BearEvent => ({
    rule: 'B7.2',
    key,
    unit: unitId(61),
    roll: 8,
    needed: 8,
    kill: 12,
  });
  const luck = luckOf(seen, [{ seq: 1, events: [roll(1), told('hit'), roll(0), told('missed')] }]);
  expect(luck.german).toEqual({ rolls: 2, expected: 21 / 36 + 15 / 36, hits: 1, kills: 0 });
  expect(luck.soviet.rolls).toBe(0);
});

test('turning points are the largest swings of the score', () => {
  const scored = (side: 'german' | 'soviet', vp: number): BearEvent => ({
    rule: 'B19.2',
    key: 'scored',
    side,
    player: side === 'german' ? playerId(0) : playerId(1),
    vp,
    why: 'destroyed',
  });
  const entries = [
    { seq: 1, events: [scored('german', 1)] },
    { seq: 4, events: [scored('soviet', 1), scored('soviet', 3)] },
    { seq: 9, events: [scored('soviet', 1)] },
  ];
  expect(vpCurve(entries).map(({ german, soviet }) => [german, soviet])).toEqual([
    [0, 0],
    [1, 0],
    [1, 4],
    [1, 5],
  ]);
  expect(turningPoints(entries, 1)).toEqual([{ seq: 4, round: 0, side: 'soviet', swing: 4, turned: true }]);
});

test('the CAP track shows what is left, what is used and where the fallen lie', () => {
  const [player] = seen.view.players;
  if (player === undefined) throw new Error('nobody plays');
  const view = { ...seen.view, players: [{ ...player, start: 5, losses: 1, caps: 2 }] };
  const track = capTrack({ ...seen, view }, playerId(0), []);
  expect(track.map(({ caps, state }) => [caps, state])).toEqual([
    [5, 'lost'],
    [4, 'used'],
    [3, 'used'],
    [2, 'free'],
    [1, 'free'],
  ]);
});

test('B7.4.1 the fallen lie on the track in the order in which they fell', () => {
  const three = fieldWith('g03 0,0 SE; g04 1,0 SE; g05 2,0 SE; s03 3,0 NW', { caps: 3 });
  const of = (word: string): UnitId => three.pack.counterPlaces.get(word) ?? NONE;
  const units = three.view.units.map((unit, place) =>
    place === of('g03') || place === of('g05') ? { ...unit, fate: 'lost' as const, at: NONE } : unit,
  );
  const players = three.view.players.map((player) => ({ ...player, start: 5, losses: 2 }));
  const fallen = fallenIn([
    entry(1, { rule: 'B7.4', key: 'destroyed', unit: of('g05'), at: hexId(1) }),
    entry(2, { rule: 'B7.4', key: 'destroyed', unit: of('g03'), at: hexId(2) }),
  ]);
  const track = capTrack({ ...three, view: { ...three.view, units, players } }, playerId(0), fallen);
  expect(track.slice(0, 2).map(({ fallen: lies }) => lies)).toEqual([of('g05'), of('g03')]);
});

test('whole matches are told without a gap, and the score of the log is that of the board', () => {
  const spoken: WordCounts = new Map();
  for (const sample of [SAMPLES[0] ?? {}, ...SAMPLES.slice(-2)]) {
    const entries: (EntryEvents & Pick<LogEntry, 'speaker'>)[] = [];
    let last = seen;
    for (const { state, say } of playAtRandom(sample, 'sfc32:log', spoken)) {
      const speaker = game.pending(state)?.seat ?? null;
      const io = say();
      entries.push({ seq: entries.length + 1, speaker, events: io.told.map(({ event }) => event) });
      last = seenBy(state, 'spectator');
      if (entries.length > 200) break;
    }
    const told = entries.map((each) => ({ ...each, events: each.events.map((event) => tellEvent(last, event)) }));
    for (const { text, rule } of nonEmpty(logOf(told).flatMap(linesIn))) {
      expect(text).not.toMatch(/undefined|NaN/);
      expect(rule).not.toBe('');
    }
    const end = vpCurve(entries).at(-1);
    expect([end?.german, end?.soviet]).toEqual([last.view.vp.german, last.view.vp.soviet]);
    const { german, soviet } = luckOf(last, entries);
    for (const { rolls, expected, hits, kills } of [german, soviet]) {
      expect(expected).toBeLessThanOrEqual(rolls);
      expect(kills).toBeLessThanOrEqual(hits);
    }
    expect(standingOf(last).vp).toEqual(last.view.vp);
    const track = missionTrack(last);
    expect(track.filter(({ place }) => place === 'here').length).toBe(last.view.solo === null ? 0 : 1);
    for (const { text } of track) expect(text).not.toMatch(/undefined/);
  }
});

function linesIn(item: LogItem): readonly { readonly text: string; readonly rule: string }[] {
  if (item.kind === 'entry') return item.lines;
  return item.kind === 'passes' ? item.entries.flatMap(linesIn) : [];
}

test('B20.3 the top of the screen has the score of each side, or of each player where one of them wins', () => {
  const shown = (options: object): string[] =>
    scoresOf(seenBy(stateOf({ mission: 'all-four-roads', ...options }))).map(({ name, vp }) => `${name} ${vp}`);
  expect(shown({})).toEqual(['German 0', 'Soviet 0']);
  expect(shown({ teamWin: 'individual' })).toEqual(['German 1 0', 'Soviet 1 0', 'German 2 0', 'Soviet 2 0']);
  expect(shown({ teamWin: 'individual', onePlayer: 'both' })).toEqual(['German 0', 'Soviet 0']);
});

/** As much as three small lines of the narrowest track hold. */
const MOST_LETTERS = 205;

const SOLO_MISSIONS = pack.missions.filter(({ solo }) => solo !== null && solo !== undefined).map(({ id }) => id);

test.each(SOLO_MISSIONS)('S2.3.1d the track of %s tells every space in full', (mission) => {
  const steps = missionTrack(seenBy(stateOf({ mission })));
  for (const step of steps) {
    const { head, text } = tellStep(step);
    expect(`Next, ${head} ${text}`.length).toBeLessThanOrEqual(MOST_LETTERS);
    expect(text).toMatch(/[.!?]$/);
    const isEvent = step.text !== '' && !step.isLast;
    expect(text.includes('as soon as the marker reaches or passes it')).toBe(isEvent && step.isYellow);
    expect(text.includes('If the marker stops there')).toBe(isEvent && !step.isYellow);
  }
  expect(nextStep(steps)?.place).toBe('ahead');
  expect(steps.at(-1)).toMatchObject({ isLast: true });
});
