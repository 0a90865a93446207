import type { Habits } from '../../face/table.ts';

/** Tips: one line about a rule, shown when it first comes up. */
const MARKS = {
  disclose: { line: 'A disclosed plan stands. Only now may the enemy react to it.', rule: 'L6b' },
  aiCard: {
    line: 'The AI answers a plan by a roll: if it is low enough, it turns up a card of its own.',
    rule: 'LS3.2.1a',
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
  supportCard: { line: 'A Battlecard is for the phase printed on it. You may play one in each phase.', rule: 'L6.4' },
} satisfies Habits['marks'];

export type TipName = keyof typeof MARKS;

export const HABITS: Habits = {
  marks: MARKS,
  keys: {},
  zone: 'Battery range',
  breaks: { attacked: 'one of mine is attacked', hit: 'one of mine is hit' },
  over: 'The battle is over',
  help: {
    steps: [
      'Each round has three phases: Opening, Central, Closing. In each you make a plan, then disclose it; only then can the enemy react.',
      'Select one of your units. Blue discs are hexes it can move to, with a + where an officer’s ability takes it there; click one to plan the move. Orange rings are enemies it can attack, with the chance; click one to plan the attack. A box beside the hex shows what you have planned and what else the click could mean.',
      'Units that attack the same enemy help each other: select the next one and click the same enemy.',
      'Cards, batteries and officers: click a card in your hand, or use the buttons of the selected unit.',
      'The plan lists your orders; × removes one. Disclose carries them all out.',
      'Or drag one of your counters to where it is to go: letting it go plans the move, Esc puts it back. With a finger, select it first; otherwise you move the map.',
      'Press the right mouse button on one of your counters, or hold a finger on it, for its orders at the counter: what each costs, and why it cannot be given.',
      'Anything you cannot do says why: press it, or point at it. Hold a finger on a hex, a button or a figure to ask about it; tap the map twice for the fight, twice more for all of it.',
    ],
    keys: [
      ['Q W E A S D', 'move the cursor from hex to hex'],
      ['Tab', 'on the map: cycle through your units'],
      ['Enter', 'act at the cursor'],
      ['Ctrl Enter', 'disclose the plan'],
      ['Shift F10', 'or the menu key, on the map: orders of the unit at the cursor'],
      ['Space', 'continue; let the AI answer; next frame of its turn; on the map, act at the cursor'],
      ['Esc', 'one step back; skip the AI’s turn'],
      ['Z', 'undo'],
      ['H', 'hint; hurry a general who thinks'],
      ['F', 'range of the selected battery'],
      ['G', 'hide or show counters'],
      ['Shift', 'hold over the map: magnifying glass'],
      ['C', 'your cards'],
      ['+ − 0', 'zoom, and fit the whole map'],
      ['Home', 'return to the fight'],
      ['Arrows', 'pan the map'],
      ['R', 'after the end: play again'],
      ['?', 'this list'],
    ],
  },
};
