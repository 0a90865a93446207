import { type LimanowaEvent, NONE } from '@sandtable/limanowa';
import type { Motion } from '@sandtable/board';
import { expect, test } from 'vitest';
import { NEU_SANDEZ, rehearse, seenOf } from '../../testing/limanowa.ts';
import { motionsOf } from './motions.ts';

type Match = ReturnType<typeof rehearse>;

/** The motions of each AI entry until somebody else is asked. */
function watched(match: Match): Motion[][] {
  const all: Motion[][] = [];
  while (match.system.pending(match.state)?.seat === 'ai') {
    const before = structuredClone(match.view);
    match.say('proceed');
    const events: LimanowaEvent[] = match.told.map(({ event }) => event);
    all.push(motionsOf({ ...seenOf(match), view: before }, events));
  }
  return all;
}

function printed(motion: Motion): string {
  if (motion.kind === 'stamp')
    return [motion.at, motion.word, motion.note, motion.dice.join('+')].filter((part) => part !== '').join(' ');
  if (motion.kind === 'shot') return `shot ${motion.from}-${motion.to} ${motion.result} ${motion.cue}`;
  return 'piece' in motion ? `${motion.kind} ${motion.piece}` : motion.kind;
}

test('L8.2b a combat shows the dice of both sides with their margins, then what was lost', () => {
  const match = rehearse(NEU_SANDEZ, { dice: [2, 9], ai: [9, 9] });
  match.say('disclose').say('move a02 0506 move a01 0606 attack r02 a02 disclose');
  const [moves = [], fight = []] = watched(match);
  expect(moves.map(({ kind }) => kind)).toEqual(['slide', 'slide']);
  expect(fight.map(printed)).toEqual([
    expect.stringMatching(/^shot \d{4}-\d{4} hit rifle$/),
    expect.stringMatching(/^\d{4} HIT by \d 2$/),
    expect.stringMatching(/^shot \d{4}-\d{4} miss rifle$/),
    expect.stringMatching(/^\d{4} MISS by \d 9$/),
    expect.stringMatching(/^mark [ar]\d\d$/),
  ]);
  expect(fight[1]).toMatchObject({ sides: 10, shaken: expect.any(String) });
});

test('L11b an objective that another side comes to hold strikes its flag', () => {
  const before = seenOf(rehearse(NEU_SANDEZ));
  const held = before.view.terms.objectives.map(({ at }) => at);
  const units = before.view.units.map((unit) => (held.includes(unit.at) ? { ...unit, at: NONE } : unit));
  const after = { ...before, view: { ...before.view, units } };
  expect(motionsOf(before, [], after).length).toBeGreaterThan(0);
  expect(motionsOf(before, [], after).every(({ kind }) => kind === 'hoist')).toBe(true);
  expect(motionsOf(before, [], { ...before })).toEqual([]);
});
