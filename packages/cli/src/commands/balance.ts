import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { counted, parseSeed } from '@sandtable/kernel';
import { type GameResult, shareOf } from '@sandtable/lab';
import type { BalanceDesk, BalanceItem, Change } from '../desk/balance.ts';
import type { Desk } from '../desk/desk.ts';
import { countOf, type Crew, playAll, type SeriesJob } from '../desk/play-games.ts';
import { seatedBots } from '../desk/seated-bots.ts';
import type { SeriesDesk } from '../desk/series-desk.ts';
import { BadInput, readTextFile, valueOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';
import { type Measurement, printSheet, putSheet, type Sheet, sheetIn } from './balance-sheet.ts';

export interface BalanceOptions extends Crew {
  readonly bot?: string;
  readonly games: string;
  readonly seed: string;
  /** Groups or items, separated by commas. */
  readonly only?: string;
  /** How many changes to try, at most, for an item outside its limits. */
  readonly tries: string;
  readonly check?: true;
  readonly json?: true;
}

interface Table {
  readonly desk: Desk;
  readonly series: SeriesDesk;
  readonly balance: BalanceDesk;
  readonly bot: string;
}

/** `balance`: measures every item that has limits, and tries changes to those outside. */
export async function measureBalance(
  desks: readonly Desk[],
  file: string | undefined,
  asked: BalanceOptions,
  out: Output,
  err: Output,
): Promise<boolean> {
  const tables = await Promise.all(
    desks.map(async (desk): Promise<Table> => {
      const [series, balance] = [await desk.series(), await desk.balance()];
      return { desk, series, balance, bot: asked.bot ?? desk.simulate.bot };
    }),
  );
  if (asked.check) return checkSheet(tables, file, asked, out, err);
  const seed = valueOf(parseSeed(asked.seed));
  const games = countOf(asked.games, '--games');
  const tries = asked.tries === '0' ? 0 : countOf(asked.tries, '--tries');
  const wanted = tables.flatMap((table) => {
    const items = asked.only === undefined ? table.balance.items : itemsIn(asked.only, table.balance.items);
    return items.map((item) => ({ table, item }));
  });
  if (wanted.length === 0)
    throw new BadInput(`--only: expected some of ${namesOf(tables).join(', ')}, got ${asked.only}`);
  const text = file === undefined ? null : readTextFile(file);
  if (text !== null && file !== undefined) refuseLosses({ file, text }, wanted, tables, asked);
  const play = (jobs: readonly SeriesJob[]) => playAll(jobs, asked, err);
  const played = await play(wanted.map(({ table, item }) => jobFor(table, item, { games, seed })));
  const rows = wanted.map(({ table, item }, place): Row => {
    const results = played[place] ?? [];
    return { table, item, results, measured: { ...measure(item, results), tries: [] } };
  });
  await tryChanges(rows, tries, (row, change) => jobFor(row.table, row.item, { games, seed }, change), play);
  const sheet = sheetOf(rows, { games, seed });
  if (asked.json) out.write(`${JSON.stringify(sheet)}\n`);
  else if (file === undefined || text === null) out.write(`${printSheet(sheet)}\n`);
  else {
    writeFileSync(file, putSheet(text, sheet));
    out.write(
      `${file}: ${rows.length} rows, ${rows.filter(({ measured }) => !measured.isInside).length} outside their limits\n`,
    );
  }
  return true;
}

interface Wanted {
  readonly table: Table;
  readonly item: BalanceItem;
}

/** As in the probes of a sheet. */
function nameOf({ table, item }: Wanted): string {
  return `${table.desk.id} ${item.id}`;
}

/** Refuses a page without marks, and one whose other rows would be lost because only some were asked for. */
function refuseLosses(
  { file, text }: { readonly file: string; readonly text: string },
  wanted: readonly Wanted[],
  tables: readonly Table[],
  { only }: BalanceOptions,
): void {
  const held = sheetIn(text);
  if (held === null) throw new BadInput(`${file}: expected the marks of a balance sheet`);
  const measured = new Set(wanted.map(nameOf));
  // A game measured whole may lose rows: they are of missions that it no longer has.
  const isLost = (row: string): boolean =>
    only === undefined ? !tables.some(({ desk }) => row.startsWith(`${desk.id} `)) : !measured.has(row);
  const lost = Object.keys(held.probes?.rows ?? {}).filter(isLost);
  if (lost.length === 0) return;
  const some = `${lost.slice(0, 3).join(', ')}${lost.length > 3 ? ', ...' : ''}`;
  throw new BadInput(
    `${file} would lose the ${counted(lost.length, 'row')} of ${some}: leave out the file, or measure everything`,
  );
}

interface Row extends Wanted {
  readonly results: readonly GameResult[];
  measured: Measurement;
}

interface Length {
  readonly games: number;
  readonly seed: string;
}

function jobFor({ series, bot }: Table, item: BalanceItem, { games, seed }: Length, change?: Change): SeriesJob {
  const { maker, export: name } = item;
  const { module, edition } = series;
  const given = seatedBots(valueOf(series.seats(item.options)), series.bots, { bots: bot });
  const plan = { options: { ...item.options, ...change?.options }, games, seed };
  return {
    maker,
    module,
    edition,
    export: name,
    given,
    plan,
    ...(change?.pack === undefined ? {} : { pack: change.pack }),
  };
}

function measure({ points, limits }: BalanceItem, results: readonly GameResult[]): Omit<Measurement, 'tries'> {
  const share = shareOf(
    results.reduce((sum, result) => sum + points(result), 0),
    results.length,
  );
  const { rate, low, high } = share;
  return {
    share: { rate, low, high },
    isInside: rate >= limits.low && rate <= limits.high,
    isSure: low > limits.high || high < limits.low,
  };
}

/** Tries each row's next change until one is inside. All rows go in step, to keep many workers busy. */
async function tryChanges(
  rows: readonly Row[],
  most: number,
  jobOf: (row: Row, change: Change) => SeriesJob,
  play: (jobs: readonly SeriesJob[]) => Promise<readonly (readonly GameResult[])[]>,
): Promise<void> {
  const todo = new Map(
    rows.flatMap((row): [Row, Change[]][] => {
      const { isInside, share } = row.measured;
      return isInside ? [] : [[row, row.item.changes(share.rate < row.item.limits.low).slice(0, most)]];
    }),
  );
  while (todo.size > 0) {
    const step = [...todo].flatMap(([row, changes]) => {
      const change = nextOf(row.table.balance, changes);
      if (change === undefined) todo.delete(row);
      return change === undefined ? [] : [{ row, change }];
    });
    const played = await play(step.map(({ row, change }) => jobOf(row, change)));
    for (const [place, { row, change }] of step.entries()) {
      const tried = { name: change.name, ...measure(row.item, played[place] ?? []) };
      row.measured = { ...row.measured, tries: [...row.measured.tries, tried] };
      if (tried.isInside) todo.delete(row);
    }
  }
}

/** Takes the next change that makes a valid mission. */
function nextOf({ open }: BalanceDesk, changes: Change[]): Change | undefined {
  for (let next = changes.shift(); next !== undefined; next = changes.shift()) {
    try {
      if (next.pack !== undefined) open(next.pack);
      return next;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
    }
  }
  return undefined;
}

/** Games replayed per row. Two long matches suffice to show that play has changed. */
const PROBE = 2;

function sheetOf(rows: readonly Row[], { games, seed }: Length): Sheet {
  const tables = [...new Set(rows.map(({ table }) => table))];
  return {
    games,
    seed,
    parts: tables.map((table) => {
      const own = rows.filter((row) => row.table === table);
      return {
        game: table.desk.id,
        name: table.desk.name,
        bot: table.bot,
        rows: own.map(({ item: { id, group, whose, limits }, measured, results }) => ({
          ...{ id, group, whose, limits },
          ...measured,
          probe: probeOf(results),
        })),
        notes: table.balance.notes(new Map(own.map(({ item, results }) => [item.id, results]))),
      };
    }),
  };
}

function probeOf(results: readonly GameResult[]): string {
  const first = results.slice(0, PROBE).map(({ outcome, entries, tallies }) => [outcome, entries, tallies]);
  return createHash('sha256').update(JSON.stringify(first)).digest('hex').slice(0, 8);
}

function itemsIn(only: string, items: readonly BalanceItem[]): readonly BalanceItem[] {
  const words = only.split(',').map((word) => word.trim());
  return items.filter(({ id, group }) => words.includes(id) || words.includes(group));
}

function namesOf(tables: readonly Table[]): readonly string[] {
  return [...new Set(tables.flatMap(({ balance }) => balance.items.map(({ group }) => group)))];
}

/** Whether a row is of one of these games. */
function isOf(name: string, tables: readonly Table[]): boolean {
  return tables.some(({ desk }) => name.startsWith(`${desk.id} `));
}

/** `--check`: plays the first games of every row again, and compares. */
async function checkSheet(
  tables: readonly Table[],
  file: string | undefined,
  asked: BalanceOptions,
  out: Output,
  err: Output,
): Promise<boolean> {
  if (file === undefined) throw new BadInput('--check: expected the file of a balance sheet, got nothing');
  const sheet = sheetIn(readTextFile(file));
  if (sheet === null || sheet.probes === null) throw new BadInput(`${file}: expected a balance sheet`);
  const { seed, bots, rows } = sheet.probes;
  const known = tables.flatMap((table) =>
    table.balance.items.map((item) => ({ table: { ...table, bot: bots[table.desk.id] ?? table.bot }, item })),
  );
  const there = known.filter((each) => rows[nameOf(each)] !== undefined);
  const jobs = there.map(({ table, item }) => jobFor(table, item, { games: PROBE, seed }));
  const played = await playAll(jobs, asked, err);
  const names = new Set(known.map(nameOf));
  const problems = [
    ...there.flatMap((each, place) =>
      probeOf(played[place] ?? []) === rows[nameOf(each)] ? [] : [`${nameOf(each)}: plays otherwise now`],
    ),
    ...known.flatMap((each) => (rows[nameOf(each)] === undefined ? [`${nameOf(each)}: not in the sheet`] : [])),
    // Rows of a game that was not asked for are left alone.
    ...Object.keys(rows).flatMap((name) => (names.has(name) || !isOf(name, tables) ? [] : [`${name}: is no more`])),
  ];
  out.write(
    problems.length === 0
      ? `${file}: of this edition, all ${there.length} rows\n`
      : `${problems.join('\n')}\n${file}: ${problems.length} rows are not of this edition; measure them again with sandtable balance\n`,
  );
  return problems.length === 0;
}
