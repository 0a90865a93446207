/**
 * The language itself keeps the last text in which a pattern was found, for as long as the page is open: the words of a card in
 * somebody's hand, say. After this it is an empty one.
 */
export function forgetMatched(): void {
  if (!/(?:)/.test('')) throw new Error('nothing is found in every text');
}
