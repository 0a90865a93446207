import { expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import type { Bear } from '../../model/battle/state.ts';
import { game, pack } from '../../testing/match.ts';
import { randomAt, Recorder, streamsOf } from '@sandtable/kernel';
import { explainPrompt } from '../prompts.ts';

const on = fieldsOf(pack);
const says = botsFor(game, pack).random;

/** Whether units may stay off is what the engine then offers; the number is what it still wants. */
function brokenPrompts(draft: object, seed: string, seen: Set<string>): string[] {
  const options = game.options({ draft });
  if (!options.ok) return [];
  const state = game.setup(options.value, new Recorder(streamsOf(seed, game.streams)));
  const broken: string[] = [];
  for (let entry = 0; state.draft?.phase !== 'done'; entry++) {
    const { seat = 'p1', key = '' } = game.pending(state) ?? {};
    const view = game.view(state, seat);
    if (key === 'placeUnits' || key === 'layDefense') {
      const prompt = explainPrompt(on(view), key, seat);
      seen.add(prompt);
      const offered = game.offers(view, []).map(({ word }) => word);
      const mayStop = offered.includes('done');
      if (key === 'placeUnits' && /off the map/.test(prompt) && !mayStop) broken.push(`${seed}: no done for ${prompt}`);
      const frame = view.frames.at(-1);
      const step = frame?.kind === 'effect' ? frame.steps[frame.at] : undefined;
      const isHidden = step !== undefined && 'hidden' in step && step.hidden && !(draft as { solo?: object }).solo;
      if (isHidden !== /hidden/.test(prompt) && step?.kind === 'placeUnits') broken.push(`${seed}: ${prompt}`);
      if (/ {2}|,,|,;|undefined/.test(prompt) || prompt.length > 80) broken.push(prompt);
    }
    const sentence = says(view, randomAt(seed, 'prompts', entry));
    game.apply(state, sentence, new Recorder<BearEvent, Bear['note']>(state.random));
  }
  return broken;
}

test('G3.7d B10.0 what is asked for says what is placed, hidden or not, where, and whether units may be left off the map', () => {
  const prompts = new Set<string>();
  const people = Array.from({ length: 50 }, (_draft, place) =>
    brokenPrompts({ guideline: place % 2 === 0 ? 2 : 5 }, `people ${place}`, prompts),
  );
  const solo = Array.from({ length: 30 }, (_draft, place) =>
    brokenPrompts({ guideline: 2, solo: { capsLess: 0, commandCardsOut: 0 } }, `solo ${place}`, prompts),
  );
  expect([...people, ...solo].flat()).toEqual([]);
  for (const prompt of prompts) expect(prompt).toMatch(/^(?:German|Soviet): place /);
  const asked = [...prompts].map((prompt) => prompt.replace(/^\w+: /, ''));
  expect(asked).toContain('place up to 3 units, hidden, in cover; the rest stay off the map');
  expect(asked).toContain('place a mine, hidden');
  expect(asked).toContain('place 6 Rumored Enemies in cover');
});
