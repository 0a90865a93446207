import { expect, test } from 'vitest';
import { fieldsOf } from '../board/map.ts';
import { game, type LimanowaMatch, matchWith, pack } from '../testing/match.ts';
import { explainAiTurn, summarizeAiTurn } from './ai-trace.ts';
import { targetTables } from './target-tables.ts';

/** The long and the short account of a sentence. */
function accounts(match: LimanowaMatch, sentence: string): [string[], string[]] {
  const before = fieldsOf(pack)(game.revive(game.freeze(match.state)));
  match.say(sentence);
  const turn = { notes: match.notes, events: match.events() };
  return [explainAiTurn(before, turn), summarizeAiTurn(before, turn)];
}

const CORPS = [
  'austria: honved 0701, honved 0602, szurmay 0802, honved 0010',
  'russia ai: rifles 0702, guard 0603, battery 0700, battery 0704',
];

function attacked(ai: readonly number[], dice: readonly number[]): LimanowaMatch {
  const match = matchWith(CORPS, { tokens: [0, 2], tactical: ['0603'], tracing: true, ai, dice, turns: ['dugIn'] });
  return match.say('disclose').say('attack r01 a01 a03 attack r02 a02 disclose');
}

test('LS3.2.1a a card: its roll, its candidates, the table row, and who was passed over', () => {
  const [long, short] = accounts(attacked([3], []), 'proceed');
  expect(long).toEqual([
    'Central card: 3 on a d10, within 1–3: turns up the top card (LS3.2.1a)',
    'Dug-in defence: has an effect, so it is used (LS3.2.1b)',
    '  candidates: r01 Line infantry, r02 Guard regiment (LS3.2.1d)',
    'Unit protected: r02 Guard regiment; the only one on an objective (LS7C1)',
    '  r01 Line infantry: holds no objective (LS7C1)',
    'Result',
    '  The AI rolls 3 for a Central card: within 1–3, it turns one up (LS3.2.1a)',
    '  The AI turns up Dug-in defence (LS3.2.1a)',
    '  The AI uses Dug-in defence for r02 Guard regiment (LS3.2.1b)',
  ]);
  expect(short).toEqual([
    'The AI rolls 3 for a Central card: within 1–3, it turns one up (LS3.2.1a)',
    'The AI uses Dug-in defence for r02 Guard regiment (LS3.2.1b)',
  ]);
});

test('LS3.2.2c a token: each battery, the choice among them, the row, and what kept others out', () => {
  const match = attacked([3, 2, 2, 2], [10, 10, 10, 10, 10, 10]).say('proceed');
  const [long, short] = accounts(match, 'proceed');
  expect(long.slice(0, 15)).toEqual([
    'Artillery token: 2 on a d10, within 1–3: uses one (LS3.2.2c)',
    '  r03 Field battery: can attack a01 Honvéd, a02 Honvéd; can support against a01 Honvéd, a02 Honvéd (LS3.2.2a)',
    '    a03 Sándor Szurmay: cannot be hit, TV -1 (LS3.2.2n1)',
    '    a03 Sándor Szurmay: no support: in forest with no observer near (L9c)',
    '  r04 Field battery: can attack a01 Honvéd, a02 Honvéd; can support against a01 Honvéd, a02 Honvéd (LS3.2.2a)',
    '    a03 Sándor Szurmay: cannot be hit, TV -1 (LS3.2.2n1)',
    '    a03 Sándor Szurmay: no support: in forest with no observer near (L9c)',
    'Battery: r04 Field battery, from r03 Field battery, r04 Field battery; one that can hit an enemy with 1 RP, otherwise any that has an effect (LS3.2.2n2)',
    '  still tied: random, 2 of 2: r04 Field battery (LS3.2.2n2)',
    'Artillery support by r04 Field battery: a02 Honvéd, from a01 Honvéd, a02 Honvéd; no attacker with 1 RP can be hit, and support would help: artillery support (LS7B2)',
    '  highest TV: a01 Honvéd TV 6, a02 Honvéd TV 6; tied (LS7B2)',
    '  fewest RP: a01 Honvéd 3 RP, a02 Honvéd 3 RP; tied (LS7B2)',
    '  highest rank: a01 Honvéd core, a02 Honvéd core; tied (LS7B2)',
    '  still tied: random, 2 of 2: a02 Honvéd (LS7B2)',
    'Counter-attack by r01 Line infantry: a01 Honvéd; no attacker with 1 RP can be hit (LS7A2)',
  ]);
  expect(short.slice(-2)).toEqual([
    'Battery: r04 Field battery, random, 2 of 2 (LS3.2.2n2)',
    'Artillery support by r04 Field battery: a02 Honvéd, random, 2 of 2 (LS7B2)',
  ]);
});

test('LS3.2.1n1 a roll that is not made is told with its reason', () => {
  const [long] = accounts(matchWith(CORPS, { tracing: true }), 'disclose');
  expect(long[0]).toBe('Opening card: no roll, no Battlecard was disclosed (LS3.2.1n1)');
});

test('LS4.1a LS4.2e the AI’s round: who reaches each unit, who could move and why others could not', () => {
  const corps = ['austria: honved 0601, honved 0010', 'russia ai: cossacks 0602, rifles 0703, battery 0803'];
  const match = matchWith(corps, { turn: 1, tactical: ['0704'], ai: [5], tracing: true });
  const [long, short] = accounts(match, 'proceed');
  expect(long.slice(0, 8)).toEqual([
    'Out of reach, no roll: a02 Honvéd (LS4.1a)',
    'a01 Honvéd is reached by r01 Cossacks, r03 Field battery (LS4.1a): 5 on a d10, above 4, unhurt (LS4.1d)',
    '0704, an empty Tactical Objective: able to move in: r01 Cossacks, r02 Line infantry (LS4.2a)',
    '  r03 Field battery: a battery (LS4.2b)',
    'Unit that moves: r02 Line infantry, from r01 Cossacks, r02 Line infantry; all that can get there in one move (LS4.2e)',
    '  most RP: r01 Cossacks 2 RP, r02 Line infantry 3 RP; leaves r02 Line infantry (LS4.2e)',
    'Result',
    '  The AI’s round (LS4b)',
  ]);
  expect(short).toContain('Unit that moves: r02 Line infantry, most RP (LS4.2e)');
});

test('LS7.0 the tables of the reference card say the order of the ladders by which the AI chooses', () => {
  expect(targetTables().flatMap(({ rows }) => rows.map(({ rule, text }) => `${rule} ${text}`))).toEqual([
    'LS7A1 An attacker with 1 RP: highest TV, highest rank, die',
    'LS7A2 Otherwise any attacker: highest TV, fewest RP, highest rank, die',
    'LS7B1 Artillery attack on an attacker with 1 RP: highest TV, highest rank, die',
    'LS3.2.2n3 Otherwise artillery attack on a unit that attacks a battery: highest TV, fewest RP, highest rank, die',
    'LS7B2 Otherwise support for a counter-attack: highest TV, fewest RP, highest rank, die',
    'LS7B3 Otherwise artillery attack on any attacker: highest TV, fewest RP, highest rank, die',
    'LS7B4 Support only against an attacker that the counter-attack would then choose',
    'LS7C1 The only one on an objective',
    'LS7C2 Otherwise those on objectives, or all if none is: fewest RP, highest AV, highest rank, die',
  ]);
});
