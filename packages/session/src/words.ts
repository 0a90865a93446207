import { listed, printSentence, type Seat, type Sentence } from '@sandtable/kernel';
import type { TableEntry, TableOutcome } from './by-table.ts';

type NameOf = (seat: Seat) => string;
type PrintPut = (words: Sentence) => string;

/** What the table said: `German resigned`. The same in every game; only the words put by hand are printed by the game. */
export function explainByTable(entry: TableEntry, nameOf: NameOf, printPut: PrintPut = printSentence): string {
  if (entry.table === 'seat') {
    const { holder, seat } = entry;
    const who = holder.kind === 'person' ? holder.name : holder.kind === 'bot' ? `the bot ${holder.bot}` : 'the AI';
    return `${who} plays ${nameOf(seat)} from here`;
  }
  if (entry.table === 'put') return `put by hand: ${printPut(entry.put)}`;
  const names = listed(entry.by.map(nameOf));
  switch (entry.table) {
    case 'resign':
      return `${names} resigned`;
    case 'draw':
      return `${names} agreed to a draw`;
    case 'flag':
      return `${names} ran out of time`;
    case 'claim':
      return `${names} claimed the match`;
    case 'abort':
      return names === '' ? 'the match was called off' : `${names} did not come, so the match was called off`;
    case 'undo':
      return `${names} agreed to go back to ${entry.to === 0 ? 'the start' : `entry ${entry.to}`}`;
  }
}

/** `German resigned in round 3` */
export function explainTableEnd({ reason, by }: TableOutcome, nameOf: NameOf, round: number): string {
  return `${explainByTable({ table: reason.key, by }, nameOf)} in round ${round}`;
}
