import type { Bot, CoreView, GameSystem, Random, Realm, Sentence } from '@sandtable/kernel';
import type { Bots } from '@sandtable/session';

/** A game as the server is handed it; the server knows no other. */
export interface HostedGame {
  readonly system: GameSystem<Realm>;
  readonly bots: readonly string[];
  /** What a match with these options is called in a list; nothing of what they hide. */
  title(options: unknown): string;
  /** The options that everybody may know before the match; null where they hold what is hidden. */
  shown(options: unknown): unknown;
  /** A bot's sentence. Takes as long as the bot likes, so it is asked for in a thread. */
  think(bot: string, view: CoreView, random: Random): Sentence;
}

interface Extras<R extends Realm> {
  readonly bots?: Bots<R['view']>;
  title?(options: R['options']): string;
  shown?(options: R['options']): unknown;
}

export function hostedGame<R extends Realm>(
  system: GameSystem<R>,
  { bots = {}, title, shown }: Extras<R> = {},
): HostedGame {
  const names: { readonly [name: string]: Bot<CoreView & { readonly random: null } & R['view']> } = bots;
  return {
    system,
    bots: Object.keys(bots),
    title: (options: R['options']) => title?.(options) ?? system.id,
    shown: (options: R['options']) => shown?.(options) ?? null,
    think(bot, view: R['view'] & { readonly random: null }, random) {
      const thinks = Object.hasOwn(names, bot) ? names[bot] : undefined;
      if (thinks === undefined) throw new Error(`no bot '${bot}'`);
      return thinks(view, random);
    },
  };
}
