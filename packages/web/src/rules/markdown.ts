import { madeOnce } from '@sandtable/kernel';
import { OPTION_MARK } from './option-words.ts';
import { parseSpans, type Span, wordsOf } from './spans.ts';

export type Block =
  | { readonly kind: 'rule' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string };

export type Row = readonly (readonly Span[])[];

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
  /** Failed to load: only its title is known. */
  readonly isMissing?: boolean;
}

/** Parses the markdown of our rulebooks: headings, paragraphs, flat lists, tables, fenced lines. */
export function parseChapter(markdown: string): Chapter {
  let title = '';
  const sections: { title: string; blocks: Block[] }[] = [{ title: '', blocks: [] }];
  for (const piece of piecesOf(markdown)) {
    const [, marks, heading = ''] = /^(#+) (.*)$/.exec(piece) ?? [];
    if (marks === '#') title = heading;
    else if (marks !== undefined) sections.push({ title: heading, blocks: [] });
    else sections.at(-1)?.blocks.push(parseBlock(piece));
  }
  return { title, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** Splits a text into headings, paragraphs, list items, tables and fences, each with its continuation lines. */
function piecesOf(markdown: string): string[] {
  const pieces: string[] = [];
  let isOpen = false;
  let isFenced = false;
  for (const line of markdown.split('\n')) {
    const isFence = line.startsWith('```');
    const runsOn =
      isOpen &&
      (isFenced || !/^(?:#|- |```|$)/.test(line)) &&
      !(startsTable(line) && !startsTable(pieces.at(-1) ?? ''));
    if (isFence) isFenced = !isFenced;
    if (runsOn || (isFence && !isFenced)) pieces.push(`${pieces.pop() ?? ''}\n${line}`);
    else if (line.trim() !== '') pieces.push(line);
    isOpen = isFenced || (line.trim() !== '' && !line.startsWith('#') && !isFence);
  }
  return pieces;
}

function startsTable(text: string): boolean {
  return text.startsWith('|');
}

function parseBlock(piece: string): Block {
  if (piece.startsWith('```')) return { kind: 'code', text: piece.split('\n').slice(1, -1).join('\n') };
  if (startsTable(piece)) return parseTable(piece);
  const text = piece.replaceAll(/\n\s*/g, ' ');
  return text.startsWith('- ')
    ? { kind: 'rule', spans: parseSpans(text.slice(2)) }
    : { kind: 'paragraph', spans: parseSpans(text) };
}

function parseTable(piece: string): Block {
  const [head = [], , ...rows] = piece.split('\n').map(parseRow);
  return { kind: 'table', head, rows };
}

function parseRow(line: string): Row {
  const cells = line.trim().replaceAll(/^\||\|$/g, '');
  return cells.split('|').map((cell) => parseSpans(cell.trim()));
}

export function headOf(head: Row): string {
  return wordsOf(head[0] ?? []);
}

/** The ids of the rules stated in a block. Memoised: every lookup of a rule goes through all blocks. */
export const idsIn = madeOnce((block: Block): readonly string[] =>
  spansOf(block).flatMap((span) => (span.kind === 'anchor' ? [span.id] : [])),
);

/** Reduces a table to the row that states this rule; other blocks are returned as they are. */
export function narrowedTo(block: Block, id: string): Block {
  if (block.kind !== 'table') return block;
  const rows = block.rows.filter((row) =>
    row.some((cell) => cell.some((span) => span.kind === 'anchor' && span.id === id)),
  );
  return rows.length === 0 ? block : { ...block, rows };
}

/** A table as tables of one row each, for searching; any other block as it is. */
export function rowsOf(block: Block): { readonly block: Block; readonly whole: Block }[] {
  if (block.kind !== 'table') return [{ block, whole: block }];
  return block.rows.map((row) => ({ block: { ...block, rows: [row] }, whole: block }));
}

/** The keys of the options a block names, as in a file. */
export function keysIn(block: Block): string {
  const links = spansOf(block).flatMap((span) => (span.kind === 'link' ? [span.href] : []));
  return links.flatMap((href) => (href.startsWith(OPTION_MARK) ? [href.slice(OPTION_MARK.length)] : [])).join(' ');
}

export function textOf(block: Block): string {
  return block.kind === 'code' ? block.text : wordsOf(spansOf(block));
}

function spansOf(block: Block): readonly Span[] {
  if (block.kind === 'code') return [];
  if (block.kind !== 'table') return block.spans;
  const gap: Span = { kind: 'text', text: ' ' };
  return [block.head, ...block.rows].flatMap((row) => row.flatMap((cell) => [...cell, gap]));
}
