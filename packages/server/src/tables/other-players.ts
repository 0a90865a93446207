import { printSentence, type Realm, type Seat, sha256Hex } from '@sandtable/kernel';
import { botTurn, type DoneTurn, type Match } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import { Abandoned, type Thinkers } from '../games/thinkers.ts';
import type { Accepted, House } from './house.ts';
import { explainRefusal } from './words.ts';

interface PlayedTable {
  readonly id: string;
  readonly game: HostedGame;
  readonly match: Match<Realm>;
  say(seat: Seat, seq: number, words: string): Promise<Accepted>;
  /** The state and its number, for the thread that plays the AI's next turn. */
  freeze(): Promise<{ readonly seq: number; readonly state: string }>;
  sayDone(seat: Seat, seq: number, done: DoneTurn<Realm>): Promise<boolean>;
  hasAnswered(seat: Seat): boolean;
  answerBeforehand(): Promise<boolean>;
}

/** Plays the seats that need no person now: bots and the AI, which think in threads, and people who have answered beforehand. */
export class OtherPlayers {
  readonly #table: PlayedTable;
  readonly #house: House;
  isPlaying = false;
  #isCalled = false;
  #isEnded = false;

  constructor(table: PlayedTable, house: House) {
    this.#table = table;
    this.#house = house;
  }

  /** Plays until a person is asked. */
  playOn(): void {
    this.#isCalled = true;
    if (this.isPlaying) return;
    this.isPlaying = true;
    void this.#play();
  }

  /** Anything they still come up with is dropped. */
  end(): void {
    this.#isEnded = true;
  }

  async #play(): Promise<void> {
    try {
      // A call during the last turn makes it go round again.
      while (this.#isCalled && !this.#isEnded) {
        this.#isCalled = false;
        while (!this.#isEnded && (await this.#playOne()));
      }
    } catch (error) {
      // A thread may be ended in mid-thought.
      if (!this.#isEnded && !(error instanceof Abandoned)) this.#house.fault(error, this.#table.id);
    } finally {
      this.isPlaying = false;
    }
  }

  /** Plays one turn. False if a person is asked or the match is over. */
  async #playOne(): Promise<boolean> {
    const { match, game } = this.#table;
    const { asks } = match;
    const { thinkers } = this.#house;
    if (asks === null) return false;
    if (match.seating[asks]?.kind === 'procedure') return thinkers === null ? false : this.#proceed(asks, thinkers);
    const turn = botTurn(match, game.partOf);
    if (turn === null) return this.#table.hasAnswered(asks) ? this.#table.answerBeforehand() : false;
    if (thinkers === null) return false;
    const { seat, seq, bot, view } = turn;
    const chance = sha256Hex(`${match.secretSeed}/bot/${seat}/${seq}`);
    const words = printSentence(
      await thinkers.think({ game: game.system.id, bot, view, chance, isSlow: game.slow.includes(bot) }),
    );
    if (this.#isEnded) return false;
    const answer = await this.#table.say(seat, seq, words);
    if (!answer.granted && match.seq === seq)
      throw new Error(`the bot ${bot} was refused at entry ${seq}: ${explainRefusal(answer.reasons)}`);
    return true;
  }

  /** The AI is a procedure of the rules: a thread carries it out while this one stays free for others. */
  async #proceed(seat: Seat, thinkers: Thinkers): Promise<boolean> {
    const { seq, state } = await this.#table.freeze();
    // Another process was first.
    if (this.#table.match.asks !== seat) return true;
    const done = await thinkers.proceed({ game: this.#table.game.system.id, seat, state });
    return !this.#isEnded && this.#table.sayDone(seat, seq, done);
  }
}
