import { type Given, grant, madeOnce, type Realm, type Sentence, type Verdict } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CompanionFace, PutRow, TableWant, TrayGroup, WantModel } from '../face/companion.ts';
import type { GameFace } from '../face/game.ts';
import type { LoggedEntry, Moment, TableLink } from '../face/moment.ts';
import type { WhyModel } from '../face/table.ts';
import type { LocalLink } from '../link/local-link.ts';

/** What the table is asked for. */
export interface OpenWant {
  /** Counts what was asked for since the table was opened: two questions may read alike. */
  readonly number: number;
  readonly model: WantModel;
  /** The AI asks, and can say why. */
  readonly isAi: boolean;
  /** Something was given for this entry before: it can be entered anew. */
  readonly isBegun: boolean;
  /** What was wrong with what was given last; '' for nothing. */
  readonly refusal: string;
}

export interface HandState {
  readonly want: OpenWant | null;
  /** What is to be done at the table; empty once it is done. */
  readonly todo: readonly string[];
  /** The last entry whose reasons can be asked for; -1 for none. */
  readonly whySeq: number;
  /** Counters are put by hand: at first, or because something was not so. */
  readonly putting: 'setUp' | 'right' | null;
  /** Why something was not put; '' for nothing. */
  readonly problem: string;
  /** Another object with every entry. */
  readonly seq: number;
  readonly asks: string | null;
}

/** A match beside a real table, for any screen: every die and card is asked for, and nothing happens without the table. */
export interface HandTable {
  readonly state: StoreApi<HandState>;
  readonly facings: readonly string[];
  proceed(): Promise<void>;
  /** What the table has rolled or drawn; null for each that is left to the app. */
  give(values: readonly Given[]): void;
  /** Enters this entry anew, from its first card or die. */
  startAgain(): void;
  /** Lets the entry be. */
  cancel(): void;
  /** What would come of it, in a word or two. */
  foresee(values: readonly Given[]): Promise<string>;
  why(): Promise<WhyModel | null>;
  put(words: Sentence): Promise<boolean>;
  back(): Promise<void>;
  setPutting(putting: HandState['putting']): void;
  done(): void;
  tray(): readonly TrayGroup[];
  unitRows(unit: number): readonly PutRow[];
  tableRows(): readonly PutRow[];
  move(unit: number, hex: string): Promise<boolean>;
}

interface Asked<R extends Realm> {
  readonly want: TableWant<R>;
  readonly sentence: Sentence | null;
  readonly given: readonly Given[];
  /** Null: given up; an empty list: from the start. */
  settle(values: readonly Given[] | null | 'again'): void;
}

/** The table, and the link for the play screen, in which whoever acts waits for the dice of the table. */
export function handTable<R extends Realm>(
  face: GameFace<R>,
  companion: CompanionFace<R>,
  inner: LocalLink<R>,
): { readonly table: HandTable; readonly link: TableLink<R> } {
  const first = inner.now();
  const state = createStore<HandState>(() => ({
    want: null,
    todo: [],
    whySeq: -1,
    // An empty map is to be set up; what comes from a mission stands already.
    putting: first.seq === 0 && face.table.positionOf(first.view).pieces(-1).length === 0 ? 'setUp' : null,
    problem: '',
    seq: first.seq,
    asks: first.asks,
  }));
  let asked: Asked<R> | null = null;
  let number = 0;
  /** What stands on the real table, as far as anybody was told. */
  let stood = first.view;

  function heard(moment: Moment<R>): void {
    const isByHand = moment.byTable !== undefined;
    if (isByHand) stood = moment.view;
    const isRest = moment.asks === null || moment.asks === PROCEDURE_SEAT || face.table.positionOf(moment.view).isTurn;
    const todo = isByHand || !isRest ? [] : companion.changesOf(stood, moment.view);
    const whySeq = moment.speaker === PROCEDURE_SEAT ? moment.seq : -1;
    state.setState({ seq: moment.seq, asks: moment.asks, todo, whySeq, problem: '' });
  }

  /** Says it again and again, each time with what the table has given meanwhile. */
  async function say(sentence: Sentence | null): Promise<Verdict> {
    const { seq } = inner.now();
    let given: readonly Given[] = [];
    let before = given;
    for (;;) {
      const answer = await inner.byHand({ deed: 'say', seq, sentence, given, isDry: false });
      if (answer.kind === 'done') return grant();
      if (answer.kind === 'refused') return answer.verdict;
      if (answer.kind !== 'wants') throw new Error('a rehearsal that nobody asked for');
      const { want } = answer;
      const { refused } = want.need;
      if (refused !== undefined) given = before;
      const values = await ask(want, sentence, given, refused === undefined ? '' : refusalOf(want));
      if (values === null) return { granted: false, reasons: [] };
      before = values === 'again' ? [] : given;
      given = values === 'again' ? [] : [...given, ...values];
    }
  }

  async function ask(
    want: TableWant<R>,
    sentence: Sentence | null,
    given: readonly Given[],
    refusal: string,
  ): Promise<readonly Given[] | null | 'again'> {
    const { kind, of } = want.need;
    const { seq } = inner.now();
    const peek =
      kind === 'die'
        ? await inner.byHand({ deed: 'say', seq, sentence, given: [...given, of[0] ?? null], isDry: true })
        : null;
    return new Promise((resolve) => {
      const settle: Asked<R>['settle'] = (values) => {
        asked = null;
        state.setState({ want: null });
        resolve(values);
      };
      asked = { want, sentence, given, settle };
      const model = companion.wantOf(want, peek?.kind === 'would' ? peek : null);
      number += 1;
      state.setState({ want: { number, model, isAi: sentence === null, isBegun: given.length > 0, refusal } });
    });
  }

  function refusalOf(want: TableWant<R>): string {
    return want.need.kind === 'die'
      ? 'No such result'
      : 'It is not in there: it was drawn before, or has left the game';
  }

  async function put(words: Sentence): Promise<boolean> {
    const { seq } = inner.now();
    const answer = await inner.byHand({ deed: 'put', seq, words });
    if (answer.kind !== 'refused') return true;
    const [problem] = answer.problems;
    state.setState({ problem: problem === undefined ? 'Not now' : `Not so: ${problem.expected}` });
    return false;
  }

  async function back(): Promise<void> {
    asked?.settle(null);
    const { seq } = inner.now();
    if (seq > 0) await inner.byHand({ deed: 'back', seq, to: null });
  }

  const table: HandTable = {
    state,
    facings: companion.facings,
    async proceed() {
      if (asked !== null || inner.now().asks !== PROCEDURE_SEAT) return;
      const verdict = await say(null);
      if (!verdict.granted) state.setState({ problem: verdict.reasons.map(({ key }) => key).join(', ') });
    },
    give: (values) => asked?.settle(values),
    startAgain: () => asked?.settle('again'),
    cancel: () => asked?.settle(null),
    async foresee(values) {
      if (asked === null) return '';
      const { want, sentence, given } = asked;
      const { seq } = inner.now();
      const answer = await inner.byHand({ deed: 'say', seq, sentence, given: [...given, ...values], isDry: true });
      return answer.kind === 'would' ? companion.outcomeOf(want, answer) : '';
    },
    async why() {
      if (asked === null) return null;
      const { notes, events } = asked.want;
      return face.table.whyOf({ seq: inner.now().seq + 1, before: inner.now(), notes, events });
    },
    put,
    back,
    setPutting(putting) {
      asked?.settle(null);
      state.setState({ putting, problem: '' });
    },
    done() {
      stood = inner.now().view;
      state.setState({ todo: [] });
    },
    tray: () => companion.trayOf(inner.now().view),
    unitRows: (unit) => companion.unitRows(inner.now().view, unit),
    tableRows: () => companion.tableRows(inner.now().view),
    move: (unit, hex) => put(companion.moveTo(inner.now().view, unit, hex)),
  };

  /** Whatever was entered can be taken back, dice or no dice. */
  const shown = madeOnce((moment: Moment<R>): Moment<R> =>
    moment.seq === 0 ? moment : { ...worded(moment), undo: grant({ to: moment.seq - 1 }) },
  );
  /** The log says what was put in the game's words, not in those of the entry. */
  function worded<T extends Pick<LoggedEntry<R>, 'byTable'>>(entry: T): T {
    const { byTable } = entry;
    if (byTable?.table !== 'put') return entry;
    return { ...entry, byTable: { table: 'put', put: [companion.putWords(inner.now().view, byTable.put)] } };
  }
  const wordedEntry = madeOnce((entry: LoggedEntry<R>): LoggedEntry<R> => worded(entry));
  const wordedLog = madeOnce((log: readonly LoggedEntry<R>[]): readonly LoggedEntry<R>[] => log.map(wordedEntry));
  const link: TableLink<R> = {
    id: inner.id,
    name: inner.name,
    seating: inner.seating,
    local: inner.local,
    now: () => shown(inner.now()),
    log: () => wordedLog(inner.log()),
    loadOlder: () => inner.loadOlder(),
    subscribe: (listener) =>
      inner.subscribe((moment) => {
        heard(moment);
        listener(shown(moment));
      }),
    async act(_seq, sentence, { next = null } = {}) {
      const verdict = await say(sentence);
      // What was chosen with it for the roll that follows.
      if (verdict.granted && next !== null && inner.now().asks === inner.now().seat) void say(next);
      return verdict;
    },
    beforehand: () => undefined,
    goOn: () => undefined,
    async undo() {
      await back();
      return grant();
    },
    end: (seq, ending) => inner.end(seq, ending),
    at: (seq) => inner.at(seq),
    past: (span) => inner.past(span),
    why: (seq) => inner.why(seq),
    whatIf: (seq, unit) => inner.whatIf(seq, unit),
    close: () => inner.close(),
  };
  return { table, link };
}
