/**
 * The bots, weakest first; captains differ in how they draft. A file of its own, so that names can be imported without
 * the bots.
 */
export const BOT_NAMES = ['random', 'recruit', 'captain', 'captain-aggressive', 'captain-defensive'] as const;
export type BotName = (typeof BOT_NAMES)[number];
