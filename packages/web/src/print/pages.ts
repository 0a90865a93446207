import type { BoardPicture } from '@sandtable/board';
import type { PrintCard, PrintJob, PrintPart, SheetPrint, Token, TokenFace } from '../face/print.ts';
import { type Area, areaOf, type Backs, type PrintChoice } from './paper.ts';
import type { FlowItem } from './flow-items.ts';
import { type Tile, tilesOf } from './tiles.ts';

export interface Page {
  readonly part: string;
  readonly title: string;
  readonly body:
    | { readonly kind: 'flow'; readonly items: readonly FlowItem[] }
    | { readonly kind: 'tokens'; readonly places: readonly TokenPlace[]; readonly folds: readonly Fold[] }
    | { readonly kind: 'cards'; readonly cards: readonly PrintCard[]; readonly isSmall: boolean }
    | { readonly kind: 'overview'; readonly picture: BoardPicture }
    | { readonly kind: 'tile'; readonly tile: Tile; readonly picture: BoardPicture };
}

/** In millimetres from the corner of the area. */
export interface TokenPlace {
  readonly x: number;
  readonly y: number;
  readonly face: TokenFace | null;
  /** Upside down: this face is folded over. */
  readonly isTurned: boolean;
}

export interface Fold {
  readonly y: number;
  readonly width: number;
}

/** Sheets of text, already broken into pages, by part. */
export type FlowPages = Readonly<Record<string, readonly (readonly FlowItem[])[]>>;

export function pagesOf({ parts }: PrintJob, choice: PrintChoice, flows: FlowPages): Page[] {
  return together(parts.filter(({ id }) => choice.parts.includes(id))).flatMap((part) =>
    pagesOfPart(part, choice, flows),
  );
}

/** All counters and other pieces to cut out share their pages. */
function together(parts: readonly PrintPart[]): PrintPart[] {
  const tokens = parts.flatMap(({ print }) => (print.kind === 'tokens' ? print.tokens : []));
  const cut = parts.filter(({ print }) => print.kind === 'tokens');
  const [first] = cut;
  if (first === undefined) return [...parts];
  const title = cut.map((part) => part.title).join(', ');
  const joined: PrintPart = { ...first, title, print: { kind: 'tokens', tokens } };
  return parts.flatMap((part) => (part === first ? [joined] : cut.includes(part) ? [] : [part]));
}

/** The parts that are text and must be measured. */
export function sheetsIn(
  { parts }: PrintJob,
  chosen: readonly string[],
): (PrintPart & { readonly print: SheetPrint })[] {
  return parts.flatMap(({ print, ...part }) =>
    print.kind === 'sheet' && chosen.includes(part.id) ? [{ ...part, print }] : [],
  );
}

function pagesOfPart({ id, title, print }: PrintPart, choice: PrintChoice, flows: FlowPages): Page[] {
  const page = (body: Page['body'], name = title): Page => ({ part: id, title: name, body });
  const area = areaOf(choice.paper);
  switch (print.kind) {
    case 'sheet':
      return (flows[id] ?? []).map((items, place) => page({ kind: 'flow', items }, namesOn(title, items, place === 0)));
    case 'tokens':
      return tokenPages(print.tokens, choice, area).map(({ name, places, folds }) =>
        page({ kind: 'tokens', places, folds }, `${title}${name}`),
      );
    case 'cards':
      return chunks(
        print.cards.flatMap((card) => Array.from({ length: card.copies }, () => card)),
        print.isSmall ? 16 : 9,
      ).map((cards) => page({ kind: 'cards', cards, isSmall: print.isSmall }));
    case 'overview':
      return [page({ kind: 'overview', picture: print.picture })];
    case 'board':
      return tilesOf(print.picture, choice.hex, area).map((tile) =>
        page({ kind: 'tile', tile, picture: print.picture }, `${title}: sheet ${tile.name}`),
      );
  }
}

/** The sheet, and those that start below its end. */
function namesOn(title: string, items: readonly FlowItem[], isFirst: boolean): string {
  const begun = items.flatMap((item) => (item.kind === 'title' ? [item.title] : []));
  return [title, ...begun.slice(isFirst ? 1 : 0)].join(', ');
}

/** In millimetres: nine to a page of either paper. */
export const CARD = { width: 62, height: 82 } as const;
/** Sixteen to a page. */
export const SMALL_CARD = { width: 47, height: 61 } as const;

interface TokenPage {
  readonly name: string;
  readonly places: readonly TokenPlace[];
  readonly folds: readonly Fold[];
}

/** Between two strips: room for scissors. */
const GAP = 4;

function tokenPages(
  tokens: readonly Token[],
  { backs, counter: size }: { readonly backs: Backs; readonly counter: number },
  area: Area,
): TokenPage[] {
  const all = tokens.flatMap((token) => Array.from({ length: token.copies }, () => token));
  const across = Math.floor(area.width / size);
  if (backs === 'fold') return foldedPages(all, across, size, area);
  const rows = Math.floor(area.height / size);
  return chunks(all, across * rows).flatMap((some): TokenPage[] => {
    const at = (place: number): { readonly x: number; readonly y: number } => ({
      x: (place % across) * size,
      y: Math.floor(place / across) * size,
    });
    const front = some.map(({ front: face }, place) => ({ ...at(place), face, isTurned: false }));
    const hasBacks = backs === 'duplex' && some.some(({ back }) => back !== null);
    // Turned over its long edge, the sheet has its columns in reverse order.
    const behind = some.flatMap(({ back }, place): TokenPlace[] => {
      const { x, y } = at(place);
      return back === null ? [] : [{ x: area.width - size - x, y, face: back, isTurned: false }];
    });
    return [
      { name: hasBacks ? ', front' : '', places: front, folds: [] },
      ...(hasBacks ? [{ name: ', back', places: behind, folds: [] }] : []),
    ];
  });
}

/** Strips of two rows: cut out a strip, fold it along its middle, glue it, and cut the counters. */
function foldedPages(all: readonly Token[], across: number, size: number, area: Area): TokenPage[] {
  const double = all.filter(({ back }) => back !== null);
  const single = all.filter(({ back }) => back === null);
  const strips = [
    ...chunks(double, across).map((tokens) => ({ tokens, height: 2 * size })),
    ...chunks(single, across).map((tokens) => ({ tokens, height: size })),
  ];
  const pages: { name: string; places: TokenPlace[]; folds: Fold[] }[] = [];
  let y = Number.POSITIVE_INFINITY;
  let before = 0;
  for (const { tokens, height } of strips) {
    // Rows without backs lie edge to edge, so that one cut separates them.
    if (before === size && height === size) y -= GAP;
    if (y + height > area.height) {
      pages.push({ name: '', places: [], folds: [] });
      y = 0;
    }
    const page = pages.at(-1);
    tokens.forEach(({ front, back }, place) => {
      page?.places.push({ x: place * size, y, face: front, isTurned: false });
      if (back !== null) page?.places.push({ x: place * size, y: y + size, face: back, isTurned: true });
    });
    if (height > size) page?.folds.push({ y: y + size, width: tokens.length * size });
    y += height + GAP;
    before = height;
  }
  return pages;
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  );
}
