import { usePhone } from '../ui/page.ts';

interface Candidate {
  readonly isChosen: boolean;
}

/** The rows of a table with their numbers on the map; on a phone, which shows few rows, the chosen one comes first. */
export function useNumbered<Row extends Candidate>(
  rows: readonly Row[],
): readonly (Row & { readonly number: string })[] {
  const isPhone = usePhone();
  const numbered = rows.map((row, place) => ({ ...row, number: String(place + 1) }));
  return isPhone ? numbered.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen)) : numbered;
}
