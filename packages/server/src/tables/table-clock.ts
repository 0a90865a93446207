import type { Access, Away, Clocks, Pace } from '@sandtable/protocol';
import { grant, type Realm, type Seat, type Verdict } from '@sandtable/kernel';
import {
  isSamePerson,
  type Match,
  type PrepareAnswer,
  type Prepared,
  type Seating,
  type TableEntry,
} from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import { awayOf, type Claiming, clocksOf, flagAtOf, judgeClaim } from '../pace/claim.ts';
import { type Clock, DAY_MS, deadlineOf, startClock, stepClock } from '../pace/clock.ts';
import type { ClockChange } from '../store/clocks.ts';
import type { MatchRow } from '../store/tables.ts';
import { partnersOf, sidesOf, wholeSide } from './sides.ts';

/** The clocks as sent to screens; empty in a match without clocks. */
export interface ToldClocks {
  readonly clocks?: Clocks;
  readonly away?: Away;
}

interface NextClock {
  readonly clock: Clock;
  readonly change: ClockChange;
}

interface MadeClaim {
  readonly how: Claiming;
  readonly by: Seat;
  readonly now: number;
  readonly hasBot: boolean;
}

/** How long the others may take to open a match with minutes a side. Friends with a link may have to call each other first. */
const NO_SHOW_MS: Readonly<Record<Access, number>> = { open: 5 * 60_000, link: DAY_MS };

type Entry = Prepared<Realm>['entry'];

/** The clocks of a warm match, as the database has them. */
export class TableClock {
  readonly pace: Pace;
  readonly #game: HostedGame;
  #clock: Clock;
  /** The clocks as stored; null before they first are. */
  #text: string | null;

  /** Starts with the match; now for a match older than clocks. */
  constructor(game: HostedGame, row: MatchRow, match: Match<Realm>, now: number) {
    this.#game = game;
    this.pace = JSON.parse(row.pace);
    const at = match.seq === 0 ? (row.started_at ?? now) : now;
    const { seats } = match.terms;
    const people = Object.keys(seats).filter((seat) => seats[seat]?.kind === 'person');
    const round = this.#round(() => match.now('spectator').view);
    const isNew = match.seq === 0 && this.pace.kind === 'live' && people.length > 0;
    const gathers = isNew ? { seats: people, until: at + NO_SHOW_MS[row.access] } : undefined;
    this.#clock = startClock(this.pace, people, { at, asks: peopleAsked(match.asks, match.seating), round }, gathers);
    this.#text = null;
    this.read(row.clocks);
  }

  get now(): Clock {
    return this.#clock;
  }

  get isStored(): boolean {
    return this.#text !== null;
  }

  /** False if it was known before. */
  read(text: string | null): boolean {
    if (text === null || text === this.#text) return false;
    this.#text = text;
    this.#clock = JSON.parse(text);
    return true;
  }

  after(match: Match<Realm>, prepared: Prepared<Realm>, at: number): NextClock {
    const { entry, asks, isGiven = false } = prepared;
    const seated = 'holder' in entry ? entry : null;
    const seating = seated === null ? match.seating : { ...match.seating, [seated.seat]: seated.holder };
    const speaker = 'say' in entry ? entry.seat : null;
    return this.change(
      stepClock(this.pace, this.#clock, {
        at,
        asks: peopleAsked(asks, seating),
        round: this.#round(() => prepared.now('spectator').view),
        spoke: isGiven || seating[speaker ?? '']?.kind !== 'person' ? null : speaker,
        came: speaker === null ? [] : Object.keys(seating).filter((each) => isSamePerson(seating, each, speaker)),
        given: isGiven ? speaker : null,
        isUndo: 'undo' in entry || 'to' in entry,
        isAside: seated !== null,
        // With minutes a side nobody gains time by it.
        back: seated?.holder.kind === 'person' && this.pace.kind !== 'live' ? seated.seat : null,
      }),
    );
  }

  change(clock: Clock): NextClock {
    const [before, text, flagAt] = [this.#text, JSON.stringify(clock), flagAtOf(this.pace, clock)];
    return { clock, change: { before, text, deadline: deadlineOf(clock), flagAt } };
  }

  /** The change is stored: make it current. */
  take({ clock, change }: NextClock): void {
    this.#clock = clock;
    this.#text = change.text;
  }

  told(now: number): ToldClocks {
    const [clocks, away] = [clocksOf(this.pace, this.#clock, now), awayOf(this.pace, this.#clock)];
    return { ...(clocks && { clocks }), ...(away && { away }) };
  }

  /** When the seat asked loses on time; null if no clock is running out. */
  get flagAt(): number | null {
    return flagAtOf(this.pace, this.#clock);
  }

  isOver(now: number): boolean {
    return this.flagAt !== null && now >= this.flagAt;
  }

  /** The entry by which the late seat and its side lose. If a partner has not lost, a bot plays on for the late one. */
  prepareFlag(match: Match<Realm>, hasBot: boolean): PrepareAnswer<Realm> {
    const { runs, gathers } = this.#clock;
    const [late = ''] = runs;
    const { bots, deputy } = this.#game;
    // Nobody loses a match he never saw, and nobody wins it.
    if (gathers !== undefined) return match.prepareByTable(match.seq, { table: 'abort', by: gathers.seats });
    const hasPartner = partnersOf(this.#game, match, [late]).some((seat) => (this.#clock.left[seat] ?? 0) > 0);
    const entry: TableEntry =
      hasPartner && hasBot && deputy !== null
        ? { table: 'seat', seat: late, holder: { kind: 'bot', bot: deputy } }
        : { table: 'flag', by: wholeSide(this.#game, match, [late]) };
    return match.prepareByTable(match.seq, entry, bots);
  }

  /** The seats that win and lose with this one. */
  sideOf(match: Match<Realm>, seat: Seat): readonly Seat[] {
    return wholeSide(this.#game, match, [seat]);
  }

  /** Whether a person who comes back to a seat has no time left to play it. */
  hasNone(seat: Seat): boolean {
    return this.pace.kind === 'live' && this.#clock.left[seat] === 0;
  }

  /** What this claim does, and to whom: an entry, or null if it changes only the clocks. */
  judge(match: Match<Realm>, claim: MadeClaim): Verdict<{ readonly away: Seat; readonly entry: TableEntry | null }> {
    const isSameSide = sidesOf(this.#game, match);
    const { deputy } = this.#game;
    const hasBot = claim.hasBot && deputy !== null;
    const samePerson = (one: Seat, other: Seat): boolean => isSamePerson(match.seating, one, other);
    const judged = judgeClaim(this.pace, this.#clock, { ...claim, hasBot, isSameSide, isSamePerson: samePerson });
    if (!judged.granted) return judged;
    const away = judged.value;
    const others = Object.keys(match.seating).filter((seat) => !isSameSide(seat, away));
    const bot: TableEntry = { table: 'seat', seat: away, holder: { kind: 'bot', bot: deputy ?? '' } };
    const entry: TableEntry | null = { win: { table: 'claim', by: others } as const, bot, wait: null, hurry: null }[
      claim.how
    ];
    return grant({ away, entry });
  }

  isClaimed(entry: Entry | undefined, by: Seat, how: Claiming): boolean {
    if (entry === undefined || !('table' in entry)) return false;
    if (entry.table === 'seat') return how === 'bot' && entry.holder.kind === 'bot';
    return how === 'win' && entry.table === 'claim' && entry.by.includes(by);
  }

  /** Asks for the view only where rounds count: a view costs as much as the rest of the clock work for an entry. */
  #round(view: () => Realm['view']): number {
    return this.pace.kind === 'bank' || this.pace.kind === 'round' ? this.#game.roundOf(view()) : 0;
  }
}

function peopleAsked(asks: Seat | null, seating: Seating): readonly Seat[] {
  return asks !== null && seating[asks]?.kind === 'person' ? [asks] : [];
}
