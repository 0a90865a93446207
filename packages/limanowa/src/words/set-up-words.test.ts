import { expect, test } from 'vitest';
import type { UnitType } from '../model/forces.ts';
import { fieldWith, pack } from '../testing/match.ts';
import { cardName, cardText } from './card-words.ts';
import { explainChangedOptions, explainGoal, explainOption, optionsFor } from './set-up-words.ts';
import { hexName } from './names.ts';
import { explainUnit, printKind } from './unit-words.ts';
import { hexId, unitId } from '../model/ids.ts';

function type(id: string): UnitType {
  const found = pack.unitTypes.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

test('L1f a unit in words: its kind and what is left of it', () => {
  const seen = fieldWith(['austria: honved 0605 2rp, hussars lost', 'russia: orlov 0703']);
  expect([0, 1, 2].map((unit) => explainUnit(seen, unitId(unit)))).toEqual([
    'Austro-Hungarian Honvéd 01, core infantry, 2 of 3 RP',
    'Austro-Hungarian Hussars 02, core cavalry, lost',
    'Nikolai Orlov, infantry officer, 4 of 4 RP',
  ]);
  expect(printKind(type('muhr'))).toBe('cavalry officer');
  expect(hexName(seen.map, hexId(54))).toBe('Nowy Sącz (0604)');
  expect(hexName(seen.map, hexId(55))).toBe('0704');
});

test('L1g a card in words: its name, and its text with the pack’s own figure', () => {
  expect(cardName(pack, 'dugIn')).toBe('Dug-in defence');
  expect(cardText({ effect: 'dugIn', amount: 3 })).toBe('One of your attacked units gets +3 DV this phase. (L10i)');
  expect(cardText({ effect: 'deceit', amount: 2 })).toContain('2 hexes');
  for (const { effect, amount } of pack.cards) expect(cardText({ effect, amount })).toMatch(/\. \(L10[a-s]\)$/);
});

test('L10e every card says what it does without naming another', () => {
  const named = pack.cards.flatMap((card) =>
    pack.cards.filter(({ name }) => name !== card.name && cardText(card).includes(name)),
  );
  expect(named.map(({ name }) => name)).toEqual([]);
  expect(cardText({ effect: 'perturbation', amount: 1 })).toContain('one hex to a free hex, not off a Strategic');
});

test('L8.1, L12a, LS1c switches are listed where they mean something, the usual value in front', () => {
  expect(optionsFor('solo', false)).toEqual(['level', 'die', 'concentricBonus', 'aiWoundsFromArtillery', 'garrison']);
  expect(optionsFor('versus', false)).toEqual(['players', 'die', 'concentricBonus']);
  expect(optionsFor('versus', true)).toEqual(['players', 'shared', 'die', 'concentricBonus']);
  expect(explainOption('level').values.map(({ label }) => label)).toEqual(['Novice', 'Tried', 'Veteran']);
  expect(explainChangedOptions({ level: 'tried', die: 'd10', concentricBonus: false, players: '3' })).toEqual([
    { option: 'level', name: 'Level', label: 'Tried', rule: 'LS1c' },
    { option: 'players', name: 'Players', label: 'Three', rule: 'L12a' },
    { option: 'concentricBonus', name: 'Concentric attacks', label: 'No bonus', rule: 'L8.3d' },
  ]);
});

test('L11d, L13a what ends a match, in words', () => {
  const speed = [6];
  expect(explainGoal({ kind: 'mission', strategic: 1, tactical: 1, speed })).toEqual({
    text: 'Hold 1 Strategic Objective and 1 Tactical Objective at the end of your round.',
    rule: 'L13a',
  });
  expect(explainGoal({ kind: 'mission', strategic: 1, tactical: 0, speed }).text).toBe(
    'Hold 1 Strategic Objective at the end of your round.',
  );
  const war = explainGoal({ kind: 'war', strategic: 3, points: { strategic: 3, tactical: 1 }, tie: 'austria' });
  expect(war.text).toContain('Hold 3 Strategic Objectives');
  expect(war.text).toContain('a tie goes to Austria-Hungary');
});
