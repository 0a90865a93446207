import type { Audience } from '@sandtable/kernel';
import type { OfferRow } from '../store/tables.ts';
import type { House, Listener, Presence } from './house.ts';
import type { SleepyMatch } from './sleeping.ts';
import type { StandingBook } from './standing.ts';
import type { TableClock } from './table-clock.ts';
import { type Known, knownAgain, tellingOf } from './telling.ts';

/** The screens that one process has open, with the ids of their people. */
interface Screens extends Presence {
  readonly people: readonly string[];
}

/** A process silent for longer is taken for dead. */
export const SCREENS_STALE_MS = 50_000;

interface GalleryPlan {
  readonly match: string;
  readonly warm: SleepyMatch;
  readonly standing: StandingBook;
  readonly clock: TableClock;
  readonly house: House;
}

/** All screens open on a table here, and what each has been told. */
export class Gallery {
  readonly #plan: GalleryPlan;
  readonly #listeners = new Set<Listener>();
  #offers: readonly OfferRow[] = [];
  #elsewhere: readonly Screens[] = [];
  #toldPresence = '';
  /** Messages to other processes, one after the other. */
  #sharing: Promise<void> = Promise.resolve();

  constructor(plan: GalleryPlan) {
    this.#plan = plan;
    plan.warm.woken = () => this.#recall();
  }

  /** Whether every screen has been told the newest entry. */
  get isTold(): boolean {
    const { seq } = this.#plan.warm.brief;
    return [...this.#listeners].every(({ known }) => known.seq === seq && (known.moment ?? known).seq === seq);
  }

  /** Before the match sleeps: drops the views sent to each screen, which can be made again. */
  sleep(): void {
    for (const listener of this.#listeners) {
      const { seq, moment } = listener.known;
      listener.known = moment === null ? listener.known : { seq, moment: null, undo: moment.undo };
    }
  }

  #recall(): void {
    const made = new Map<string, Known>();
    for (const listener of this.#listeners) {
      const { audience, known } = listener;
      // Screens of one seat may have been told of an undo at different times.
      const key = `${audience} ${JSON.stringify(known.undo)}`;
      const again = made.get(key) ?? knownAgain(this.#plan.warm, audience, known);
      made.set(key, again);
      listener.known = again;
    }
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get offers(): readonly OfferRow[] {
    return this.#offers;
  }

  /** To resign is asked among partners; the others do not hear of it. */
  offersTo(audience: Audience): readonly OfferRow[] {
    const { clock, warm } = this.#plan;
    if (!this.#offers.some(({ kind }) => kind === 'resign')) return this.#offers;
    const side = audience === 'spectator' ? [] : clock.sideOf(warm.match, audience);
    return this.#offers.filter(({ kind, seat }) => kind !== 'resign' || side.includes(seat));
  }

  join(listener: Listener): void {
    this.#listeners.add(listener);
    this.#tell(listener, new Map());
    listener.hearOffers(this.offersTo(listener.audience));
    this.#tellAnswers(listener);
    listener.hearPresence(this.presence);
    this.#screensChanged();
  }

  leave(listener: Listener): void {
    if (this.#listeners.delete(listener)) this.#screensChanged();
  }

  end(): void {
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
    this.#screensChanged();
  }

  setOffers(offers: readonly OfferRow[]): void {
    if (JSON.stringify(offers) === JSON.stringify(this.#offers)) return;
    this.#offers = offers;
    for (const listener of this.#listeners) listener.hearOffers(this.offersTo(listener.audience));
  }

  tellAll(): void {
    const { match } = this.#plan.warm;
    // All offers end with the match.
    if (match.asks === null) this.setOffers([]);
    const made = new Map<string, ReturnType<typeof tellingOf>>();
    for (const listener of this.#listeners) {
      // The seat has changed hands: close the old holder's screen.
      if (!listener.isTheirs()) {
        this.leave(listener);
        listener.end();
        continue;
      }
      if (listener.known.seq !== match.seq) this.#tell(listener, made);
      this.#tellAnswers(listener);
    }
  }

  tellClocks(): void {
    const { clock, house } = this.#plan;
    const told = clock.told(house.now());
    for (const listener of this.#listeners) listener.hearClocks(told);
  }

  tellAnswers(): void {
    for (const listener of this.#listeners) this.#tellAnswers(listener);
  }

  #tellAnswers(listener: Listener): void {
    const answers = this.#plan.standing.of(listener.audience);
    const text = JSON.stringify(answers);
    if (listener.audience === 'spectator' || text === listener.answers) return;
    listener.answers = text;
    listener.hearAnswers(answers);
  }

  /** Screens of one audience that know the same get the same message, built and kept once. */
  #tell(listener: Listener, made: Map<string, ReturnType<typeof tellingOf>>): void {
    const { audience, known } = listener;
    const { warm, standing, clock, house } = this.#plan;
    const key = `${audience} ${known.seq} ${known.moment?.seq ?? ''}`;
    const news = made.get(key) ?? tellingOf(warm, standing, audience, known, house.page);
    made.set(key, news);
    listener.known = news.known;
    listener.hear({ ...news.telling, ...clock.told(house.now()) });
  }

  get #here(): Screens {
    const listeners = [...this.#listeners];
    const seats = listeners.flatMap(({ audience }) => (audience === 'spectator' ? [] : [audience]));
    const people = listeners.flatMap(({ person }) => (person === null ? [] : [person]));
    return { seats: [...new Set(seats)], observers: listeners.length - seats.length, people: [...new Set(people)] };
  }

  /** The people with a screen open here. */
  get people(): readonly { readonly person: string; readonly isPlaying: boolean }[] {
    return [...this.#listeners].flatMap(({ person, audience }) =>
      person === null ? [] : [{ person, isPlaying: audience !== 'spectator' }],
    );
  }

  get presence(): Presence {
    const all = [this.#here, ...this.#elsewhere];
    return {
      seats: [...new Set(all.flatMap(({ seats }) => seats))].sort(),
      observers: all.reduce((sum, { observers }) => sum + observers, 0),
    };
  }

  isWatchedBy(person: string): boolean {
    return [this.#here, ...this.#elsewhere].some(({ people }) => people.includes(person));
  }

  async hearScreens(): Promise<void> {
    this.#elsewhere = await screensElsewhere(this.#plan.house, [this.#plan.match]);
    this.#tellPresence();
  }

  #screensChanged(): void {
    this.#tellPresence();
    this.#sharing = this.#share(this.#sharing);
  }

  async #share(before: Promise<void>): Promise<void> {
    await before;
    const { house, match } = this.#plan;
    try {
      const text = this.isEmpty ? null : JSON.stringify(this.#here);
      await house.store.screens.tell({ match, process: house.process }, text);
      house.screensChanged?.(match);
    } catch (error) {
      house.fault(error, match);
    }
  }

  #tellPresence(): void {
    const { presence } = this;
    const text = JSON.stringify(presence);
    if (text === this.#toldPresence) return;
    this.#toldPresence = text;
    for (const listener of this.#listeners) listener.hearPresence(presence);
  }

  /** Tells other processes again who watches here: they may have taken this one for dead. */
  shareAgain(): void {
    if (!this.isEmpty) this.#sharing = this.#share(this.#sharing);
  }

  /** Resolves once other processes know who watches here. */
  shared(): Promise<void> {
    return this.#sharing;
  }
}

/** The screens that other processes have open on these matches. */
export async function screensElsewhere(
  { store, process }: House,
  matches: readonly string[],
): Promise<readonly (Screens & { readonly match: string })[]> {
  const rows = await store.screens.elsewhere(matches, process, SCREENS_STALE_MS);
  return rows.map(({ match, text }) => {
    const screens: Screens = JSON.parse(text);
    return { match, ...screens };
  });
}
