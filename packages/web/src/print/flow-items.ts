import type { Block, PrintBox } from '../face/print.ts';

/** A piece of a sheet that stays on one page. */
export type FlowItem =
  | { readonly kind: 'title'; readonly title: string; readonly lead: string; readonly hasCode: boolean }
  | { readonly kind: 'head'; readonly text: string; readonly isSmall: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'fact'; readonly label: string; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly isHead: boolean; readonly widths: string }
  | { readonly kind: 'boxes'; readonly across: number; readonly height: number; readonly boxes: readonly PrintBox[] }
  | { readonly kind: 'units'; readonly units: Extract<Block, { kind: 'units' }>['units'] };

const UNITS_ACROSS = 7;

export function itemsOf(blocks: readonly Block[]): FlowItem[] {
  return blocks.flatMap((block): FlowItem[] => {
    switch (block.kind) {
      case 'head':
        return [{ kind: 'head', text: block.text, isSmall: block.isSmall ?? false }];
      case 'text':
        return [block];
      case 'facts':
        return block.rows.map((row) => ({ kind: 'fact', ...row }));
      case 'list':
        return block.lines.map((text) => ({ kind: 'line', text }));
      case 'table': {
        const widths = widthsOf([block.heads, ...block.rows]);
        return [
          { kind: 'row', cells: block.heads, isHead: true, widths },
          ...block.rows.map((cells) => ({ kind: 'row' as const, cells, isHead: false, widths })),
        ];
      }
      case 'boxes':
        return rowsOf(block.boxes, block.across).map((boxes) => ({ ...block, boxes }));
      case 'units':
        return rowsOf(block.units, UNITS_ACROSS).map((units) => ({ kind: 'units', units }));
    }
  });
}

/** Widths of the columns, as shares by their longest cell; the same for all rows of a table. */
function widthsOf(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
    return `${Math.min(30, Math.max(5, longest + 1))}fr`;
  }).join(' ');
}

function rowsOf<T>(all: readonly T[], across: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / across) }, (_, row) =>
    all.slice(row * across, (row + 1) * across),
  );
}

interface MeasuredSheet {
  readonly id: string;
  readonly items: readonly FlowItem[];
  readonly heights: readonly number[];
  readonly isSecret: boolean;
}

/** Pages of this height for each sheet, by id. A sheet that fits below the end of an earlier one is put there, unless it is secret. */
export function shareSheets(
  sheets: readonly MeasuredSheet[],
  room: number,
  gap: number,
): Readonly<Record<string, readonly (readonly FlowItem[])[]>> {
  const placed: { readonly id: string; readonly pages: FlowItem[][]; left: number }[] = [];
  for (const { id, items, heights, isSecret } of sheets) {
    const pages = breakPages(items, heights, room);
    const heightOf = new Map(items.map((item, place) => [item, heights[place] ?? 0]));
    const used = (pages.at(-1) ?? []).reduce((sum, item) => sum + (heightOf.get(item) ?? 0), 0);
    const host = isSecret || pages.length !== 1 ? undefined : placed.find(({ left }) => left >= gap + used);
    host?.pages.at(-1)?.push(...items);
    if (host !== undefined) host.left -= gap + used;
    placed.push({ id, pages: host === undefined ? pages : [], left: host !== undefined || isSecret ? 0 : room - used });
  }
  return Object.fromEntries(placed.map(({ id, pages }) => [id, pages]));
}

/** Fills pages of this height. A heading stays with what follows it; a table that continues on the next page repeats its head. */
function breakPages(items: readonly FlowItem[], heights: readonly number[], room: number): FlowItem[][] {
  const pages: FlowItem[][] = [];
  let page: FlowItem[] = [];
  let used = 0;
  let head: number | null = null;
  items.forEach((item, place) => {
    const own = heights[place] ?? 0;
    if (used > 0 && used + blockHeight(items, heights, place) > room) {
      pages.push(page);
      const again = item.kind === 'row' && !item.isHead && head !== null ? items[head] : undefined;
      page = again === undefined ? [] : [again];
      used = again === undefined ? 0 : (heights[head ?? 0] ?? 0);
    }
    head = item.kind === 'row' ? (item.isHead ? place : head) : null;
    page.push(item);
    used += own;
  });
  return page.length === 0 ? pages : [...pages, page];
}

/** The height of an item with everything that must stay below it on the same page. */
function blockHeight(items: readonly FlowItem[], heights: readonly number[], place: number): number {
  const own = heights[place] ?? 0;
  const item = items[place];
  const holds = item?.kind === 'head' || (item?.kind === 'row' && item.isHead);
  return holds && place + 1 < items.length ? own + blockHeight(items, heights, place + 1) : own;
}
