import { expect, test } from 'vitest';
import { fieldWith, sayingOn } from '../../testing/field.ts';

const TRACK = [{ space: 9, name: 'Late', yellow: true, events: [{ kind: 'vp', side: 'soviet', amount: 2 }] }];

function positionWith(units: string) {
  const seen = fieldWith(units, { more: { solo: { ai: 'soviet', track: TRACK } } });
  return sayingOn(seen).position;
}

test('S2.7b R-209 where the mission may be concluded there is a button for it, which asks first and says what follows', () => {
  const position = positionWith('g03 0,0 SE');
  expect(position.turnButtons().usual).toContainEqual(
    expect.objectContaining({ words: ['conclude'], label: 'Conclude the mission', isAlarming: true }),
  );
  expect(position.needsConfirm(['conclude'])).toBe(true);
  const warning = position.warning(['conclude']);
  expect(warning).toContain('This ends the mission.');
  expect(warning).toContain('9 Late (yellow): The Soviet side scores 2 VP');
  expect(warning).toContain('German 0 VP, Soviet 2 VP');
});

test('S2.7b R-209 there is none while the AI has someone on the map', () => {
  const { usual } = positionWith('g03 0,0 SE; s03 5,0 NW').turnButtons();
  expect(usual.map(({ words }) => words.join(' '))).not.toContain('conclude');
});
