import { expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import { pack } from '../testing/match.ts';
import { soloMatch } from '../testing/solo-match.ts';
import { explainRumor } from './map-words.ts';

/** In the open it would be revealed at once. */
const IN_WOODS = { turn: 'german', ground: { '4,0': 'lightWoods' } } as const;

const cupIn = (cup: object, gone: readonly number[] = []): string | undefined => {
  const { state } = soloMatch('g03 0,0 SE', { ...IN_WOODS, solo: { rumors: [{ at: '4,0' }], cup } });
  for (const what of gone) {
    const place = state.solo?.cup.inside.indexOf(what) ?? -1;
    state.solo?.cup.inside.splice(place, 1);
    if (what < 0) state.solo?.cup.removed.push(what);
  }
  return explainRumor(fieldsOf(pack)(state)).at(-1)?.text;
};

test('S6.2 a rumor tells what reveals it, and what is left in the cup, which everybody can count', () => {
  const mixed = { units: ['s04', 's17'], noEnemy: 2, mines: 1 };
  expect(cupIn(mixed)).toBe('In the cup: 2 enemies and 1 mine among 5 counters');
  expect(cupIn(mixed, [-1, -2, pack.counterPlaces.get('s04') ?? 0])).toBe('In the cup: 1 enemy among 2 counters');
  expect(cupIn({ noEnemy: 1 }, [-1])).toBe('The cup is empty: there is no enemy here');
});

test('S6.0 S6.2.1 S6.2.2 every line names its rule', () => {
  const { state } = soloMatch('g03 0,0 SE', { ...IN_WOODS, solo: { rumors: [{ at: '4,0' }] } });
  const lines = explainRumor(fieldsOf(pack)(state));
  expect(lines.map(({ rule }) => rule)).toEqual(['S6.0', 'S6.2', 'S6.2.1', 'S6.2.2', 'S6.2']);
  expect(lines[3]?.text).toContain('rolls 9 or more');
});
