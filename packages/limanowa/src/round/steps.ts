/** L6.1-L6.3: the steps of a player's round, in order. Those named after a plan wait for it. */
export const STEP = {
  openingPlan: 0,
  openingReaction: 1,
  openingCard: 2,
  bombardment: 3,
  openingEnd: 4,
  centralPlan: 5,
  centralReaction: 6,
  moves: 7,
  tokens: 8,
  combat: 9,
  centralEnd: 10,
  closingPlan: 11,
  closingReaction: 12,
  closingCard: 13,
  pursuit: 14,
  end: 15,
} as const;
