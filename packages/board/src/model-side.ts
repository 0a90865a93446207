/** Marks of sides: their shape tells the sides apart, the colour of the body only helps. */
export const MARK_NAMES = ['cross', 'star', 'shield', 'cockade'] as const;
export type MarkName = (typeof MARK_NAMES)[number];

/** Bodies of counters. Two sides of one game take a cool and a warm one: every eye tells those apart. */
export const COOL_BODIES = ['slate', 'sky'] as const;
export const WARM_BODIES = ['sand', 'straw'] as const;
export type BodyName = (typeof COOL_BODIES | typeof WARM_BODIES)[number];

/** How a side looks, wherever something is its own. Which sides there are is for the game to say. */
export interface SideLook {
  readonly id: string;
  readonly body: BodyName;
  readonly mark: MarkName;
  /** From far away a counter is only this. */
  readonly dot: 'square' | 'disc';
}
