import { expect, test } from 'vitest';
import { aiField, aiIo, namesOf } from '../testing/ai-field.ts';
import type { MatchScene } from '../testing/match.ts';
import { noTokenRoll } from './ai-token.ts';
import { threatsOf } from './ai-side.ts';
import { chooseBattery, chooseUse, tokenOptions } from './token-use.ts';

type DisclosedPlan = NonNullable<Parameters<typeof aiField>[1]>;

/** The AI's use of its token, `r02 support a01`, and the rows of its choices. */
function answer(units: string, ai: string, disclosed: DisclosedPlan, dice: readonly number[] = []): [string, string[]] {
  const held = aiField([`austria: ${units}`, `russia ai: ${ai}`], disclosed, { tokens: [0, 1] });
  const io = aiIo(held, dice);
  expect(noTokenRoll(held)).toBe(null);
  const options = tokenOptions(held, threatsOf(held), () => null);
  const { use, shot } = chooseUse(io, chooseBattery(io, options));
  const rows = io.notes.flatMap((note) => (note.note === 'choice' ? [note.row ?? '-'] : []));
  return [`${namesOf(held, [shot.battery])} ${use} ${namesOf(held, [shot.target])}`, rows];
}

function noRoll(units: string, ai: string, disclosed: DisclosedPlan, scene: MatchScene = { tokens: [0, 1] }): string {
  const no = noTokenRoll(aiField([`austria: ${units}`, `russia ai: ${ai}`], disclosed, scene));
  return no === null ? 'rolls' : `${no.rule} ${no.why}`;
}

// r01 is in 0702; next to it 0602, 0701 and 0703 are open, 0601 is a town, 0802 and 0902 are forest.
const LINE = 'rifles 0702, battery 0700';

test('LS7B1 GT-86 a Honvéd unit with 1 RP in forest is shelled, though support against others were legal', () => {
  const [use, rows] = answer('honved 0802 1rp, honved 0701', LINE, { attacks: ['r01 a01 a02'] });
  expect([use, rows]).toEqual(['r02 shell a01', ['LS3.2.2n2', 'LS7B1']]);
});

test('LS7B1 of several with 1 RP the likelier hit, then the higher rank', () => {
  expect(answer('honved 0802 1rp, honved 0701 1rp', LINE, { attacks: ['r01 a01 a02'] })[0]).toBe('r02 shell a02');
  expect(answer('honved 0601 1rp, machine-gunners 0701 1rp', LINE, { attacks: ['r01 a01 a02'] })[0]).toBe(
    'r02 shell a02',
  );
});

test('LS7B2 GT-86 nobody with 1 RP, all in the open: support, against the likelier hit of the counter-attack', () => {
  const [use, rows] = answer('machine-gunners 0701, honved 0703', LINE, { attacks: ['r01 a01 a02'] });
  expect([use, rows]).toEqual(['r02 support a02', ['LS3.2.2n2', 'LS7B2']]);
});

test('LS7B3 GT-86 both in forests without an observer: an artillery attack on the likelier hit', () => {
  const [use, rows] = answer('machine-gunners 0802, honved 0902', 'rifles 0903, battery 0703', {
    attacks: ['r01 a01 a02'],
  });
  expect([use, rows]).toEqual(['r02 shell a02', ['LS3.2.2n2', 'LS7B3']]);
});

test('L3p LS7B2 an observer of the AI beside the forest allows support', () => {
  const [use] = answer('honved 0802', 'scouts 0702, battery 0700', { attacks: ['r01 a01'] });
  expect(use).toBe('r02 support a01');
});

test('LS3.2.2n1 GT-86 an officer alone in forest: no roll, the token stays', () => {
  expect(noRoll('szurmay 0802', LINE, { attacks: ['r01 a01'] })).toBe('LS3.2.2n1 noEffect');
  expect(noRoll('szurmay 0701', LINE, { attacks: ['r01 a01'] })).toBe('rolls');
});

test('LS3.2.2n3 R-162 GT-86 the attacked unit is a battery: an artillery attack, never support', () => {
  const [use, rows] = answer('honved 0701', 'battery 0702', { attacks: ['r01 a01'] });
  expect([use, rows]).toEqual(['r01 shell a01', ['LS3.2.2n2', 'LS3.2.2n3']]);
});

test('R-198 GT-86 a battery attacked by a whole Honvéd unit, a line unit by Hussars with 1 RP: the Hussars', () => {
  const [use] = answer('honved 0703, hussars 0601 1rp', 'rifles 0602, battery 0702', {
    attacks: ['r02 a01', 'r01 a02'],
  });
  expect(use).toBe('r02 shell a02');
});

test('R-198 nobody with 1 RP: those who attack the battery, before support for others', () => {
  const [use, rows] = answer('machine-gunners 0703, hussars 0601', 'rifles 0602, battery 0702', {
    attacks: ['r02 a01', 'r01 a02'],
  });
  expect([use, rows]).toEqual(['r02 shell a01', ['LS3.2.2n2', 'LS3.2.2n3']]);
});

test('LS7B R-198 who attacks the battery cannot be hit: table LS7B over the rest', () => {
  const [use, rows] = answer('szurmay 0802, hussars 0601', 'rifles 0602, battery 0702', {
    attacks: ['r02 a01', 'r01 a02'],
  });
  expect([use, rows]).toEqual(['r02 support a02', ['LS3.2.2n2', 'LS7B2']]);
});

test('LS3.2.2n2 R-196 GT-86 of two batteries the one that can hit an enemy with 1 RP, without a die', () => {
  const [use] = answer('hussars 0701 1rp', 'rifles 0702, battery 0602, battery 0705', { attacks: ['r01 a01'] });
  expect(use).toBe('r02 shell a01');
  const far = answer('honved 0602 1rp', 'rifles 0702, battery 1002, battery 0703', { attacks: ['r01 a01'] });
  expect(far[0]).toBe('r03 shell a01');
});

test('LS3.2.2n2 of two batteries that can have an effect one at random; one that cannot gives way', () => {
  const two = 'rifles 0702, battery 0700, battery 0703';
  expect(answer('honved 0701', two, { attacks: ['r01 a01'] }, [1])[0]).toBe('r02 support a01');
  expect(answer('honved 0701', two, { attacks: ['r01 a01'] }, [2])[0]).toBe('r03 support a01');
  // The first battery covers its attacked comrade but reaches no enemy that shells it, and no support helps a battery.
  const shelled = answer('battery 0600, honved 0010', 'battery 0702, battery 1002', { shells: ['a01 r01'] });
  expect(shelled[0]).toBe('r01 shell a01');
});

test('R-234 for support the attacked unit alone must be in range; for an artillery attack its target too', () => {
  // The battery reaches r01 at 0702 three hexes away, not its attacker at 0602.
  expect(answer('honved 0602', 'rifles 0702, battery 1002', { attacks: ['r01 a01'] })).toEqual([
    'r02 support a01',
    ['LS3.2.2n2', 'LS7B2'],
  ]);
  // 1 RP, but out of range: no artillery attack (LS7B1), so support.
  expect(answer('honved 0602 1rp', 'rifles 0702, battery 1002', { attacks: ['r01 a01'] })[0]).toBe('r02 support a01');
  // Neither covers the attacked unit.
  expect(noRoll('honved 0602', 'rifles 0702, battery 1102', { attacks: ['r01 a01'] })).toBe('LS3.2.2a noBattery');
});

test('LS7B4 one that table LS7A would pass over even with the support is no candidate', () => {
  // The counter-attack picks a01 with 1 RP, in a forest without an observer: support against a02 would be wasted.
  const [use, rows] = answer('honved 0802 1rp, honved 0602', 'rifles 0702, battery 0402', { attacks: ['r01 a01 a02'] });
  expect([use, rows]).toEqual(['r02 shell a02', ['LS3.2.2n2', 'LS7B3']]);
  // Szurmay cannot be hit, so here the counter-attack picks a02.
  const [other] = answer('szurmay 0802 1rp, honved 0602', 'rifles 0702, battery 0402', { attacks: ['r01 a01 a02'] });
  expect(other).toBe('r02 support a02');
});

test('LS7B2 ties: fewer RP, then the higher rank, then a die', () => {
  expect(answer('honved 0602, hussars 0701', LINE, { attacks: ['r01 a01 a02'] })[0]).toBe('r02 support a02');
  expect(answer('honved 0601 2rp, machine-gunners 0701 2rp', LINE, { attacks: ['r01 a01 a02'] })[0]).toBe(
    'r02 support a02',
  );
  expect(answer('honved 0602, honved 0701', LINE, { attacks: ['r01 a01 a02'] }, [2])[0]).toBe('r02 support a02');
});

test('LS7B3 only batteries attack: no support, an artillery attack on them', () => {
  const [use, rows] = answer('battery 0802, honved 0010', LINE, { shells: ['a01 r01'] });
  expect([use, rows]).toEqual(['r02 shell a01', ['LS3.2.2n2', 'LS7B3']]);
});

test('LS3.2.2a the attacked unit must be in the battery’s range, and for an artillery attack its attacker (L9d)', () => {
  expect(noRoll('honved 0303', 'rifles 0203, battery 0700', { attacks: ['r01 a01'] })).toBe('LS3.2.2a noBattery');
  expect(noRoll('battery 1002, honved 0010', 'rifles 0702, battery 0602', { shells: ['a01 r01'] })).toBe(
    'LS3.2.2n1 noEffect',
  );
  expect(noRoll('honved 0701', 'battery 0702', { attacks: ['r01 a01'] })).toBe('rolls');
});

test('LS3.2.2e in the Opening Phase a bombardment is answered, in the Closing Phase a Pursuit, never with support', () => {
  const bombardment: DisclosedPlan = {
    phase: 'opening',
    card: { effect: 'bombardment', unit: 'a01', target: 'r01' },
  };
  expect(answer('battery 0802, honved 0010', LINE, bombardment)[0]).toBe('r02 shell a01');
  const pursuit: DisclosedPlan = { phase: 'closing', attacks: ['r01 a01'] };
  expect(answer('honved 0701', LINE, pursuit)).toEqual(['r02 shell a01', ['LS3.2.2n2', 'LS7B3']]);
});

test('LS3.2.2n2 LS3.2a no roll when a token was used in this player’s round, or none is left, or nobody is attacked', () => {
  const held = aiField(['austria: honved 0701', `russia ai: ${LINE}`], { attacks: ['r01 a01'] }, { tokens: [0, 1] });
  held.view.turn.aiToken = true;
  expect(noTokenRoll(held)).toEqual({ rule: 'LS3.2.2n2', why: 'used' });
  expect(noRoll('honved 0701', LINE, { attacks: ['r01 a01'] }, { tokens: [0, 0] })).toBe('L9a noTokens');
  expect(noRoll('honved 0701', LINE, {})).toBe('LS3.2.2a noAttack');
});
