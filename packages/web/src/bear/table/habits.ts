import type { Habits } from '../../face/table.ts';
import { MARKS } from './marks.ts';

export const HABITS: Habits = {
  marks: MARKS,
  keys: { p: 'pivot', r: 'rally' },
  zone: 'Fire zone',
  over: 'Game over',
  help: {
    steps: [
      'Select a unit on the map or in the list. Blue discs are hexes it can move to, with the cost; orange rings are targets, with the chance to hit.',
      'With a unit selected, clicking another of your counters selects that one instead. To move into its hex, click the blue disc beside it; to add it to an order, click it after choosing the action.',
      'Click an enemy to fire at it, or any other hex to move there, however far. A box beside the hex shows the chance, the cost and what else the click could mean. To confirm, press its button, the main button or Enter, or click the hex again.',
      'To change a unit’s facing, drag its ghost towards a hexside. Click a column of the odds to put CAPs on the roll. Click units marked + to have them join in. Smoke, hiding and the rest have buttons of their own.',
      'Anything you cannot do says why: point at it, or long-press it.',
    ],
    keys: [
      ['Q W E A S D', 'move the cursor from hex to hex'],
      ['Tab', 'on the map: cycle through your units'],
      ['Enter', 'act at the cursor; confirm'],
      ['Space', 'continue; next frame of the AI turn'],
      ['Esc', 'one step back; skip the AI turn'],
      ['Z', 'undo'],
      ['P, R', 'pivot or rally the selected unit'],
      ['F', 'fire zone of the selected unit'],
      ['L', 'hold: line of sight from the hex under the pointer'],
      ['G', 'hide or show counters'],
      ['Shift', 'hold over the map: magnifying glass'],
      ['C', 'your cards'],
      ['+ − 0', 'zoom, and fit the whole map'],
      ['Home', 'return to the fight'],
      ['Arrows', 'pan the map'],
      ['?', 'this list'],
    ],
  },
};
