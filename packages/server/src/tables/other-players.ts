import { printSentence, type Realm, type Seat, sha256Hex } from '@sandtable/kernel';
import { botTurn, type Match } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import { Abandoned } from '../games/thinkers.ts';
import type { Accepted, House } from './house.ts';
import { explainRefusal } from './words.ts';

interface PlayedTable {
  readonly id: string;
  readonly game: HostedGame;
  readonly match: Match<Realm>;
  say(seat: Seat, seq: number, words: string): Promise<Accepted>;
  proceed(seat: Seat): Promise<boolean>;
  hasAnswered(seat: Seat): boolean;
  answerBeforehand(): Promise<boolean>;
}

/** Those who are not there: bots, which think in threads, the AI, and people who have answered beforehand. */
export class OtherPlayers {
  readonly #table: PlayedTable;
  readonly #house: House;
  isPlaying = false;
  #isCalled = false;

  constructor(table: PlayedTable, house: House) {
    this.#table = table;
    this.#house = house;
  }

  /** They play until a person is asked. */
  playOn(): void {
    this.#isCalled = true;
    if (this.isPlaying) return;
    this.isPlaying = true;
    void this.#play();
  }

  async #play(): Promise<void> {
    try {
      // Whoever calls while the last of them is still asked is not forgotten.
      while (this.#isCalled) {
        this.#isCalled = false;
        while (await this.#playOne());
      }
    } catch (error) {
      if (!(error instanceof Abandoned)) this.#house.fault(error, this.#table.id);
    } finally {
      this.isPlaying = false;
    }
  }

  /** False if a person is asked or it is over. */
  async #playOne(): Promise<boolean> {
    const { match, game } = this.#table;
    const { asks } = match;
    if (asks === null) return false;
    if (match.seating[asks]?.kind === 'procedure') return this.#table.proceed(asks);
    const turn = botTurn(match, game.partOf);
    if (turn === null) return this.#table.hasAnswered(asks) ? this.#table.answerBeforehand() : false;
    const { thinkers } = this.#house;
    if (thinkers === null) return false;
    const { seat, seq, bot, view } = turn;
    const chance = sha256Hex(`${match.secretSeed}/bot/${seat}/${seq}`);
    const words = printSentence(
      await thinkers.think({ game: game.system.id, bot, view, chance, isSlow: game.slow.includes(bot) }),
    );
    const answer = await this.#table.say(seat, seq, words);
    if (!answer.granted && match.seq === seq)
      throw new Error(`the bot ${bot} was refused at entry ${seq}: ${explainRefusal(answer.reasons)}`);
    return true;
  }
}
