import type { Motion } from '@sandtable/board';
import type { Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { GameFace } from '../face/game.ts';
import type { FilmModel, Habits } from '../face/table.ts';
import type { LoggedEntry, Moment, TableLink, Trace } from '../face/moment.ts';
import type { ResultModel } from '../face/result.ts';
import type { Instant, TableEntry, WhatIf, Why } from './instant.ts';
import { standingLog } from './standing-log.ts';

/** A match at this screen. Behind it the game's types end: it is a link and a face that speak of the same game. */
export interface Sitting {
  /** The match's name in the storage of this browser. */
  readonly id: string;
  readonly seating: Seating;
  /** All its people may look at one screen together. */
  readonly isShared: boolean;
  /** Nothing can be said: it is looked at up to where the rules have changed. */
  readonly isWatched: boolean;
  readonly habits: Habits;
  readonly judgedBy: string;
  now(): Instant;
  subscribe(listener: (moment: Instant) => void): () => void;
  log(): readonly TableEntry[];
  act(seq: number, sentence: Sentence): Promise<Verdict>;
  undo(seq: number): Promise<Verdict>;
  at(seq: number): Promise<Instant>;
  why(seq: number): Promise<Why>;
  whatIf(why: Why, unit: number): Promise<WhatIf>;
  /** Another person takes the screen: what he missed, and the moment as he sees it. */
  sit(seat: Seat): Promise<readonly Instant[]>;
  /** Whoever had the screen leaves it: nothing of what he saw is kept. */
  rise(): void;
  /** The match as the text of a file. */
  save(): Promise<string>;
  /** What of an entry can be watched on the map. */
  motions(before: Instant, moment: Instant): readonly Motion[];
  /** An entry that nobody at the screen made; with its reasons, where the rules themselves made it. */
  film(before: Instant, moment: Instant, why: Why | null): FilmModel;
  /** A match that was made at the table as a page to print; null where there is none. */
  readonly page: ((moment: Instant) => Promise<string>) | null;
  /** How it ended. */
  result(moment: Instant): ResultModel;
}

/** A roll may be answered by more than one card before it counts. */
const EARLIER = 4;

export function sitDown<R extends Realm>({ table, result }: GameFace<R>, link: TableLink<R>): Sitting {
  const instants = new WeakMap<Moment<R>, Instant>();
  const moments = new WeakMap<Instant, Moment<R>>();
  const entries = new WeakMap<LoggedEntry<R>, TableEntry>();
  const traces = new WeakMap<Why, Trace<R>>();

  /** The same one for the same moment: what is on the screen is known by it. */
  function instantOf(moment: Moment<R>): Instant {
    const known = instants.get(moment);
    if (known !== undefined) return known;
    const { view, events, pending: _asked, ...rest } = moment;
    const position = table.positionOf(view);
    const instant: Instant = {
      ...rest,
      isTurn: position.isTurn,
      position,
      panels: table.panelsOf(view),
      events: events.map((event) => table.tell(view, event)),
    };
    instants.set(moment, instant);
    moments.set(instant, moment);
    return instant;
  }

  function momentOf(instant: Instant): Moment<R> {
    const moment = moments.get(instant);
    if (moment === undefined) throw new Error(`entry ${instant.seq} is of another match`);
    return moment;
  }

  function entryOf(logged: LoggedEntry<R>): TableEntry {
    const { view } = link.now();
    const entry = entries.get(logged) ?? { ...logged, events: logged.events.map((event) => table.tell(view, event)) };
    entries.set(logged, entry);
    return entry;
  }

  function whyOf(trace: Trace<R>): Why {
    const why = { ...table.whyOf(trace), seq: trace.seq, before: instantOf(trace.before) };
    traces.set(why, trace);
    return why;
  }

  function traceOf(why: Why): Trace<R> {
    const trace = traces.get(why);
    if (trace === undefined) throw new Error(`the reasons of entry ${why.seq} are of another match`);
    return trace;
  }

  /** What the entries just before it told: a question may stand between a roll and what it decides. */
  function earlierThan(seq: number): readonly R['event'][] {
    return standingLog(link.log(), seq - 1)
      .slice(-EARLIER)
      .flatMap(({ events }) => events);
  }

  function pageWith(pageOf: (view: R['view']) => Promise<string>): (instant: Instant) => Promise<string> {
    return (instant) => pageOf(momentOf(instant).view);
  }

  return {
    id: link.id,
    seating: link.seating,
    isShared: link.isShared,
    isWatched: link.isWatched,
    habits: table.habits,
    judgedBy: table.judgedBy,
    now: () => instantOf(link.now()),
    subscribe: (listener) => link.subscribe((moment) => listener(instantOf(moment))),
    log: () => link.log().map(entryOf),
    act: (seq, sentence) => link.act(seq, sentence),
    undo: (seq) => link.undo(seq),
    at: async (seq) => instantOf(await link.at(seq)),
    why: async (seq) => whyOf(await link.why(seq)),
    async whatIf(why, unit) {
      if (table.whatIfOf === null) throw new Error('this game has no such question');
      return table.whatIfOf(traceOf(why), await link.whatIf(why.seq, unit));
    },
    sit: async (seat) => (await link.sit(seat)).map(instantOf),
    rise: () => link.rise(),
    save: () => link.save(),
    motions(before, moment) {
      const { events, view } = momentOf(moment);
      return table.motionsOf(momentOf(before).view, events, view, earlierThan(moment.seq));
    },
    film: (before, moment, why) =>
      table.filmOf(momentOf(before), momentOf(moment), why === null ? null : traceOf(why), earlierThan(moment.seq)),
    page: table.pageOf === null ? null : pageWith(table.pageOf),
    result: (moment) => result.resultOf(momentOf(moment), standingLog(link.log(), moment.seq)),
  };
}
