/** The same answer for the same number: a picture that is the same object need not be drawn again. */
export function remembered<T>(make: (of: number) => T): (of?: number) => T {
  const made = new Map<number, T>();
  return (of = -1) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}
