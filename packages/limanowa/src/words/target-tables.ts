import { ATTACKED_BATTERY, LS7A1, LS7A2, LS7B1, LS7B2, LS7B3, LS7C1, LS7C2 } from '../solo/tables.ts';
import type { RowId, RungKey } from '../solo/trace.ts';
import { RUNG_WORDS } from './rung-words.ts';

/** A row of a table: when it applies, and what it compares in order. */
export interface TableRowText {
  readonly rule: string;
  readonly text: string;
}

export interface TargetTableText {
  readonly rule: string;
  readonly title: string;
  readonly rows: readonly TableRowText[];
}

interface Row {
  readonly row: RowId;
  readonly rungs: readonly { readonly rung: RungKey }[];
}

/** In the order of the AI's ladder. */
function rowText({ row, rungs }: Row, when: string): TableRowText {
  const order = rungs.map(({ rung }) => RUNG_WORDS[rung].prefers);
  return { rule: row, text: order.length === 0 ? when : `${when}: ${[...order, 'die'].join(', ')}` };
}

const TABLES: readonly TargetTableText[] = [
  {
    rule: 'LS7A',
    title: 'Counter-attack: which attacker, with a TV above 0?',
    rows: [rowText(LS7A1, 'An attacker with 1 RP'), rowText(LS7A2, 'Otherwise any attacker')],
  },
  {
    rule: 'LS7B',
    title: 'Artillery token: attack or support, and against whom?',
    rows: [
      rowText(LS7B1, 'Artillery attack on an attacker with 1 RP'),
      rowText(ATTACKED_BATTERY, 'Otherwise artillery attack on a unit that attacks a battery'),
      rowText(LS7B2, 'Otherwise support for a counter-attack'),
      rowText(LS7B3, 'Otherwise artillery attack on any attacker'),
      { rule: 'LS7B4', text: 'Support only against an attacker that the counter-attack would then choose' },
    ],
  },
  {
    rule: 'LS7C',
    title: 'Defence card: which attacked unit?',
    rows: [
      rowText(LS7C1, 'The only one on an objective'),
      rowText(LS7C2, 'Otherwise those on objectives, or all if none is'),
    ],
  },
];

/** LS7.0: the AI's second reference card in short. */
export function targetTables(): readonly TargetTableText[] {
  return TABLES;
}
