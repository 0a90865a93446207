import { expect, test } from 'vitest';
import { fieldWith, sayingOn } from '../../testing/field.ts';
import { percent } from '../../ui/words.ts';
import { passingGivesUp } from './give-up.ts';

const SOLO = {
  solo: {
    ai: 'soviet',
    length: 30,
    rumors: [],
    cup: { units: [], noEnemy: 1 },
    track: [],
    counteractions: [],
    missionOrders: [],
  },
};

test('B2.2e a pass names fresh units and CAPs, and lists what each could do by the figures of the order itself', () => {
  const saying = sayingOn(
    fieldWith('g03 0,0 SE; g04 0,1 SE pinned; g05 0,2 NW; g01 0,3 SE spent; s03 3,0 NW', { caps: 2 }),
    'pass',
  );
  const given = passingGivesUp(saying);
  expect(given).toMatchObject({
    title: 'Pass? The enemy plays on.',
    label: 'Pass (3 units fresh, 2 CAPs unused)',
    isLoss: true,
  });
  const [units, caps] = given?.parts ?? [];
  expect([units?.title, caps?.title]).toEqual(['3 fresh units do nothing', '2 CAPs stay unspent']);
  const best = Object.fromEntries((units?.units ?? []).map(({ unit, best: text }) => [unit, text]));
  const judged = (text: string) => {
    const verdict = saying.game.judge(saying.seen.view, text.split(' '));
    if (!verdict.granted) throw new Error(text);
    return verdict.value.figures;
  };
  const [hit] = judged('g03 fire 3,0').targets ?? [];
  const [rally] = judged('g04 rally').rallies ?? [];
  const counter = (word: string) => saying.seen.pack.counters.findIndex((each) => each.word === word);
  expect(best[counter('g03')]).toBe(`could hit 3,0: ${percent(hit?.hitChances[0] ?? 0, 36)}`);
  expect(best[counter('g04')]).toBe(`could rally: ${percent(rally?.chances[0] ?? 0, 36)}`);
  // Nobody is in its arc.
  expect(best[counter('g05')]).toBe('');
  expect(saying.position.needsConfirm(['pass'])).toBe(true);
});

test('B2.2e a pass that leaves nothing unused takes one press; a card in the hand makes it two', () => {
  const bare = sayingOn(fieldWith('g03 0,0 SE spent; s03 5,0 NW'), 'pass');
  expect(passingGivesUp(bare)).toBeNull();
  expect(bare.position.needsConfirm(['pass'])).toBe(false);
  const holding = sayingOn(fieldWith('g03 0,0 SE spent; s03 5,0 NW', { hand: ['c09'] }), 'pass');
  expect(passingGivesUp(holding)).toMatchObject({ label: 'Pass (1 card unused)', isLoss: true });
});

test('B2.3 a pass that ends the round is asked once, and alarms only where something is lost', () => {
  const ending = (units: string, caps = 0) => {
    const seen = fieldWith(units, { caps, more: SOLO });
    const frames = seen.view.frames.map((frame) => (frame.kind === 'turn' ? { ...frame, passes: 1 } : frame));
    return sayingOn({ ...seen, view: { ...seen.view, frames } }, 'pass');
  };
  const green = ending('g03 0,0 SE spent; s03 5,0 NW');
  expect(passingGivesUp(green)).toMatchObject({
    title: 'The AI has passed. Pass, and round 1 ends.',
    label: 'End round 1',
    isLoss: false,
    parts: [{ title: 'What the end of the round brings' }],
  });
  expect(green.position.needsConfirm(['pass'])).toBe(true);
  expect(green.position.turnButtons().last).toMatchObject({ label: 'Pass', isAlarming: false });
  expect(green.position.warning(['pass'])).toBeNull();
  expect(passingGivesUp(ending('g03 0,0 SE; s03 5,0 NW', 1))).toMatchObject({
    label: 'End round 1 (1 unit still fresh, 1 CAP unused)',
    isLoss: true,
  });
});
