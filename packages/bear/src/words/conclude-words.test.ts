import { expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import { pack } from '../testing/match.ts';
import { type SoloOpening, soloMatch } from '../testing/solo-match.ts';
import { explainConclusion } from './conclude-words.ts';

function conclusion(track: SoloOpening['track'] = []): string[] {
  const match = soloMatch('g03 0,0 SE', { turn: 'german', track, solo: { marker: 4 } });
  match.state.vp.german = 3;
  return explainConclusion(fieldsOf(pack)(match.state));
}

test('S2.7c R-209 who would conclude reads which yellow spaces still count, in order, and what would be scored', () => {
  const lines = conclusion([
    { space: 20, yellow: true, events: [{ kind: 'vp', side: 'soviet', amount: 2 }] },
    { space: 3, yellow: true, events: [{ kind: 'vp', side: 'german', amount: 9 }] },
    { space: 7, events: [{ kind: 'endRound' }] },
    { space: 9, yellow: true, events: [{ kind: 'reinforce', units: ['s05'], hexes: ['9,0'] }] },
  ]);
  expect(lines).toEqual([
    'This ends the mission.',
    'First these yellow spaces happen: 9 Space 9 (yellow): s05 enters at 9,0, facing N; 20 Space 20 (yellow): The Soviet side scores 2 VP.',
    'Then the round and the mission are scored. As things stand: German 3 VP, Soviet 2 VP.',
  ]);
});

test('S2.7c R-209 with no yellow space ahead that is said', () => {
  expect(conclusion()[1]).toBe('No yellow space is left on the Mission Track.');
});
