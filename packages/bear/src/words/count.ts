/** `1 hex`, `3 hexes` */
export function count(amount: number, one: string, several: string): string {
  return `${amount} ${amount === 1 ? one : several}`;
}
