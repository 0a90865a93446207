import type { Overlay } from '@sandtable/board';
import type { Seating } from '@sandtable/session';
import type { Position } from './position.ts';

/** A small picture beside a rule, read from docs/rules/diagrams. */
export interface DiagramFile {
  readonly rule: string;
  readonly title: string;
  /** What it shows and what follows. `{shot.needed}` is the figure `needed` in the answer to the question `shot`. */
  readonly caption: string;
  readonly alt: string;
  /** As in docs/position.md. */
  readonly position: object;
  /** Hexes that the picture must show whole. */
  readonly frame: readonly string[];
  /** As in docs/ask.md, with the expected answers: a test checks them against the rules. */
  readonly asks: readonly DiagramQuestion[];
  readonly draws: readonly DiagramPart[];
}

interface DiagramQuestion {
  readonly id: string;
  /** Some figures of the answer by their path: `targets.0.tv`. */
  readonly answer?: Readonly<Record<string, number | string | boolean>>;
}

/** What the app would draw for a position, or a hint with the diagram's own text. */
export type DiagramPart =
  | { readonly kind: 'los'; readonly from: string; readonly to: string }
  | { readonly kind: 'order'; readonly words: string }
  /** What a click would mean after these words, in some hexes or in all. */
  | { readonly kind: 'hints'; readonly words: string; readonly only?: readonly string[]; readonly chosen?: string }
  | { readonly kind: 'reach' | 'zones' | 'facing'; readonly unit: string }
  | Extract<Overlay, { readonly kind: 'ring' | 'note' | 'fire' | 'way' | 'plan' | 'candidate' }>;

export interface OpenedDiagram {
  readonly position: Position;
  readonly seats: Seating;
}

export interface DiagramsFace {
  files(): Promise<readonly DiagramFile[]>;
  /** Loads the rules. The opened position is as the side to move sees it; throws if anything is wrong with it. */
  opener(): Promise<(position: object) => OpenedDiagram>;
}
