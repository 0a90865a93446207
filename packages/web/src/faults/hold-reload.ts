/** Each stands for something that a reload would lose. */
const holds = new Set<symbol>();

/** From now on the page does not reload by itself, until what this gives back is called. */
export function holdReload(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  return () => void holds.delete(hold);
}

export function isReloadHeld(): boolean {
  return holds.size > 0;
}
