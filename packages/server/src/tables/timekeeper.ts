import { grant, type Verdict } from '@sandtable/kernel';
import { prepareBeforehand } from '@sandtable/session';
import type { Clock } from '../pace/clock.ts';
import { ClockChanged } from '../store/clocks.ts';
import type { Accepted, House } from './house.ts';
import type { Keeper } from './keeper.ts';
import type { WarmMatch } from './snapshots.ts';
import type { StandingBook } from './standing.ts';
import type { TableClock } from './table-clock.ts';

/** The server's clock may have been moved: then it is looked at again, but not all the time. */
const LEAST_WAIT_MS = 20;

interface TimekeeperPlan {
  readonly match: string;
  readonly warm: WarmMatch;
  readonly standing: StandingBook;
  readonly clock: TableClock;
  readonly house: House;
  readonly keeper: Keeper;
  /** Whoever was asked may have lost: others may be asked now. */
  playOn(): void;
}

/** Looks after the clocks of a table: those that change without an entry, and the moment at which somebody loses by them. */
export class Timekeeper {
  readonly #plan: TimekeeperPlan;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(plan: TimekeeperPlan) {
    this.#plan = plan;
  }

  /** The first clocks of a match are stored when it is opened for the first time. */
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

  /** It is let go: whatever is still under way arms no flag any more. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  /** Clocks that change without an entry. If those stored are others by now, it is judged anew, once. */
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

  /** Whoever is asked has lost on time, if that is so now. */
  async flagIfLate(): Promise<void> {
    const { clock, house, keeper } = this.#plan;
    await keeper.inTurn(async () => {
      await keeper.makeSure();
      if (clock.isOver(house.now())) await this.flag();
    });
    this.arm();
    this.#plan.playOn();
  }

  /** Who has answered beforehand is not waited for. */
  async flag(): Promise<void> {
    const { warm, standing, clock, keeper } = this.#plan;
    const { match } = warm;
    const given = prepareBeforehand(match, standing.book, true);
    const prepared = given ?? match.prepareByTable(match.seq, clock.flag(match));
    if (prepared.granted) await keeper.keep(prepared.value);
  }

  /** As long as it is warm nobody need look for it. */
  arm(): void {
    clearTimeout(this.#timer);
    const { match: id, clock, house } = this.#plan;
    const deadline = clock.flagAt;
    if (deadline === null || this.#isEnded) return;
    const late = (): void => void this.flagIfLate().catch((error: unknown) => house.fault(error, id));
    this.#timer = setTimeout(late, Math.max(LEAST_WAIT_MS, deadline - house.now())).unref();
  }
}
