import type { Audience, Bot, CoreView, GameSystem, Random, Realm, Seat, Sentence } from '@sandtable/kernel';
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
  /** Those who may take seconds. */
  readonly slow: readonly string[];
  /** What a match with these options is called in a list; nothing of what they hide. */
  title(options: unknown): string;
  /** The same as people say it: `First Shots`. */
  nameOf(options: unknown): string;
  /** The options that everybody may know before the match; null where they hold what is hidden. */
  shown(options: unknown): unknown;
  /** The bot that plays for somebody who stays away; null for none. */
  readonly deputy: string | null;
  /** By what everybody sees; a pace may count by rounds. */
  roundOf(view: CoreView): number;
  /** Seats of one side win and lose together. */
  sideOf(view: CoreView, seat: Seat): string;
  /** Which part of the match a question to a seat is about, if a bot may answer it for whoever sits there: a hand that is drafted. */
  partOf(view: CoreView, seat: Seat): string | null;
  /** A bot's sentence. Takes as long as the bot likes, so it is asked for in a thread. */
  think(bot: string, view: CoreView, random: Random): Sentence;
  whatIf?(match: Match<Realm>, audience: Audience, seq: number, unit: number): Decision;
}

interface Extras<R extends Realm> {
  readonly bots?: Bots<R['view']>;
  /** Bots too, who may take seconds. */
  readonly generals?: Bots<R['view']>;
  title?(options: R['options']): string;
  nameOf?(options: R['options']): string;
  shown?(options: R['options']): unknown;
  /** The last of the bots, if none is named. */
  readonly deputy?: keyof Bots<R['view']> & string;
  roundOf?(view: R['view']): number;
  partOf?(view: R['view'], seat: Seat): string | null;
  /** Every seat for itself, if the game does not say. */
  sideOf?(view: R['view'], seat: Seat): string | undefined;
  whatIf?(match: Match<R>, audience: Audience, seq: number, unit: number): Decision;
}

export function hostedGame<R extends Realm>(system: GameSystem<R>, extras: Extras<R> = {}): HostedGame {
  const {
    bots = {},
    generals = {},
    title,
    nameOf,
    shown,
    deputy = Object.keys(bots).at(-1),
    roundOf,
    partOf,
    sideOf,
    whatIf,
  } = extras;
  const names: { readonly [name: string]: Bot<CoreView & { readonly random: null } & R['view']> } = {
    ...bots,
    ...generals,
  };
  return {
    system,
    bots: Object.keys(names),
    slow: Object.keys(generals),
    title: (options: R['options']) => title?.(options) ?? system.id,
    nameOf: (options: R['options']) => nameOf?.(options) ?? system.id,
    shown: (options: R['options']) => shown?.(options) ?? null,
    deputy: deputy ?? null,
    roundOf: (view: R['view']) => roundOf?.(view) ?? 0,
    sideOf: (view: R['view'], seat) => sideOf?.(view, seat) ?? seat,
    partOf: (view: R['view'], seat) => partOf?.(view, seat) ?? null,
    think(bot, view: R['view'] & { readonly random: null }, random) {
      const thinks = Object.hasOwn(names, bot) ? names[bot] : undefined;
      if (thinks === undefined) throw new Error(`no bot '${bot}'`);
      return thinks(view, random);
    },
    ...(whatIf === undefined ? {} : { whatIf }),
  };
}
