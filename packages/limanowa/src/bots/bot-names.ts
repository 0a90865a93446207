/** From the weakest up. Apart from the bots, so that their names come without them. */
export const BOT_NAMES = ['random', 'corps'] as const;
export type BotName = (typeof BOT_NAMES)[number];
