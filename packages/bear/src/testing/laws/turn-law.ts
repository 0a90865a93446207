import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { State } from '../../model/battle/state.ts';
import { type Hears, isAtRest, type Law, type Printed } from './law.ts';

/** B2.2, B20.0, B20.2, S2.3.3: turns follow in order, and exactly the right number of passes in a row ends the round. */
export class TurnLaw implements Law {
  readonly #printed: Printed;
  readonly #swift: number;
  #order: readonly number[] = [];
  /** by player, of the latest roll for initiative. */
  #sums: number[] = [];
  #place = 0;
  #passes = 0;
  #turn = freshTurn();
  #isEarly = false;

  constructor(printed: Printed) {
    this.#printed = printed;
    this.#swift = printed.pack.actionCards.findIndex(({ id }) => id === 'c10');
  }

  readonly hears: Hears = {
    initiativeRolled: ({ player, dice, caps, bonus = 0 }) => {
      this.#sums[player] = dice.reduce((sum, die) => sum + die, caps + bonus);
    },
    hasInitiative: ({ player }) => {
      this.#order = this.#orderFrom(player);
      this.#sums = [];
      this.#place = -1;
      this.#passes = 0;
      this.#turn = freshTurn();
    },
    passed: () => {
      this.#turn.passed = true;
    },
    played: ({ card }) => {
      if (card === this.#swift) this.#turn.again = true;
    },
    activated: () => {
      // B3.0.1: where AP are rolled, the turn goes on; otherwise the price of an action follows at once.
      this.#turn.activated = true;
    },
    paid: () => {
      this.#turn.activated = false;
    },
    aiDrew: () => {
      this.#turn.drawn += 1;
    },
    aiPassed: () => {
      this.#turn.idle += 1;
    },
    roundCutShort: () => {
      this.#turn.cut = true;
    },
    roundEnded: () => this.#end(),
    // B19.1: only the end of the game cuts a round short.
    roundBegan: () => (this.#isEarly ? ['the round ended before enough players had passed'] : SOUND),
  };

  differences(state: State): readonly string[] {
    const top = state.frames.at(-1);
    if (!isAtRest(state) || top?.kind !== 'turn' || this.#order.length === 0) return SOUND;
    const { again, activated } = this.#turn;
    if (this.#place !== -1 && activated) return this.#goOn();
    const complaints = this.#place === -1 ? SOUND : this.#countPass();
    if (this.#place === -1 || !again) this.#place = (this.#place + 1) % this.#order.length;
    this.#turn = freshTurn();
    return [...complaints, ...this.#mustBeAsked(state, top.order[top.place])];
  }

  #goOn(): readonly string[] {
    this.#turn = freshTurn();
    return SOUND;
  }

  #mustBeAsked({ players }: State, player: number | undefined): readonly string[] {
    const due = this.#order[this.#place];
    const seat = (place: number | undefined): string => players[place ?? -1]?.seat ?? 'nobody';
    return player === due ? SOUND : unlike('whose turn it is', seat(player), seat(due));
  }

  get #isPass(): boolean {
    const { passed, drawn, idle } = this.#turn;
    return passed || (drawn > 0 && drawn === idle);
  }

  /** S2.3.3, R-116: the AI passes if none of its cards brought an action. */
  #countPass(): readonly string[] {
    this.#passes = this.#isPass ? this.#passes + 1 : 0;
    return this.#passes < this.#needed ? SOUND : [`${this.#passes} passes in a row, and the round goes on`];
  }

  #end(): readonly string[] {
    const passes = this.#isPass ? this.#passes + 1 : 0;
    this.#isEarly = passes < this.#needed && !this.#turn.cut;
    this.#turn = freshTurn();
    this.#order = [];
    return SOUND;
  }

  get #needed(): number {
    const count = this.#printed.opening.terms.players.length;
    return count === 2 ? 2 : count - 1;
  }

  /**
   * B20.0: from the first player on, sides alternate, a single player after each of the others (R-188: first the one who rolled
   * higher); or one whole side first.
   */
  #orderFrom(first: number): number[] {
    const { players } = this.#printed.opening.terms;
    const places = players.map((_player, place) => place);
    const isOwn = (place: number): boolean => players[place]?.side === players[first]?.side;
    const own = [...places.slice(first), ...places.slice(0, first)].filter(isOwn);
    const others = places.filter((place) => !isOwn(place));
    const [one = 0, other = 0] = others.map((place) => this.#sums[place] ?? 0);
    if (places.length === 3 && own.length === 1 && other > one) others.reverse();
    if (this.#printed.options.teamTurns === 'wholeSide') return [...own, ...others];
    const turns = Array.from({ length: Math.max(own.length, others.length) }, (_turn, turn) => turn);
    return turns.flatMap((turn) => [own[turn % own.length] ?? 0, others[turn % others.length] ?? 0]);
  }
}

function freshTurn(): {
  passed: boolean;
  again: boolean;
  activated: boolean;
  cut: boolean;
  drawn: number;
  idle: number;
} {
  return { passed: false, again: false, activated: false, cut: false, drawn: 0, idle: 0 };
}
