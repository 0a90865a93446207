import {
  bad,
  canonicalJson,
  checkShape,
  deny,
  grant,
  ok,
  type Outcome,
  parseSentence,
  printSentence,
  readJson,
  type Result,
  type Seat,
  type Sentence,
  type Verdict,
} from '@sandtable/kernel';
import { isByHand, isPerson } from './persons.ts';
import { checkBots, type Holder, holderSchema, PROCEDURE_SEAT, type Seating } from './terms.ts';

const ENDINGS = ['resign', 'draw', 'flag', 'claim', 'abort'] as const;

/**
 * The table ends a match that the rules would let go on. `by`: who resigned, ran out of time, claimed the match of an absent
 * player, or agreed to a draw. Seats that resign or lose on time lose together, whatever sides they are on: the table names them
 * all.
 */
export interface TableEnding {
  readonly table: (typeof ENDINGS)[number];
  readonly by: readonly Seat[];
}

/**
 * An entry made by the table itself: an end, a new holder of a seat, an undo that everyone has granted, or counters placed as on a
 * physical table. The game knows only about the last.
 */
export type TableEntry =
  | TableEnding
  | { readonly table: 'put'; readonly put: Sentence }
  | { readonly table: 'seat'; readonly seat: Seat; readonly holder: Holder }
  | { readonly table: 'undo'; readonly to: number; readonly by: readonly Seat[] };

/** The outcome of a match that the table ended; it has no scores. */
export interface TableOutcome extends Outcome {
  readonly by: readonly Seat[];
  readonly reason: { readonly rule: 'table'; readonly key: TableEnding['table'] };
}

/** By the game's rules, or by the table. */
export type MatchOutcome = Outcome | TableOutcome;

export function isByTable(outcome: MatchOutcome): outcome is TableOutcome {
  return 'by' in outcome;
}

export function isEnding(entry: object | undefined): entry is TableEnding {
  return entry !== undefined && 'table' in entry && ENDINGS.some((ending) => ending === entry.table);
}

export function tableOutcome({ table, by }: TableEnding, seating: Seating): TableOutcome {
  const others = Object.keys(seating).filter((seat) => !by.includes(seat));
  const winners = { resign: others, flag: others, claim: by, draw: [], abort: [] }[table];
  return { winners, scores: {}, reason: { rule: 'table', key: table }, by };
}

/**
 * `* resign german1 german2`, `* undo 12 german soviet`, `* put g03 E09 SE`, `* seat german {"bot":"captain","kind":"bot"}`. The
 * star takes the place of a sentence's seat and colon, so no sentence of any game can look like one of these.
 */
export function printTableEntry(entry: TableEntry, holder = (of: Holder): object => of): string {
  if (entry.table === 'seat') return `* seat ${entry.seat} ${canonicalJson(holder(entry.holder))}`;
  if (entry.table === 'put') return `* put ${printSentence(entry.put)}`;
  return ['*', entry.table, ...(entry.table === 'undo' ? [entry.to] : []), ...entry.by].join(' ');
}

const SEATS = '((?: [!-9;-~]+)*)';
const ENTRY = new RegExp(
  `^\\* (?:(${ENDINGS.join('|')})${SEATS}|undo (0|[1-9][0-9]{0,8})${SEATS}|seat ([!-9;-~]+) (.*)|put (.*))$`,
);

/** Null if the text is not an entry of the table. */
export function parseTableEntry(text: string, field: string): Result<TableEntry> | null {
  const [, ending, by = '', to, granted = '', seat, json = '', put] = ENTRY.exec(text) ?? [];
  const table = ENDINGS.find((each) => each === ending);
  if (table !== undefined) return ok({ table, by: by.split(' ').slice(1) });
  if (to !== undefined) return ok({ table: 'undo', to: Number(to), by: granted.split(' ').slice(1) });
  if (put !== undefined) {
    const words = parseSentence(put, field);
    return words.ok ? ok({ table: 'put', put: words.value }) : words;
  }
  if (seat === undefined) return text.startsWith('* ') ? bad(field, 'a word of the table', text) : null;
  const raw = readJson(json);
  const holder = raw.ok ? checkShape(holderSchema, raw.value, field) : raw;
  return holder.ok ? ok({ table: 'seat', seat, holder: holder.value }) : holder;
}

export function seatsIn(entry: TableEntry): readonly Seat[] {
  return 'by' in entry ? entry.by : 'seat' in entry ? [entry.seat] : [];
}

interface Standing {
  readonly asks: Seat | null;
  readonly seating: Seating;
  /** Whether an undo could go back to this entry. */
  isStanding(seq: number): boolean;
  /** The bots that may take a seat. */
  readonly bots: readonly string[];
}

/** May the table do this now? The caller must know that the named seats really agreed. */
export function judgeByTable(entry: TableEntry, { asks, seating, isStanding, bots }: Standing): Verdict {
  const named = seatsIn(entry);
  const isOnes = (seat: Seat): boolean => isPerson(seating, seat);
  const isAll = (seats: readonly Seat[]): boolean => seats.every((seat) => named.includes(seat));
  const everybody = Object.keys(seating);
  if (asks === null) return deny('table', 'over');
  if (!named.every((seat) => Object.hasOwn(seating, seat))) return deny('table', 'unknownSeat');
  if (new Set(named).size < named.length) return deny('table', 'namedTwice');
  switch (entry.table) {
    case 'resign':
    case 'claim':
      if (!named.some(isOnes)) return deny('table', 'noPerson');
      if (isAll(everybody)) return deny('table', 'nobodyElse');
      return entry.table === 'claim' && (named.includes(asks) || !isOnes(asks)) ? deny('table', 'notWaiting') : grant();
    case 'flag':
      if (!named.includes(asks) || !isOnes(asks)) return deny('table', 'notWaiting');
      return isAll(everybody) ? deny('table', 'nobodyElse') : grant();
    case 'draw':
      // Bots and the AI never agree to anything.
      return isAll(everybody) && everybody.every(isOnes) ? grant() : deny('table', 'notAgreed');
    case 'abort':
      return grant();
    case 'seat':
      return judgeSeating(seating, entry.seat, entry.holder, bots);
    case 'put':
      return isByHand(seating) ? grant() : deny('table', 'notByHand');
    case 'undo':
      if (!isAll(everybody.filter(isOnes)) || named.length === 0) return deny('table', 'notAgreed');
      return isStanding(entry.to) ? grant() : deny('undo', 'noSuchEntry');
  }
}

function judgeSeating(seating: Seating, seat: Seat, holder: Holder, bots: readonly string[]): Verdict {
  if (seat === PROCEDURE_SEAT || holder.kind === 'procedure') return deny('table', 'rulesOwn');
  if (canonicalJson(seating[seat]) === canonicalJson(holder)) return deny('table', 'sameHolder');
  return checkBots({ [seat]: holder }, bots).ok ? grant() : deny('table', 'unknownBot');
}
