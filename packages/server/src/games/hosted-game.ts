import type { Bot, CoreView, GameSystem, Random, Realm, Seat, Sentence } from '@sandtable/kernel';
import type { Bots } from '@sandtable/session';

/** A game as the server is handed it; the server knows no other. */
export interface HostedGame {
  readonly system: GameSystem<Realm>;
  readonly bots: readonly string[];
  /** What a match with these options is called in a list; nothing of what they hide. */
  title(options: unknown): string;
  /** Which part of the match a question to a seat is about, if a bot may answer it for whoever sits there: a hand that is drafted. */
  partOf(view: CoreView, seat: Seat): string | null;
  /** The side of a seat, as everybody knows it; null where nobody has a partner. */
  sideOf(view: CoreView, seat: Seat): string | null;
  /** A bot's sentence. Takes as long as the bot likes, so it is asked for in a thread. */
  think(bot: string, view: CoreView, random: Random): Sentence;
}

interface Extras<R extends Realm> {
  readonly bots?: Bots<R['view']>;
  title?(options: R['options']): string;
  partOf?(view: R['view'], seat: Seat): string | null;
  sideOf?(view: R['view'], seat: Seat): string | null;
}

export function hostedGame<R extends Realm>(system: GameSystem<R>, extras: Extras<R> = {}): HostedGame {
  const { bots = {} } = extras;
  const names: { readonly [name: string]: Bot<CoreView & { readonly random: null } & R['view']> } = bots;
  return {
    system,
    bots: Object.keys(bots),
    title: (options: R['options']) => extras.title?.(options) ?? system.id,
    partOf: (view: R['view'], seat) => extras.partOf?.(view, seat) ?? null,
    sideOf: (view: R['view'], seat) => extras.sideOf?.(view, seat) ?? null,
    think(bot, view: R['view'] & { readonly random: null }, random) {
      const thinks = Object.hasOwn(names, bot) ? names[bot] : undefined;
      if (thinks === undefined) throw new Error(`no bot '${bot}'`);
      return thinks(view, random);
    },
  };
}
