/** L6.1-L6.3: the steps of a player's round, in order. Those named after a plan wait for it. */
export const STEP = {
  openingPlan: 0,
  openingReaction: 1,
  openingCard: 2,
  bombardment: 3,
  centralPlan: 4,
  centralReaction: 5,
  moves: 6,
  tokens: 7,
  combat: 8,
  closingPlan: 9,
  closingReaction: 10,
  closingCard: 11,
  pursuit: 12,
  end: 13,
} as const;
