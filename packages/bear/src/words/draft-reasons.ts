import type { DraftKey } from '../generator/reasons.ts';

/** Why something cannot be chosen in a generation. */
export const draftWords: Readonly<Record<DraftKey, (told: { readonly amount: number }) => string>> = {
  roleTaken: () => 'somebody has chosen that already',
  boardInUse: () => 'that board is on the table already, or not among those you play with',
  edgeCovered: () => 'another board lies against that edge',
  shortEdge: () => 'this guideline is fought from one long edge to the other',
  edgeOfOthers: () => 'others enter from that edge',
  otherTeam: () => 'name yourself or your team-mate',
  notOfHand: () => 'the card is not in your hand',
  notToTurn: () => 'turn your own units on the map; those carried or in a bunker face as it does',
  facesThere: () => 'it faces that way already',
  longHand: ({ amount }) => `for so few rounds a hand of no more than ${amount} cards is recommended`,
};
