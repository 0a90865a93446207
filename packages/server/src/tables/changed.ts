import { grant, type Verdict } from '@sandtable/kernel';
import type { HostedGame } from '../games/hosted-game.ts';
import type { NamedSeat, StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from './hall.ts';
import { ChangedRules, stampOf, warm } from './warming.ts';
import { refusal, type ServerKey } from './words.ts';

interface ChangedPlan {
  readonly store: Store;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly hall: Hall;
  now(): number;
}

interface Choice {
  readonly from: number;
  readonly how: 'goOn' | 'end';
}

/** Matches that today's rules play out differently: they go on from before the first such entry if all agree, or end. */
export class ChangedMatches {
  readonly #plan: ChangedPlan;

  constructor(plan: ChangedPlan) {
    this.#plan = plan;
  }

  /** The first entry that comes out differently, and who has agreed to go on from before it; null if none does. */
  async of(stored: StoredMatch): Promise<{ readonly from: number; readonly agreed: readonly string[] } | null> {
    const changed = await this.#find(stored);
    if (changed === null) return null;
    return { from: changed.seq, agreed: await this.#plan.store.forks.agreed(stored.row.id, changed.seq) };
  }

  /** One person's choice, for all their seats. Anyone may end the match; going on takes everyone. */
  async choose(stored: StoredMatch, person: string, { from, how }: Choice): Promise<Verdict<undefined, ServerKey>> {
    const { id, status } = stored.row;
    const { store, hall } = this.#plan;
    const people = peopleOf(stored);
    const own = people.filter((seat) => seat.person === person);
    if (own.length === 0) return refusal('notYours');
    const changed = await this.#find(stored);
    // Someone else may have chosen already, or the rules have changed again.
    if (changed === null || status !== 'running') return grant();
    if (changed.seq !== from) return refusal('changed', changed.seq);
    if (how === 'goOn') {
      if (changed.kept === null) return refusal('changed', from);
      const agreed = await store.forks.agree(
        id,
        own.map(({ seat }) => seat),
        from,
      );
      if (people.every(({ seat }) => agreed.includes(seat))) await this.#cut(stored, changed);
      return grant();
    }
    if (changed.kept === null) await store.forks.close(id, this.#plan.now());
    else {
      await this.#cut(stored, changed);
      const opened = await hall.open(id);
      if (opened.granted) await opened.table.byTable(opened.table.match.seq, { table: 'abort', by: [] });
    }
    return grant();
  }

  async #cut({ row }: StoredMatch, { kept }: ChangedRules): Promise<void> {
    if (kept === null) return;
    const { store, now } = this.#plan;
    const { match } = kept;
    const { asks, log } = match;
    await store.forks.cut({
      ...{ match: row.id, before: row.stamp, stamp: stampOf(match), digests: log.digests(), now: now() },
      asks: asks === null ? [] : [asks],
    });
  }

  async #find({ row }: StoredMatch): Promise<ChangedRules | null> {
    const game = this.#plan.games.get(row.game);
    if (game === undefined || row.status === 'waiting') return null;
    try {
      await warm(game, row, this.#plan.store);
      return null;
    } catch (error) {
      if (error instanceof ChangedRules) return error;
      throw error;
    }
  }
}

/** Everyone who has to agree: people who play their own seats. */
export function peopleOf({ seats }: StoredMatch): readonly NamedSeat[] {
  return seats.filter(({ kind, person, bot }) => kind === 'person' && person !== null && bot === null);
}
