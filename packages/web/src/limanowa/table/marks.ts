import type { Habits } from '../../face/table.ts';

/** What is said of a rule when it is first met. */
export const MARKS: Habits['marks'] = {
  disclose: { line: 'A disclosed plan stands. Only now may the enemy react to it.', rule: 'L6b' },
  aiCard: {
    line: 'The AI rolls to turn up a contra card: the higher its level, the better its chance.',
    rule: 'L14.3',
  },
  token: { line: 'A token buys one artillery attack, or +2 TV for everyone who fights one enemy unit.', rule: 'L9a' },
  rp: { line: 'Every hit costs 1 resistance point (RP). At 0 a unit is destroyed.', rule: 'L3r' },
  wound: { line: 'In its own round the AI rolls once against each of your units in range.', rule: 'LS4.1c' },
  aiRound: {
    line: 'After your round comes the AI’s: it rolls for wounds, then moves into empty objectives.',
    rule: 'LS4b',
  },
  objective: {
    line: 'An objective belongs to the side whose unit is in it. Leave it empty and the AI may move back in.',
    rule: 'L11b',
  },
  card: { line: 'A Battlecard is for one phase: support in your own round, contra in the enemy’s.', rule: 'L1g' },
};
