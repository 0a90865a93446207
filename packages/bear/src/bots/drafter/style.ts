import type { StepKind } from '../../model/pack/effect-step.ts';

/** How a bot drafts: what it thinks more of than others do, and how far forward it places its units. */
export const DRAFT_STYLES = ['balanced', 'aggressive', 'defensive'] as const;
export type DraftStyle = (typeof DRAFT_STYLES)[number];

interface Style {
  /** What a step is worth to it, as a share of what it is worth to anybody. */
  readonly taste: Readonly<Partial<Record<StepKind, number>>>;
  /** In VP for each hex that a unit stands nearer to the enemy's edge. */
  readonly forward: number;
}

export const STYLES: Readonly<Record<DraftStyle, Style>> = {
  balanced: { taste: {}, forward: 0.05 },
  aggressive: {
    taste: { units: 1.25, initiative: 1.5, entryEdge: 1.5, weapon: 1.3, drawDefense: 0.5, fortify: 0.5 },
    forward: 0.25,
  },
  defensive: {
    taste: { units: 0.9, drawDefense: 1.8, fortify: 1.8, controlMarker: 1.3, placeUnits: 1.4, caps: 1.2, delay: 1.5 },
    forward: -0.1,
  },
};
