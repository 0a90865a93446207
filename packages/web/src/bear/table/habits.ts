import type { Habits } from '../../face/table.ts';

/** Tips: one line about a rule, shown when it first comes up. */
export const MARKS = {
  check: {
    line: 'After an action paid in AP a card is drawn: if you paid its number or more, the unit is spent until the next round.',
    rule: 'B2.2g',
  },
  caps: {
    line: 'CAPs replace AP and do not count for the spent check. They come back every round; unspent ones are lost.',
    rule: 'B3.2',
  },
  dice: { line: 'Before one of your own rolls you may spend up to 2 CAPs on it.', rule: 'B3.2.3' },
  hit: {
    line: 'A hit marker changes what a unit can do. One more hit destroys it; a rally may remove it.',
    rule: 'B7.5',
  },
  rally: {
    line: 'Rallied: the marker is gone. Cover and an unhit friend in the hex each add 1 to the roll.',
    rule: 'B7.6',
  },
  capLost: { line: 'Lost units lower your CAPs: every round one fewer comes back for each of them.', rule: 'B7.4.1' },
  rumor: {
    line: 'A question mark is a Rumored Enemy: someone, a mine, or nobody. Get next to it to find out.',
    rule: 'S6.0',
  },
  revealed: {
    line: 'A Rumored Enemy is revealed when one of your units is next to it, or sees it in the open.',
    rule: 'S6.2',
  },
  closeCombat: {
    line: 'Close combat: enemies in one hex. All defend with their flank; squads get +4 FP, crewed weapons −2.',
    rule: 'B7.7.3',
  },
  longRange: { line: 'Long range: up to twice a unit’s range, with 2 less firepower.', rule: 'B7.7.1' },
  smoke: { line: 'Smoke protects the units in it and veils what is behind it. It thins every round.', rule: 'B6.0.7' },
  card: {
    line: 'Action Cards: most take your whole turn and cost nothing. Cards you do not play stay in your hand.',
    rule: 'B8.1',
  },
  objective: { line: 'A Control Marker belongs to the side that last had a unit alone in its hex.', rule: 'B19.3' },
  aiPass: {
    line: 'The AI passes when it can carry out nothing on its card. Pass too, and the round ends.',
    rule: 'S2.3.3',
  },
  track: {
    line: 'Some cards advance the marker on the Mission Track. Its spaces trigger events; at its end the mission ends.',
    rule: 'S2.3.1',
  },
  round: { line: 'A new round: every unit is fresh again, and your CAPs are back.', rule: 'B2.3' },
} satisfies Habits['marks'];

export type TipName = keyof typeof MARKS;

export const HABITS: Habits = {
  marks: MARKS,
  keys: { p: 'pivot', r: 'rally' },
  zone: 'Fire zone',
  breaks: { hit: 'one of mine is hit', seen: 'one of mine is seen', entered: 'a hex of mine is entered' },
  over: 'Game over',
  help: {
    steps: [
      'Select a unit on the map or in the list. Blue discs are hexes it can move to, with the cost; orange rings are targets, with the chance to hit.',
      'With a unit selected, clicking another of your counters selects that one instead. To move into its hex, click the blue disc beside it; to add it to an order, click it after choosing the action.',
      'Click an enemy to fire at it, or any other hex to move there. A box beside the hex shows the chance, the cost and what else the click could mean. To confirm, press its button, the main button or Enter, or click the hex again.',
      'To a hex several moves away the box lists the steps of this round: what each costs, and who could fire at the unit there. The button makes the first step only; the rest is offered in your next turns.',
      'To change a unit’s facing, press an arrow round its ghost. Click a column of the odds to put CAPs on the roll. Click units marked + to have them join in. Smoke, hiding and the rest have buttons of their own.',
      'Or drag one of your counters to where it is to go: at the pointer stand the cost and the threat there. Letting it go proposes the move, Esc puts it back. With a finger, select it first; otherwise you move the map.',
      'Press the right mouse button on one of your counters, or hold a finger on it, for its orders at the counter: what each costs, and why it cannot be given.',
      'Anything you cannot do says why: press it, or point at it. Hold a finger on a hex, a button or a figure to ask about it; tap the map twice for the fight, twice more for all of it.',
    ],
    keys: [
      ['Q W E A S D', 'move the cursor from hex to hex'],
      ['Tab', 'on the map: cycle through your units'],
      ['Enter', 'do what the main button says; otherwise act at the cursor'],
      ['Shift F10', 'or the menu key, on the map: orders of the unit at the cursor'],
      ['Space', 'continue; let the AI answer; next frame of its turn; on the map, act at the cursor'],
      ['Esc', 'one step back; skip the AI turn'],
      ['Z', 'undo'],
      ['H', 'hint; hurry a general who thinks'],
      ['P, R', 'pivot or rally the selected unit'],
      ['F', 'fire zone of the selected unit'],
      ['L', 'hold: line of sight from the hex under the pointer'],
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
