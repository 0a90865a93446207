import { isRecord, readJson } from '@sandtable/kernel';
import type { Limits } from '../desk/balance.ts';

interface Figure {
  readonly share: Readonly<Record<'rate' | 'low' | 'high', number>>;
  readonly isInside: boolean;
  /** The whole confidence interval is outside. */
  readonly isSure: boolean;
}

export interface Measurement extends Figure {
  /** Changes tried, in order; only the last can be inside. */
  readonly tries: readonly (Figure & { readonly name: string })[];
}

interface SheetRow extends Measurement {
  readonly id: string;
  readonly group: string;
  readonly whose: string;
  readonly limits: Limits;
  /** A digest of the first games, to see whether a later edition plays them the same. */
  readonly probe: string;
}

export interface Sheet {
  readonly games: number;
  readonly seed: string;
  readonly parts: readonly {
    readonly game: string;
    readonly name: string;
    readonly bot: string;
    readonly rows: readonly SheetRow[];
    readonly notes: readonly string[];
  }[];
}

const BEGIN = '<!-- The balance sheet begins here. Written by `sandtable balance`; do not edit. -->';
const END = '<!-- The balance sheet ends here. -->';
const PROBES = /<!-- probes (\{.*\}) -->/;

export function printSheet({ games, seed, parts }: Sheet): string {
  const probes = {
    seed,
    bots: Object.fromEntries(parts.map(({ game, bot }) => [game, bot])),
    rows: Object.fromEntries(parts.flatMap(({ game, rows }) => rows.map(({ id, probe }) => [`${game} ${id}`, probe]))),
  };
  return [
    introductionOf({ games, seed, parts }),
    ...parts.flatMap(({ name, bot, rows, notes }) => [
      `### ${name}: the bot \`${bot}\``,
      appliesOf(rows),
      ...[...new Set(rows.map(({ group }) => group))].map((group) =>
        tableOf(
          group,
          rows.filter((row) => row.group === group),
        ),
      ),
      ...notes,
    ]),
    `<!-- probes ${JSON.stringify(probes)} -->`,
  ].join('\n\n');
}

function introductionOf({ games, seed, parts }: Sheet): string {
  const wasTried = parts.some(({ rows }) => rows.some(({ tries }) => tries.length > 0));
  return [
    `${games} games each, seed ${seed}. In brackets the 95% interval of the share.`,
    '*outside* is what is outside its limits by its figure alone; *surely*, if its whole interval is.',
    ...(wasTried
      ? [
          'What is outside was tried again with one figure changed at a time, until one of them brought it in: nothing of it is applied.',
        ]
      : []),
  ].join(' ');
}

/** Lists the rows outside their limits, each with the change that would bring it in. */
function appliesOf(rows: readonly SheetRow[]): string {
  const outside = rows.filter(({ isInside }) => !isInside);
  if (outside.length === 0) return 'Everything is within its limits.';
  const cures = outside.map(({ id, tries }) => {
    const cure = tries.find(({ isInside }) => isInside);
    return `- \`${id}\`: ${cure?.name ?? (tries.length === 0 ? 'nothing was tried' : 'nothing that was tried')}`;
  });
  return [`${outside.length} of ${rows.length} are outside. What would bring them in:`, '', ...cures].join('\n');
}

function tableOf(group: string, rows: readonly SheetRow[]): string {
  return [
    `| ${group} | share of | | limits | | tried |`,
    '|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const { id, whose, limits, isInside, isSure, tries } = row;
      const verdict = isInside ? '' : isSure ? 'surely outside' : 'outside';
      const tried = tries.map((each) => `${each.name}: ${shareText(each)}`).join('; ');
      return `| \`${id}\` | ${whose} | ${shareText(row)} | ${whole(limits.low)}-${whole(limits.high)}% | ${verdict} | ${tried} |`;
    }),
  ].join('\n');
}

/** `53% (48-58)` */
function shareText({ share: { rate, low, high } }: Figure): string {
  return `${whole(rate)}% (${whole(low)}-${whole(high)})`;
}

function whole(rate: number): string {
  return String(Math.round(rate * 100));
}

interface Probes {
  readonly seed: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, string>>;
}

/** What the page holds between the marks; null if it has no marks. */
export function sheetIn(text: string): { readonly probes: Probes | null } | null {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin) return null;
  const [, found = ''] = PROBES.exec(text.slice(begin, end)) ?? [];
  const read = readJson(found);
  return { probes: read.ok ? probesIn(read.value) : null };
}

function probesIn(raw: unknown): Probes | null {
  const { seed, bots, rows } = isRecord(raw) ? raw : {};
  return typeof seed === 'string' ? { seed, bots: textsIn(bots), rows: textsIn(rows) } : null;
}

function textsIn(raw: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(isRecord(raw) ? raw : {}).map(([name, value]) => [name, String(value)]));
}

export function putSheet(text: string, sheet: Sheet): string {
  const [begin, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  return `${text.slice(0, begin)}\n${printSheet(sheet)}\n${text.slice(end)}`;
}
