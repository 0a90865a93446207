import { explainReason, NONE, printHex, printUnit, readHex, type Seen, unitKind } from '@sandtable/limanowa';
import { bad, ok, type Reason } from '@sandtable/kernel';
import { optionValue } from '../../desk/asked.ts';

/** What units and hexes are called: `a03`, `0604`. */
export interface Names {
  hex(hex: number): string;
  unit(unit: number): string;
}

export function namesOf(seen: Seen): Names {
  return { hex: (hex) => printHex(seen.map, hex), unit: (unit) => printUnit(seen, unit) };
}

/** The unit that is asked about, on the map; a word that is none ends the question. */
export function unitAsked(seen: Seen, word: string, option: string): number {
  const unit = unitKind.read(seen, word);
  if (unit === undefined) return optionValue(bad(option, 'a unit of the position, such as a03', word));
  const isLost = seen.view.units[unit]?.at === NONE;
  return optionValue(isLost ? bad(option, 'a unit on the map', word) : ok(unit));
}

export function hexAsked(seen: Seen, word: string, option: string): number {
  const hex = readHex(seen.map, word);
  return optionValue(hex === undefined ? bad(option, 'a hex of the map, such as 0604', word) : ok(hex));
}

/** `the target is out of range (L9b)` */
export function reasonLine(seen: Seen, reason: Reason): string {
  return `${explainReason(seen, reason)} (${reason.rule})`;
}
