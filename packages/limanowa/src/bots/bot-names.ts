/** From the weakest up. Separate from the bots, so that the names can be loaded without them. */
export const BOT_NAMES = ['random', 'corps'] as const;
export type BotName = (typeof BOT_NAMES)[number];
