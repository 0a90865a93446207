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
    line: 'A question mark is a Rumored Enemy: somebody, a mine, or nobody. Get next to it to find out.',
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
