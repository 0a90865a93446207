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
      'Click an enemy to fire at it, any other hex to move there, however far: a box beside the hex shows the chance, the cost and what else the click could mean. Its button does it; so do a second click on the hex, the main button and Enter.',
      'Turn a unit by dragging its ghost towards a side. The columns of the odds put CAPs on the roll. Units marked + join in when clicked. Smoke, hiding and the rest have their buttons.',
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
      ['Home', 'go back to the fight'],
      ['Arrows', 'pan the map'],
      ['?', 'this list'],
    ],
  },
};
