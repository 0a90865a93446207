import type { Bot, CoreView, GameSystem, Random, Realm, Sentence } from '@sandtable/kernel';
import type { Bots } from '@sandtable/session';

/** A game as the server is handed it; the server knows no other. */
export interface HostedGame {
  readonly system: GameSystem<Realm>;
  readonly bots: readonly string[];
  /** What a match with these options is called in a list; nothing of what they hide. */
  title(options: unknown): string;
  /** The same as people say it: `First Shots`. */
  nameOf(options: unknown): string;
  /** By what everybody sees; 0 where there are none. */
  roundOf(view: CoreView): number;
  /** A bot's sentence. Takes as long as the bot likes, so it is asked for in a thread. */
  think(bot: string, view: CoreView, random: Random): Sentence;
}

interface Extras<R extends Realm> {
  readonly bots?: Bots<R['view']>;
  title?(options: R['options']): string;
  nameOf?(options: R['options']): string;
  roundOf?(view: R['view']): number;
}

export function hostedGame<R extends Realm>(system: GameSystem<R>, extras: Extras<R> = {}): HostedGame {
  const { bots = {}, title, nameOf, roundOf } = extras;
  const names: { readonly [name: string]: Bot<CoreView & { readonly random: null } & R['view']> } = bots;
  return {
    system,
    bots: Object.keys(bots),
    title: (options: R['options']) => title?.(options) ?? system.id,
    nameOf: (options: R['options']) => nameOf?.(options) ?? system.id,
    roundOf: (view: R['view']) => roundOf?.(view) ?? 0,
    think(bot, view: R['view'] & { readonly random: null }, random) {
      const thinks = Object.hasOwn(names, bot) ? names[bot] : undefined;
      if (thinks === undefined) throw new Error(`no bot '${bot}'`);
      return thinks(view, random);
    },
  };
}
