import { type Given, grant, madeOnce, type Realm, type Sentence } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CompanionFace, PutRow, TrayGroup } from '../face/companion.ts';
import type { GameFace } from '../face/game.ts';
import type { Moment, TableLink } from '../face/moment.ts';
import type { WhyModel } from '../face/table.ts';
import { putLog } from '../match/put-log.ts';
import { areNumbered, choiceNumbered, notInDeck } from './card-number.ts';
import { type HalfMade, halfMadeAt, noteHalfMade } from './half-made.ts';
import { HandAsking, type HandLink, type OpenWant } from './hand-asking.ts';

export interface HandState {
  readonly want: OpenWant | null;
  /** What the players must do at the table; empty once it is done. */
  readonly todo: readonly string[];
  /** The last entry whose reasons can be shown; -1 for none. */
  readonly whySeq: number;
  /** Counters are being placed by hand: at set-up, or to correct something. */
  readonly putting: 'setUp' | 'right' | null;
  /** Why something could not be placed; '' for nothing. */
  readonly problem: string;
  /** Changes with every entry. */
  readonly seq: number;
  readonly asks: string | null;
}

/** A match beside a real table, for any screen: it asks for every die and card, and nothing happens without the table. */
export interface HandTable {
  readonly state: StoreApi<HandState>;
  readonly facings: readonly string[];
  /** Resumes what was half made when the page was closed. */
  wake(): Promise<void>;
  proceed(): Promise<void>;
  /** What the table has rolled or drawn; null for each value that is left to the app. */
  give(values: readonly Given[]): void;
  /** Starts this entry again, from its first card or die. */
  startAgain(): void;
  cancel(): void;
  /** What these values would lead to, in a word or two. */
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

/** The table, and a link for the play screen in which every act waits for the dice of the table. */
export function handTable<R extends Realm>(
  face: GameFace<R>,
  companion: CompanionFace<R>,
  inner: HandLink<R>,
): { readonly table: HandTable; readonly link: TableLink<R> } {
  const first = inner.now();
  const left = halfMadeAt(inner.id, first.seq);
  const isEmpty = first.seq === 0 && face.table.positionOf(first.view).pieces(-1).length === 0;
  const state = createStore<HandState>(() => ({
    want: null,
    todo: [],
    whySeq: -1,
    // An empty map must be set up; a mission already has its counters.
    putting: left === null ? (isEmpty ? 'setUp' : null) : left.putting,
    problem: '',
    seq: first.seq,
    asks: first.asks,
  }));
  /** The position of the real table, as far as we have told the players to move counters. */
  let stood: Pick<Moment<R>, 'seq' | 'view'> = first;
  let said: HalfMade['said'] = left?.said ?? null;
  let drawn = left?.drawn ?? '';

  function note(): void {
    const { putting } = state.getState();
    noteHalfMade(inner.id, { seq: inner.now().seq, said, putting, stood: stood.seq, drawn });
  }

  const asking = new HandAsking({
    companion,
    inner,
    show: (want) => (want !== null && drawn !== '' && want.isAi ? enterDrawn(want) : state.setState({ want })),
    note: (saying) => {
      said = saying;
      note();
    },
  });

  /** The card that was drawn before the table was opened answers the AI's first question for one. */
  function enterDrawn(want: OpenWant): void {
    const { choices, isTie = false } = want.model;
    if (isTie || !areNumbered(choices)) return state.setState({ want });
    const [number, found] = [drawn, choiceNumbered(choices, drawn)];
    drawn = '';
    note();
    if (found === undefined) return state.setState({ want: { ...want, refusal: notInDeck(number) } });
    asking.settle([found.value]);
  }

  /** Empty in the middle of a turn. */
  function todoFor({ asks, view }: Moment<R>): readonly string[] {
    const isRest = asks === null || asks === PROCEDURE_SEAT || face.table.positionOf(view).isTurn;
    return isRest ? companion.changesOf(stood.view, view) : [];
  }

  function heard(moment: Moment<R>): void {
    if (moment.byTable !== undefined) stood = moment;
    const whySeq = moment.speaker === PROCEDURE_SEAT ? moment.seq : -1;
    state.setState({ seq: moment.seq, asks: moment.asks, todo: todoFor(moment), whySeq, problem: '' });
    said = null;
    note();
  }

  let remembered: Promise<void> | null = null;
  /** Restores the list of what to do at the table, after the page was closed. */
  async function remember(): Promise<void> {
    if (left === null || left.stood >= left.seq) return;
    stood = await inner.at(left.stood);
    const now = inner.now();
    if (now.seq === left.seq) state.setState({ todo: todoFor(now) });
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
    asking.settle(null);
    const { seq } = inner.now();
    if (seq > 0) await inner.byHand({ deed: 'back', seq, to: null });
  }

  const table: HandTable = {
    state,
    facings: companion.facings,
    async wake() {
      await (remembered ??= remember());
      const sentence = said?.sentence ?? null;
      if (sentence !== null && asking.want === null) await asking.say(sentence, said?.given);
    },
    async proceed() {
      await (remembered ??= remember());
      if (asking.want !== null || inner.now().asks !== PROCEDURE_SEAT || state.getState().todo.length > 0) return;
      const verdict = await asking.say(null, said?.sentence === null ? said.given : []);
      if (!verdict.granted) state.setState({ problem: verdict.reasons.map(({ key }) => key).join(', ') });
    },
    give: (values) => asking.settle(values),
    startAgain: () => asking.settle('again'),
    cancel: () => asking.settle(null),
    foresee: (values) => asking.foresee(values),
    async why() {
      const { want } = asking;
      if (want === null) return null;
      const { notes, events } = want;
      return face.table.whyOf({ seq: inner.now().seq + 1, before: inner.now(), notes, events });
    },
    put,
    back,
    setPutting(putting) {
      asking.settle(null);
      state.setState({ putting, problem: '' });
      note();
    },
    done() {
      stood = inner.now();
      state.setState({ todo: [] });
      note();
    },
    tray: () => companion.trayOf(inner.now().view),
    unitRows: (unit) => companion.unitRows(inner.now().view, unit),
    tableRows: () => companion.tableRows(inner.now().view),
    move: (unit, hex) => put(companion.moveTo(inner.now().view, unit, hex)),
  };

  const puts = putLog(companion, () => inner.now().view);
  /** Every entry can be taken back, even those with dice. */
  const shown = madeOnce((moment: Moment<R>): Moment<R> =>
    moment.seq === 0 ? moment : { ...puts.moment(moment), undo: grant({ to: moment.seq - 1 }) },
  );
  const link: TableLink<R> = {
    id: inner.id,
    name: inner.name,
    seating: inner.seating,
    local: inner.local,
    now: () => shown(inner.now()),
    log: () => puts.log(inner.log()),
    loadOlder: () => inner.loadOlder(),
    subscribe: (listener) =>
      inner.subscribe((moment) => {
        heard(moment);
        listener(shown(moment));
      }),
    async act(_seq, sentence, { next = null } = {}) {
      const verdict = await asking.say(sentence);
      // The choice made along with it, for the roll that follows.
      if (verdict.granted && next !== null && inner.now().asks === inner.now().seat) void asking.say(next);
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
