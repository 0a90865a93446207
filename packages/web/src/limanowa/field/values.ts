import { type Seen, typeOf } from '@sandtable/limanowa';

/** `AV 4 · DV 3 · move 2 · range 1` */
export function valuesOf(seen: Seen, unit: number): string {
  const { av, dv, move, range } = typeOf(seen, unit);
  return `AV ${av + seen.die.av} · DV ${dv} · move ${move} · range ${range}`;
}
