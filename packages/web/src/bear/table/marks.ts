import type { Habits } from '../../face/table.ts';

/** What is said of a rule when it is first met. */
export const MARKS: Habits['marks'] = {
  check: {
    line: 'After an action for AP a card is drawn: pay as much as its number or more, and the unit is spent until the next round.',
    rule: 'B2.2g',
  },
  caps: { line: 'CAPs replace AP and tire nobody. They come back every round; unspent ones are lost.', rule: 'B3.2' },
  dice: { line: 'Up to 2 CAPs may be added to one of your own rolls, before it is rolled.', rule: 'B3.2.3' },
  hit: {
    line: 'A hit marker changes what a unit can do. One more hit destroys it; a rally may remove it.',
    rule: 'B7.5',
  },
  rally: { line: 'Rallied: the marker is gone. Cover, and an unhurt friend in the hex, help the roll.', rule: 'B7.6' },
  capLost: { line: 'Every unit you lose costs you a CAP, and one less comes back each round.', rule: 'B7.4.1' },
  rumor: {
    line: 'A question mark is a Rumored Enemy: somebody, a mine, or nobody. Get next to it to find out.',
    rule: 'S6.0',
  },
  revealed: { line: 'A rumor is revealed next to one of your units, or in the open where one sees it.', rule: 'S6.2' },
  closeCombat: {
    line: 'Close combat: enemies in one hex. The flank counts, squads get +4, and crewed weapons −2.',
    rule: 'B7.7.3',
  },
  longRange: { line: 'Long range: up to twice a unit’s range, with 2 less firepower.', rule: 'B7.7.1' },
  smoke: { line: 'Smoke protects those in it and veils what is behind it. It thins out every round.', rule: 'B6.0.7' },
  card: {
    line: 'Action Cards: most take your whole turn and cost nothing. What you do not play stays in your hand.',
    rule: 'B8.1',
  },
  objective: { line: 'A Control Marker belongs to whoever was last alone in its hex.', rule: 'B19.3' },
  aiPass: {
    line: 'The AI passes when nothing on its card can be done. Pass too, and the round is over.',
    rule: 'S2.3.3',
  },
  track: {
    line: 'Some cards move the marker on the Mission Track. Spaces have events; at the end the mission ends.',
    rule: 'S2.3.1',
  },
  round: { line: 'The round is over: both sides passed. Everybody is fresh again, and CAPs are back.', rule: 'B2.3' },
};
