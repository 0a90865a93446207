import { grant, type Seat, type Verdict } from '@sandtable/kernel';
import { prepareBeforehand } from '@sandtable/session';
import { type Clock, comeTo } from '../pace/clock.ts';
import { ClockChanged } from '../store/clocks.ts';
import type { Accepted, House, Tenure } from './house.ts';
import type { Keeper } from './keeper.ts';
import type { WarmMatch } from './snapshots.ts';
import type { StandingBook } from './standing.ts';
import type { TableClock } from './table-clock.ts';
import { refusal } from './words.ts';

/** A floor, since the server's clock may be set back while a flag is armed: look again, but do not spin. */
const LEAST_WAIT_MS = 20;

interface TimekeeperPlan {
  readonly match: string;
  readonly warm: WarmMatch;
  readonly standing: StandingBook;
  readonly clock: TableClock;
  readonly house: House;
  readonly tenure: Tenure;
  readonly keeper: Keeper;
  /** The flag may have fallen: the seat asked next may be a bot. */
  playOn(): void;
}

/** Keeps the clocks of a table: changes without an entry, and the moment a seat loses on time. */
export class Timekeeper {
  readonly #plan: TimekeeperPlan;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(plan: TimekeeperPlan) {
    this.#plan = plan;
  }

  /** Stores the first clocks when a match is first opened. */
  async start(): Promise<void> {
    const { clock, keeper } = this.#plan;
    if (!clock.isStored)
      await keeper.inTurn(() =>
        this.set(
          () => grant(),
          () => clock.now,
        ),
      );
    this.arm();
  }

  /** The table closes: anything still running must not arm the flag again. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  /** Changes the clocks without an entry. If the stored clocks have changed meanwhile, judges again, once. */
  async set(judge: () => Verdict<unknown>, make: (now: number) => Clock, mayRetry = true): Promise<Accepted> {
    const { match: id, clock, house, keeper, warm } = this.#plan;
    const judged = judge();
    if (!judged.granted) return judged;
    const next = clock.change(make(house.now()));
    try {
      await house.store.clocks.set(id, next.change);
    } catch (error) {
      if (!(error instanceof ClockChanged) || !mayRetry) throw error;
      await keeper.catchUp();
      return this.set(judge, make, false);
    }
    clock.take(next);
    keeper.tellClocks();
    return grant({ seq: warm.match.seq });
  }

  /** A person has opened the match. */
  async come(seats: readonly Seat[]): Promise<void> {
    const { clock, keeper } = this.#plan;
    const isAwaited = (): boolean => clock.now.gathers?.seats.some((seat) => seats.includes(seat)) === true;
    if (!isAwaited()) return;
    await keeper.inTurn(() =>
      this.set(
        () => (isAwaited() ? grant() : refusal('notOpen')),
        (now) => comeTo(clock.now, seats, now),
      ),
    );
    keeper.tellTurn();
  }

  async flagIfLate(): Promise<void> {
    const { clock, house, keeper } = this.#plan;
    await keeper.inTurn(async () => {
      await keeper.makeSure();
      if (clock.isOver(house.now())) await this.flag();
    });
    this.arm();
    this.#plan.playOn();
  }

  /** An answer given beforehand counts instead of the flag. */
  async flag(): Promise<void> {
    const { warm, standing, clock, keeper, house } = this.#plan;
    const { match } = warm;
    const given = prepareBeforehand(match, standing.book, true);
    const prepared = given ?? clock.prepareFlag(match, house.thinkers !== null);
    if (prepared.granted) await keeper.keep(prepared.value);
  }

  /** Sets the timer for the next flag. While the match is warm, no other process needs to watch it. */
  arm(): void {
    clearTimeout(this.#timer);
    const { match: id, clock, house, tenure } = this.#plan;
    const deadline = clock.flagAt;
    if (deadline === null || this.#isEnded || tenure.isGuest) return;
    const late = (): void => void this.flagIfLate().catch((error: unknown) => house.fault(error, id));
    this.#timer = setTimeout(late, Math.max(LEAST_WAIT_MS, deadline - house.now())).unref();
  }
}
