import type { Audience, Bot, CoreView, GameSystem, Random, Realm, Seat, Sentence } from '@sandtable/kernel';
import type { Bots, Match } from '@sandtable/session';

/** How the AI would have decided an entry if one of its counters had been spent. */
interface Decision {
  readonly notes: readonly unknown[];
  readonly isDrawnAnew: boolean;
}

/** A game as the server uses it; the server knows only what is here. */
export interface HostedGame {
  readonly system: GameSystem<Realm>;
  readonly bots: readonly string[];
  /** The bots that may take seconds. */
  readonly slow: readonly string[];
  /** A match's title in lists; must give away nothing hidden. */
  title(options: unknown): string;
  /** The mission's name in a sentence: `First Shots`. */
  nameOf(options: unknown): string;
  /** The options that are public before the match; null where they hold hidden information. */
  shown(options: unknown): unknown;
  /** The bot that stands in for an absent player; null if none. */
  readonly deputy: string | null;
  /** The round in play, from the spectator's view; a pace may count rounds. */
  roundOf(view: CoreView): number;
  /** Seats of one side win and lose together. */
  sideOf(view: CoreView, seat: Seat): string;
  /** The part of the match that a question belongs to, if a bot may answer it in the player's place: drafting a hand. Null otherwise. */
  partOf(view: CoreView, seat: Seat): string | null;
  /** The options of short fights of two in which both sides win about as often; empty for a game without any. */
  readonly evenFights: readonly unknown[];
  /** A bot's sentence. It may take long, so it runs in a thread. */
  think(bot: string, view: CoreView, random: Random): Sentence;
  whatIf?(match: Match<Realm>, audience: Audience, seq: number, unit: number): Decision;
}

interface Extras<R extends Realm> {
  readonly bots?: Bots<R['view']>;
  readonly generals?: Bots<R['view']>;
  title?(options: R['options']): string;
  nameOf?(options: R['options']): string;
  shown?(options: R['options']): unknown;
  /** Unless given: the last of `bots`. */
  readonly deputy?: keyof Bots<R['view']> & string;
  roundOf?(view: R['view']): number;
  partOf?(view: R['view'], seat: Seat): string | null;
  readonly evenFights?: readonly object[];
  /** Unless given: every seat is its own side. */
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
    evenFights = [],
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
    evenFights,
    think(bot, view: R['view'] & { readonly random: null }, random) {
      const thinks = Object.hasOwn(names, bot) ? names[bot] : undefined;
      if (thinks === undefined) throw new Error(`no bot '${bot}'`);
      return thinks(view, random);
    },
    ...(whatIf === undefined ? {} : { whatIf }),
  };
}
