import { kind } from '@sandtable/kernel';
import { printHex, readHex } from '../board/map.ts';
import { corpsOf, unitOf } from '../model/battle.ts';
import type { Seen } from '../model/state.ts';
import { type HexId, type UnitId, unitId } from '../model/ids.ts';

/** `a03`, `r11`: the letter of the side and the unit's number. */
export const unitKind = kind('unit', { read: readUnit, print: printUnit });

/** `0604`: column 6, row 4. */
export const hexKind = kind('hex', {
  read: ({ map }: Seen, word) => readHex(map, word),
  print: ({ map }, hex: HexId) => printHex(map, hex),
});

function readUnit(seen: Seen, word: string): UnitId | undefined {
  if (!/^[ar][0-9]{2}$/.test(word)) return undefined;
  const number = Number(word.slice(1));
  const side = word.startsWith('a') ? 'austria' : 'russia';
  const found = seen.view.units.findIndex((unit) => unit.number === number && corpsOf(seen, unit.corps).side === side);
  return found < 0 ? undefined : unitId(found);
}

export function printUnit(seen: Seen, unit: UnitId): string {
  const { corps, number } = unitOf(seen, unit);
  return `${corpsOf(seen, corps).side === 'austria' ? 'a' : 'r'}${String(number).padStart(2, '0')}`;
}
