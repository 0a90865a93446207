import { defaultPack, type Limanowa, type LimanowaEvent } from '@sandtable/limanowa';
import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Moment } from '../../face/moment.ts';
import { FILM_STEPS, type FilmFrame } from '../../face/table.ts';
import { NEU_SANDEZ, rehearse } from '../../testing/limanowa.ts';
import { engine } from '../engine/engine.ts';
import { filmModel } from './film-model.ts';
import { scenesOf } from './scenes.ts';

type Match = ReturnType<typeof rehearse>;

function momentOf(view: Limanowa['view'], events: readonly LimanowaEvent[]): Moment<Limanowa> {
  return {
    seq: 0,
    seat: 'p1',
    asks: null,
    view,
    pending: null,
    speaker: 'ai',
    events,
    undo: { granted: false, reasons: [] },
    outcome: null,
  };
}

/** The beats of the AI's next entry. */
function filmed(match: Match): string[] {
  const before = momentOf(match.system.view(match.state, 'p1'), []);
  match.say('proceed');
  const events = match.told.map(({ event }) => event);
  const moment = momentOf(match.system.view(match.state, 'p1'), events);
  const { frames, motions } = filmModel(before, moment, { seq: 1, before, notes: match.notes, events });
  expect(motions().length).toBe(frames.filter(({ isAfter }) => isAfter).length);
  return frames.map(({ step, title }) => (title === null ? 'line' : step));
}

test('LS3.2.1a the AI’s entries are shown scene by scene: what it tries, what it turns up, then what came of it', () => {
  const match = rehearse(NEU_SANDEZ, { dice: [9, 9], ai: [3, 9, 9, 9] });
  match.say('disclose').say('move a02 0506 move a01 0606 attack r02 a02 disclose');
  expect(filmed(match)).toEqual(['order', 'sum', 'outcome']);
  const fought = ['order', 'outcome', 'order', 'sum', 'outcome'];
  while (match.system.pending(match.state)?.key !== 'closing')
    expect([fought, ['order', 'outcome']]).toContainEqual(filmed(match));
  match.say('disclose');
  while (match.system.pending(match.state)?.key !== 'aiRound') match.say('proceed');
  expect(filmed(match)).toEqual(['order', 'sum', 'outcome']);
});

const UNTOLD = /undefined|NaN|nobody|\[object|^$/;
const OUTCOMES = /rolled|loses|destroyed|unhurt|wounded|miss|is used/i;

test('every scene of whole matches has a headline that stays and says what the die is compared with, never what it shows', () => {
  const { system } = engine();
  const kinds = new Set<string>();
  const verdicts = new Set<string>();
  for (const mission of defaultPack.missions.map(({ id }) => id)) {
    const read = system.options({ mission });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const state = system.setup(read.value, new Recorder(streamsOf('sfc32:film', system.streams)));
    const random = randomOf('sfc32:film', 'play');
    for (let asked = system.pending(state); asked !== undefined; asked = system.pending(state)) {
      const sentence = system.anySentence(system.view(state, asked.seat), random);
      const before = momentOf(structuredClone(system.view(state, 'p1')), []);
      const io = new Recorder<LimanowaEvent, Limanowa['note']>(state.random, { tracing: true });
      system.apply(state, sentence, io);
      if (asked.seat !== 'ai') continue;
      const events = io.told.map(({ event }) => event);
      const moment = momentOf(structuredClone(system.view(state, 'p1')), events);
      const { frames } = filmModel(before, moment, { seq: 1, before, notes: io.notes, events });
      const scenes = scenesOf(io.notes, events);
      expect(scenes.flatMap((scene) => scene.events)).toEqual(scenes.length === 0 ? [] : events);
      const ends = frames.flatMap(({ isAfter }, place) => (isAfter ? [place + 1] : []));
      for (const [place, { scene, events: own }] of scenes.entries()) {
        kinds.add(scene.kind);
        const beats = frames.slice(ends[place - 1] ?? 0, ends[place]);
        checkScene(beats, own);
        const marks = beats.flatMap(({ overlays }) =>
          overlays.flatMap((each) => (each.kind === 'candidate' ? [each] : [])),
        );
        for (const { verdict, text } of marks) {
          verdicts.add(verdict);
          expect(text.split(' ').length).toBeLessThanOrEqual(3);
        }
      }
    }
  }
  expect([...kinds].sort()).toEqual(['card', 'fight', 'move', 'token', 'wounds']);
  expect([...verdicts].sort()).toEqual(['chosen', 'could', 'might', 'out']);
});

function checkScene(beats: readonly FilmFrame[], events: readonly LimanowaEvent[]): void {
  const [first] = beats;
  const headline = first?.title?.headline ?? '';
  expect(headline).not.toMatch(UNTOLD);
  expect(headline).not.toMatch(OUTCOMES);
  expect(headline.length).toBeLessThanOrEqual(96);
  const steps = beats.map(({ step }) => step);
  expect(steps).toEqual(FILM_STEPS.filter((step) => steps.includes(step)));
  for (const { title, line, says } of beats) {
    expect(title).toBe(first?.title);
    for (const text of [line, says]) expect(text).not.toMatch(UNTOLD);
  }
  const [needed] = /(?<=(?:needs|hurt on) )\d+/.exec(headline) ?? [];
  if (needed === undefined) return;
  const limits = events.flatMap((event) => {
    if (event.key === 'rolled') return [Math.max(0, Math.min(event.tv, 9))];
    return 'limit' in event ? [event.limit] : [];
  });
  const isWound = headline.includes('hurt on');
  expect(String(isWound ? Math.min(...limits) : limits[0])).toBe(needed);
}
