import type { Audience, Bot, CoreView, GameSystem, Random, Realm, Sentence } from '@sandtable/kernel';
import type { Bots, Match } from '@sandtable/session';

/** How the AI would have decided an entry if one of its counters had been spent. */
interface Decision {
  readonly notes: readonly unknown[];
  readonly isDrawnAnew: boolean;
}

/** A game as the server is handed it; the server knows no other. */
export interface HostedGame {
  readonly system: GameSystem<Realm>;
  readonly bots: readonly string[];
  /** What a match with these options is called in a list; nothing of what they hide. */
  title(options: unknown): string;
  /** A bot's sentence. Takes as long as the bot likes, so it is asked for in a thread. */
  think(bot: string, view: CoreView, random: Random): Sentence;
  whatIf?(match: Match<Realm>, audience: Audience, seq: number, unit: number): Decision;
}

interface Extras<R extends Realm> {
  readonly bots?: Bots<R['view']>;
  title?(options: R['options']): string;
  whatIf?(match: Match<R>, audience: Audience, seq: number, unit: number): Decision;
}

export function hostedGame<R extends Realm>(
  system: GameSystem<R>,
  { bots = {}, title, whatIf }: Extras<R> = {},
): HostedGame {
  const names: { readonly [name: string]: Bot<CoreView & { readonly random: null } & R['view']> } = bots;
  return {
    system,
    bots: Object.keys(bots),
    title: (options: R['options']) => title?.(options) ?? system.id,
    think(bot, view: R['view'] & { readonly random: null }, random) {
      const thinks = Object.hasOwn(names, bot) ? names[bot] : undefined;
      if (thinks === undefined) throw new Error(`no bot '${bot}'`);
      return thinks(view, random);
    },
    ...(whatIf === undefined ? {} : { whatIf }),
  };
}
