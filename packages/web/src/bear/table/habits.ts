import type { Habits } from '../../face/table.ts';

export const HABITS: Habits = {
  keys: { p: 'pivot', r: 'rally' },
  zone: 'Fire zone',
  over: 'The firefight is over',
  help: {
    steps: [
      'Choose a unit on the map or in the list. Blue discs are hexes it can go to, with their price; orange rings can be fired at, with the chance.',
      'With a unit chosen, a press on another of your counters chooses that one. To go into its hex, press the blue disc beside it; to have it join an order, press it once the order is said.',
      'Press a hex to see what it comes to: odds, price, the chance to be spent. Change the facing, the payment, who joins in.',
      'Press the same hex again, the main button or Enter to do it.',
      'Whatever cannot be done says why: point at it, or press it long.',
    ],
    keys: [
      ['Q W E A S D', 'move the cursor from hex to hex'],
      ['Tab', 'on the map: through your units'],
      ['Enter', 'act at the cursor; do what is proposed'],
      ['Space', 'go on; the next picture of the AI’s turn'],
      ['Esc', 'one step back; skip the AI’s turn'],
      ['Z', 'undo'],
      ['P, R', 'the chosen unit turns, or rallies'],
      ['F', 'fire zone of the chosen unit'],
      ['L', 'hold: line of sight from the hex under the pointer'],
      ['G', 'counters off and on'],
      ['Shift', 'hold, with the mouse over the map: a magnifying glass'],
      ['C', 'your cards'],
      ['+ − 0', 'zoom, and the whole map'],
      ['Arrows', 'move the map'],
      ['?', 'this list'],
    ],
  },
};
