import type { Overlay } from '@sandtable/board';
import type { Seating } from '@sandtable/session';
import type { Position } from './position.ts';

/** A small picture beside a rule, from a file of docs/rules/diagrams. */
export interface DiagramFile {
  /** The rule it stands beside. */
  readonly rule: string;
  readonly title: string;
  /** What it shows and what comes of it. `{shot.needed}` is the figure `needed` of the question `shot`. */
  readonly caption: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  /** As in docs/position.md. */
  readonly position: object;
  /** Hexes that are to be whole in the picture. */
  readonly frame: readonly string[];
  /** As in docs/ask.md, with what the rules answer: tests hold the two together. */
  readonly asks: readonly DiagramQuestion[];
  readonly draws: readonly DiagramPart[];
}

interface DiagramQuestion {
  readonly id: string;
  /** Some of the answer's figures by their path in it: `targets.0.tv`. */
  readonly answer?: Readonly<Record<string, number | string | boolean>>;
}

/** What the app itself would draw about a position, or a hint with a text of the diagram's own. */
export type DiagramPart =
  | { readonly kind: 'los'; readonly from: string; readonly to: string }
  /** A sentence, as it is pictured while somebody says it. */
  | { readonly kind: 'order'; readonly words: string }
  /** What clicks would mean once these words are said, in some hexes or in all. */
  | { readonly kind: 'hints'; readonly words: string; readonly only?: readonly string[]; readonly chosen?: string }
  | { readonly kind: 'reach' | 'zones' | 'facing'; readonly unit: string }
  | Extract<Overlay, { readonly kind: 'ring' | 'note' | 'fire' | 'way' | 'plan' | 'candidate' }>;

/** A position that is looked at, and who would play it. */
export interface OpenedDiagram {
  readonly position: Position;
  readonly seats: Seating;
}

export interface DiagramsFace {
  files(): Promise<readonly DiagramFile[]>;
  /** Loads the rules. The opened position is as the side to move sees it; throws if there is anything wrong with it. */
  opener(): Promise<(position: object) => OpenedDiagram>;
}
