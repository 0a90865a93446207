/** In millimetres, upright. */
export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
} as const;
export type PaperName = keyof typeof PAPERS;

/** Every printer can reach this close to the edge. */
const MARGIN = 10;
/** For the line above and the line below each page. */
const HEAD = 6;
const FOOT = 5;

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The area of a page inside its margins, head and foot. */
export function areaOf(paper: PaperName): Area {
  const { width, height } = PAPERS[paper];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - HEAD - FOOT };
}

/** How a counter gets its back: folded over and glued, printed on the other side of the sheet, or not at all. */
export const BACKS = ['fold', 'duplex', 'none'] as const;
export type Backs = (typeof BACKS)[number];

export interface PrintChoice {
  readonly paper: PaperName;
  readonly isSaving: boolean;
  readonly backs: Backs;
  /** From side to side of a hex, in millimetres. */
  readonly hex: number;
  /** The side of a counter, in millimetres. */
  readonly counter: number;
  readonly parts: readonly string[];
}

export const HEX_BOUNDS = { from: 12, to: 60 } as const;
export const COUNTER_BOUNDS = { from: 12, to: 30 } as const;

export function whyNoSize(name: string, value: number, { from, to }: { readonly from: number; readonly to: number }) {
  const isFine = Number.isFinite(value) && value >= from && value <= to;
  return isFine ? null : `${name}: from ${from} to ${to} mm.`;
}
