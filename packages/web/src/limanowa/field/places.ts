import { printHex, type Seen } from '@sandtable/limanowa';

export function hexId({ map }: Pick<Seen, 'map'>, hex: number): string {
  return printHex(map, hex);
}

/** Where a unit stands, by the board's name of the hex; undefined for one that is lost. */
export function hexIdOfUnit(seen: Seen, unit: number): string | undefined {
  const at = seen.view.units[unit]?.at ?? -1;
  return at === -1 ? undefined : hexId(seen, at);
}
