import type { Motion } from '@sandtable/board';
import { madeOnce, type Realm, type Seat, type Verdict } from '@sandtable/kernel';
import { explainByTable, isSamePerson, type Seating, type TableEntry as ByTable } from '@sandtable/session';
import type { GameFace } from '../face/game.ts';
import { type Happening, PLAIN_HAPPENING } from '../face/happening.ts';
import { capital } from '../ui/words.ts';
import type { FilmModel, Habits, TableFace, WhatIfModel } from '../face/table.ts';
import type { LocalTable, LoggedEntry, Moment, PastSpan, TableLink, TableMind, Trace } from '../face/moment.ts';
import type { Cast, ResultModel, StoryModel } from '../face/result.ts';
import { doerName, isPerson, isYou, ONLOOKER, peopleOf } from '../link/seating.ts';
import { type ScreenMoment, standingLog, type TableEntry, type Why } from './screen-moment.ts';

/** A match at this screen: a link and a face of the same game. The game's own types end here; the screens work for any game. */
export interface Sitting {
  readonly id: string;
  readonly name: string;
  readonly seating: Seating;
  /** What only a match in this browser has; null for a match on a server. */
  readonly local: LocalSitting | null;
  readonly isWatched: boolean;
  isHere(seat: Seat | null): boolean;
  readonly habits: Habits;
  readonly judgedBy: string;
  now(): ScreenMoment;
  subscribe(listener: (moment: ScreenMoment) => void): () => void;
  log(): readonly TableEntry[];
  readTo(seq: number): Promise<void>;
  act: TableLink<Realm>['act'];
  beforehand: TableLink<Realm>['beforehand'];
  goOn(): void;
  undo(seq: number): Promise<Verdict>;
  end(seq: number, ending: ByTable): Promise<Verdict>;
  at(seq: number): Promise<ScreenMoment>;
  /** What was known after each of these entries, in the game's own terms, to be judged in a worker. */
  known(span: PastSpan): Promise<readonly KnownPast[]>;
  why(seq: number): Promise<Why>;
  whatIf(why: Why, unit: number): Promise<WhatIfModel>;
  motions(before: ScreenMoment, moment: ScreenMoment): readonly Motion[];
  /** The film of an entry by the AI or a bot; `why` is null for a bot. Null for a game without films. */
  readonly film: ((before: ScreenMoment, moment: ScreenMoment, why: Why | null) => Promise<FilmModel>) | null;
  /** The seat of the one who reads the screen and is addressed as "you"; null if several people do, or none of the players. */
  reader(): Seat | null;
  /** `cast` says which side is addressed as "you", if any. */
  result(moment: ScreenMoment, cast: Cast): Promise<ResultModel>;
  /** The match as a story from its first round; null for a game without stories. */
  story(moment: ScreenMoment, cast: Cast): Promise<StoryModel | null>;
}

export interface KnownPast extends Pick<Moment<Realm>, 'seq' | 'speaker' | 'view' | 'said'> {
  shown(): ScreenMoment;
}

interface LocalSitting {
  readonly isShared: boolean;
  readonly mind: TableMind | undefined;
  /** Another person takes the screen. Returns the moments they missed, then the current one as they see it. */
  sit(seat: Seat): Promise<readonly ScreenMoment[]>;
  /** The person leaves the screen: forgets everything they saw. */
  rise(): void;
  save(): Promise<string>;
}

/** How many entries back the cause of a motion may lie: several cards may answer a roll before it takes effect. */
const EARLIER = 4;

export function sitDown<R extends Realm>({ table, result }: GameFace<R>, link: TableLink<R>): Sitting {
  const { local, seating } = link;
  // Screens hand back untyped moments and reasons; these maps find the game's own.
  const moments = new WeakMap<ScreenMoment, Moment<R>>();
  const traces = new WeakMap<Why, Trace<R>>();

  /** Memoised: the screens compare moments by identity. */
  const screenMomentOf = madeOnce((moment: Moment<R>): ScreenMoment => {
    const { view, events: _events, pending: _pending, ...rest } = moment;
    const position = table.positionOf(view);
    const screenMoment = {
      ...rest,
      // The players may have ended the match in the middle of a turn.
      isTurn: moment.asks !== null && position.isTurn,
      position,
      panels: table.panelsOf(view),
      events: happeningsOf(moment, view),
    };
    moments.set(screenMoment, moment);
    return screenMoment;
  });

  const entryOf = madeOnce((logged: LoggedEntry<R>): TableEntry => {
    const { view } = link.now();
    return { ...logged, events: happeningsOf(logged, view) };
  });

  const isHere = (seat: Seat | null): boolean =>
    isPerson(seating, seat) && (local !== null || isSamePerson(seating, seat ?? '', link.now().seat));

  function reader(): Seat | null {
    const [seat, another] = peopleOf(seating).filter(isHere);
    if (seat === undefined || another !== undefined) return null;
    return local === null || (!local.isWatched && isYou(seating[seat])) ? seat : null;
  }

  function happeningsOf({ events, byTable }: Pick<LoggedEntry<R>, 'events' | 'byTable'>, view: R['view']): Happening[] {
    if (byTable === undefined) {
      const you = reader();
      return events.map((event) => table.tell(view, event, you));
    }
    const { seatName } = table.positionOf(view);
    // A new holder is named already; players at one screen are no more than "Player 1" and "Player 2".
    const nameOf = (seat: Seat): string =>
      byTable.table === 'seat' || local !== null ? seatName(seat) : doerName(seating, seat, seatName);
    const text = capital(explainByTable(byTable, nameOf));
    // A change by hand is no headline.
    const weight = byTable.table === 'put' ? {} : { rank: 0, isGrave: true };
    return [{ ...PLAIN_HAPPENING, key: byTable.table, rule: '', text, ...weight }];
  }

  async function whyOf(trace: Trace<R>): Promise<Why> {
    const why = { ...(await table.whyOf(trace)), seq: trace.seq, before: screenMomentOf(trace.before) };
    traces.set(why, trace);
    return why;
  }

  function momentOf(screenMoment: ScreenMoment): Moment<R> {
    const moment = moments.get(screenMoment);
    if (moment === undefined) throw new Error(`entry ${screenMoment.seq} is of another match`);
    return moment;
  }

  function traceOf(why: Why): Trace<R> {
    const trace = traces.get(why);
    if (trace === undefined) throw new Error(`the reasons for entry ${why.seq} are of another match`);
    return trace;
  }

  async function readTo(seq: number): Promise<void> {
    while ((link.log()[0]?.seq ?? 0) > Math.max(seq, 0)) await link.loadOlder();
  }

  /** Events of the entries just before: a question may come between a roll and its result. */
  function earlierThan(seq: number): readonly R['event'][] {
    return standingLog(link.log(), seq - 1)
      .slice(-EARLIER)
      .flatMap(({ events }) => events);
  }

  function filmWith(filmOf: NonNullable<TableFace<R>['filmOf']>): NonNullable<Sitting['film']> {
    return (before, moment, why) =>
      filmOf(momentOf(before), momentOf(moment), why === null ? null : traceOf(why), earlierThan(moment.seq));
  }

  function localSitting(own: LocalTable<R>): LocalSitting {
    return {
      isShared: own.isShared,
      mind: own.mind,
      sit: async (seat) => (await own.sit(seat)).map(screenMomentOf),
      rise: () => own.rise(),
      save: () => own.save(),
    };
  }

  return {
    id: link.id,
    name: link.name,
    seating,
    local: local === null ? null : localSitting(local),
    isWatched: local?.isWatched === true,
    isHere,
    reader,
    habits: table.habits,
    judgedBy: table.judgedBy,
    now: () => screenMomentOf(link.now()),
    subscribe: (listener) => link.subscribe((moment) => listener(screenMomentOf(moment))),
    log: () => link.log().map(entryOf),
    readTo,
    act: (seq, sentence, wants) => link.act(seq, sentence, wants),
    beforehand: (answers) => link.beforehand(answers),
    goOn: () => link.goOn(),
    undo: (seq) => link.undo(seq),
    end: (seq, ending) => link.end(seq, ending),
    async at(seq) {
      // The motions of later entries may have their cause in the entries before this one.
      const [moment] = await Promise.all([link.at(seq), readTo(seq - EARLIER)]);
      return screenMomentOf(moment);
    },
    async known(span) {
      const past = await link.past(span);
      return past.map((moment) => ({ ...moment, shown: () => screenMomentOf(moment) }));
    },
    why: async (seq) => whyOf(await link.why(seq)),
    async whatIf(why, unit) {
      if (table.whatIfOf === null) throw new Error('this game has no what-if');
      return table.whatIfOf(traceOf(why), await link.whatIf(why.seq, unit));
    },
    motions(before, moment) {
      const { events, view } = momentOf(moment);
      return table.motionsOf(momentOf(before).view, events, view, earlierThan(moment.seq));
    },
    film: table.filmOf === null ? null : filmWith(table.filmOf),
    async result(moment, cast) {
      const told = momentOf(moment);
      const isOnes = Object.values(cast).includes('you');
      const [{ resultOf }] = await Promise.all([result(), readTo(0)]);
      return resultOf(isOnes ? told : { ...told, seat: ONLOOKER }, standingLog(link.log(), moment.seq));
    },
    async story(moment, cast) {
      const [{ resultOf, storyOf }] = await Promise.all([result(), readTo(0)]);
      if (storyOf === null) return null;
      const log = standingLog(link.log(), moment.seq);
      // The story leaves out the draft before the first round.
      const first = resultOf(momentOf(moment), log).rounds.find(({ round }) => round === 1)?.seq ?? 0;
      const entries = log.filter(({ seq }) => seq >= first);
      const played = await Promise.all(entries.map(({ seq }) => link.at(seq)));
      return storyOf({ entries, moments: played, cast });
    },
  };
}
