/** What keeps a choice of a generation from being made, with the rule it rests on. Those of card options stand with them. */
export const DRAFT_RULES = {
  roleTaken: 'G2.1.1',
  boardInUse: 'G3.8a',
  edgeCovered: 'G3.8a',
  shortEdge: 'G2.1.6',
  edgeOfOthers: 'G2.1.6',
  otherTeam: 'G2.1g8v',
  notOfHand: 'G3.0a',
  notToTurn: 'G4.0d',
  facesThere: 'G4.0d',
  longHand: 'G2.1c',
} as const;
export type DraftKey = keyof typeof DRAFT_RULES;
