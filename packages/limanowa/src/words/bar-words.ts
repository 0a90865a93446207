/** Why a unit cannot be told something, in a word or two: they stand on its button. The whole reason is told elsewhere. */
const BARS: Readonly<Record<string, string>> = {
  lost: 'lost',
  movedAlready: 'has a move',
  noMovesLeft: 'no moves',
  nobodyToMove: 'no moves',
  firesForCard: 'fires',
  noRoom: 'no route',
  noTokens: 'no tokens',
  batteryMoved: 'it moves',
  batterySpent: 'has fired',
  noTarget: 'no target',
  noShot: 'no target',
  outOfRange: 'no target',
  noHit: 'no target',
  nobodyToSupport: 'no attack',
  forestBan: 'in forest',
};

/** `has a move`, `no target` */
export function shortBar(key: string | undefined): string {
  return (key === undefined ? undefined : BARS[key]) ?? 'not now';
}
