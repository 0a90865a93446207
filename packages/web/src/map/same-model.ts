/** Whether two plain values say the same. */
export function sameModel(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
