/** The bots, weakest first. Captains differ in how they draft. Apart from the bots, so that their names come without them. */
export const BOT_NAMES = ['random', 'recruit', 'captain', 'captain-aggressive', 'captain-defensive'] as const;
export type BotName = (typeof BOT_NAMES)[number];
