export function rowsIn(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll('button') ?? [])];
}

/** The row of a menu that a key leads to; undefined if it is not one of the menu's keys. */
export function rowAfter(key: string, rows: readonly HTMLElement[]): HTMLElement | undefined {
  const here = rows.findIndex((row) => row === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return rows[(here + 1) % rows.length];
    case 'ArrowUp':
      return rows.at(here <= 0 ? -1 : here - 1);
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    default:
      return undefined;
  }
}
