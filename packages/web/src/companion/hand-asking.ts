import { type Given, grant, type Realm, type Sentence, type Verdict } from '@sandtable/kernel';
import type { CompanionFace, HandAnswer, HandDeed, TableWant, WantModel } from '../face/companion.ts';
import type { TableLink } from '../face/moment.ts';

export interface HandLink<R extends Realm> extends TableLink<R> {
  byHand(deed: HandDeed): Promise<HandAnswer<R>>;
}

export interface OpenWant {
  /** Counts the questions since the table was opened, because two of them may read alike. */
  readonly number: number;
  readonly model: WantModel;
  /** The AI asks, and can give its reasons. */
  readonly isAi: boolean;
  /** Something was already given for this entry, so it can be started again. */
  readonly isBegun: boolean;
  /** What was wrong with the last answer; '' for nothing. */
  readonly refusal: string;
}

/** An entry being said, and what the table has given for it so far. */
interface HandEntry {
  readonly sentence: Sentence | null;
  readonly given: readonly Given[];
}

interface OpenQuestion<R extends Realm> extends HandEntry {
  readonly want: TableWant<R>;
  /** Null: given up; 'again': from the start. */
  settle(values: readonly Given[] | null | 'again'): void;
}

interface AskingNeeds<R extends Realm> {
  readonly companion: CompanionFace<R>;
  readonly inner: HandLink<R>;
  show(want: OpenWant | null): void;
  /** Stores an entry that is half made; null once it is complete or given up. */
  note(saying: HandEntry | null): void;
}

/** So many choices hang together at most. */
const MOST_TIES = 6;

/** Says an entry beside a real table: repeats it with each answer of the table until the match asks for nothing more. */
export class HandAsking<R extends Realm> {
  readonly #needs: AskingNeeds<R>;
  #asked: OpenQuestion<R> | null = null;
  #number = 0;

  constructor(needs: AskingNeeds<R>) {
    this.#needs = needs;
  }

  get want(): TableWant<R> | null {
    return this.#asked?.want ?? null;
  }

  settle(values: readonly Given[] | null | 'again'): void {
    this.#asked?.settle(values);
  }

  /** `already`: what the table had given before the page was closed. */
  async say(sentence: Sentence | null, already: readonly Given[] = []): Promise<Verdict> {
    const { inner, note } = this.#needs;
    const { seq } = inner.now();
    let given = already;
    let before: readonly Given[] = [];
    for (;;) {
      const answer = await inner.byHand({ deed: 'say', seq, sentence, given, isDry: false });
      if (answer.kind === 'wants') {
        const { refused } = answer.want.need;
        if (refused !== undefined) given = before;
        note({ sentence, given });
        const values = await this.#ask({ sentence, given, want: answer.want }, refused !== undefined);
        if (values !== null) {
          before = values === 'again' ? [] : given;
          given = values === 'again' ? [] : [...given, ...values];
          continue;
        }
      }
      note(null);
      if (answer.kind === 'would') throw new Error('a rehearsal that nobody asked for');
      if (answer.kind === 'wants') return { granted: false, reasons: [] };
      return answer.kind === 'done' ? grant() : answer.verdict;
    }
  }

  async #ask(asking: Omit<OpenQuestion<R>, 'settle'>, isRefused: boolean): Promise<readonly Given[] | null | 'again'> {
    const { companion, show } = this.#needs;
    const { want, sentence, given } = asking;
    const { kind, of } = want.need;
    const peek = kind === 'die' ? await this.#rehearse(asking, [of[0] ?? null]) : null;
    const model = companion.wantOf(want, peek?.kind === 'would' ? peek : null);
    this.#number += 1;
    const open: OpenWant = {
      number: this.#number,
      model,
      isAi: sentence === null,
      isBegun: given.length > 0,
      refusal: !isRefused ? '' : kind === 'die' ? 'No such result' : NOT_THERE,
    };
    return new Promise((resolve) => {
      const settle: OpenQuestion<R>['settle'] = (values) => {
        this.#asked = null;
        show(null);
        resolve(values);
      };
      this.#asked = { ...asking, settle };
      show(open);
      if (model.isTie === true) void this.#tellTie(open, this.#asked);
    });
  }

  #rehearse({ sentence, given }: HandEntry, values: readonly Given[]): Promise<HandAnswer<R>> {
    const { inner } = this.#needs;
    return inner.byHand({ deed: 'say', seq: inner.now().seq, sentence, given: [...given, ...values], isDry: true });
  }

  /** Tells which number belongs to which choice: tries each without recording it, and names where the results differ. */
  async #tellTie(open: OpenWant, tie: OpenQuestion<R>): Promise<void> {
    const { model } = open;
    const fates: (readonly string[])[] = [];
    for (const { value } of model.choices) fates.push(await this.#fateOf(tie, value));
    if (this.#asked !== tie) return;
    const own = fates.map((fate) => fate.filter((part) => !fates.every((other) => other.includes(part))));
    const choices = model.choices.map((choice, place) => ({ ...choice, name: (own[place] ?? []).join('; ') }));
    const text = own.every((parts) => parts.length === 0) ? 'Whichever it is, the same is done.' : model.text;
    this.#needs.show({ ...open, model: { ...model, choices, text } });
  }

  async #fateOf(tie: OpenQuestion<R>, value: number): Promise<readonly string[]> {
    const tried: Given[] = [value];
    for (let tries = 0; tries < MOST_TIES; tries++) {
      const answer = await this.#rehearse(tie, tried);
      if (answer.kind !== 'would') return [];
      const fate = this.#needs.companion.fateOf(tie.want, answer);
      if (fate.length > 0 || answer.need === null) return fate;
      tried.push(answer.need.of[0] ?? null);
    }
    return [];
  }

  async foresee(values: readonly Given[]): Promise<string> {
    const asked = this.#asked;
    if (asked === null) return '';
    const answer = await this.#rehearse(asked, values);
    return answer.kind === 'would' ? this.#needs.companion.outcomeOf(asked.want, answer) : '';
  }
}

const NOT_THERE = 'It is not in there: it was drawn before, or has left the game';
