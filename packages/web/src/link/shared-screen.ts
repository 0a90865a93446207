import type { Audience, Realm, Seat } from '@sandtable/kernel';
import { deputyIn, isSamePerson, type Match } from '@sandtable/session';
import type { LinkFace } from '../face/link.ts';
import { ONLOOKER, peopleOf } from './seating.ts';

/** A match, or one with an entry that is about to be committed. */
export type Outlook<R extends Realm> = Pick<Match<R>, 'seq' | 'asks' | 'now'>;

/** The one screen that the people of a match share: who is at it, who may be, and what each of them has seen. */
export class SharedScreen<R extends Realm> {
  readonly #game: LinkFace<R>;
  readonly #match: Match<R>;
  readonly #seenTo: Map<Seat, number>;
  #seat: Seat;

  /** `seen`: the last entry each person saw. Default: everything, since opening a match shows its log. */
  constructor(game: LinkFace<R>, match: Match<R>, seen: Readonly<Record<Seat, number>> = {}) {
    this.#game = game;
    this.#match = match;
    const people = peopleOf(match.seating);
    this.#seenTo = new Map(people.map((seat) => [seat, Math.min(seen[seat] ?? match.seq, match.seq)]));
    const isAsked = (seat: Seat): boolean => seat === match.asks && !this.isSpokenFor();
    this.#seat = people.find(isAsked) ?? people[0] ?? ONLOOKER;
  }

  /** Who is at it; the onlooker if no one has said who they are. */
  get seat(): Seat {
    return this.#seat;
  }

  /** Whether its people may all see each other's views. */
  get isShared(): boolean {
    const [first, ...others] = peopleOf(this.#match.seating);
    return first === undefined || others.every((other) => this.#mayShare(first, other));
  }

  /** The same person may hold both seats, or partners may have no secrets from each other. */
  #mayShare(one: Seat, other: Seat): boolean {
    const { seating } = this.#match;
    if (isSamePerson(seating, one, other)) return true;
    return seating[other]?.kind === 'person' && this.#game.mayShare(this.#match.now('spectator').view, one, other);
  }

  /** The viewer's own eyes and those of people who share the screen; once it is over, anyone's, and the referee's. */
  mayTake(eyes: Audience): boolean {
    if (eyes === this.#seat || eyes === ONLOOKER) return true;
    if (this.#match.asks === null) return eyes === 'referee' || Object.hasOwn(this.#match.seating, eyes);
    return this.#seat !== ONLOOKER && this.#mayShare(this.#seat, eyes);
  }

  /** The part of a generation that this seat has in hand, which a deputy may play; null outside of one. */
  readonly partOf = (view: R['view'], seat: Seat): string | null => this.#game.drafting?.handOf(view, seat) ?? null;

  /** The question goes to a deputy: the person at the screen must not see it, since the deputy's view is not theirs. */
  isSpokenFor(outlook: Outlook<R> = this.#match): boolean {
    const { asks } = outlook;
    if (asks === null) return false;
    return deputyIn(this.#match.seating, asks, () => this.partOf(outlook.now(asks).view, asks)) !== null;
  }

  /** Whoever is at it sees what is there now. */
  look(): void {
    this.#seenTo.set(this.#seat, this.#match.seq);
  }

  /** Until the screen is handed over, other people have not seen the entry. */
  readonly hasSeen = (seat: Seat, seq: number): boolean => (this.#seenTo.get(seat) ?? seq) >= seq;

  /** The last entry each person will have seen after this. */
  seenAfter(after: Outlook<R>): Readonly<Record<Seat, number>> {
    const seat = after === this.#match ? this.#seat : this.#seatAfter(after);
    const current = this.#seenTo.has(seat) ? { [seat]: after.seq } : {};
    return { ...Object.fromEntries(this.#seenTo), ...current };
  }

  /** The view follows the question. */
  follow(): void {
    this.#seat = this.#seatAfter(this.#match);
  }

  /**
   * The view follows the question to another person who may share it, unless a deputy answers. Without a person at the
   * screen there is no view to follow.
   */
  #seatAfter(after: Outlook<R>): Seat {
    const { asks } = after;
    const isTheirs = asks === null || asks === this.#seat || this.#seat === ONLOOKER || this.isSpokenFor(after);
    return !isTheirs && this.#mayShare(this.#seat, asks) ? asks : this.#seat;
  }

  /** Another person takes the screen. Returns the entries since they last saw it, without the last and what was taken back. */
  sit(seat: Seat): readonly number[] {
    this.#seat = seat;
    const { log, seq: last } = this.#match;
    const from = this.#seenTo.get(this.#seat) ?? last;
    const missed: number[] = [];
    for (let seq = log.standing(last); seq > from; seq = log.standing(seq - 1)) if (seq < last) missed.unshift(seq);
    return missed;
  }
}
