import { SOUND, unlike } from '@sandtable/kernel/testing';
import { EFFECT_RULES } from '../../model/battlecard.ts';
import { AI_SEAT } from '../../model/forces.ts';
import { type CorpsId, NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

interface Tally {
  /** -1 in the AI's round. */
  readonly corps: CorpsId;
  extraMoves: number;
  readonly moved: UnitId[];
  waves: number;
  readonly batteries: UnitId[];
  /** Corps and phase of every card. */
  readonly played: string[];
  aiCards: number;
  aiTokens: number;
  readonly wounded: UnitId[];
}

function newTally(corps: CorpsId): Tally {
  return {
    corps,
    extraMoves: 0,
    moved: [],
    waves: 0,
    batteries: [],
    played: [],
    aiCards: 0,
    aiTokens: 0,
    wounded: [],
  };
}

/** L6.4, L7c, L9f, LS3.2a, LS4: the moves, cards and tokens a round allows, for players and the AI. */
export class RoundLaw implements Law {
  readonly hears: Hears = {
    gameRoundBegan: ({ round }) => {
      this.#round = round;
    },
    roundBegan: ({ corps }) => {
      this.#tally = newTally(corps);
    },
    aiRoundBegan: () => {
      this.#tally = newTally(NONE);
    },
    moved: (event) => this.#move(event),
    played: (event) => this.#play(event),
    tokenSpent: (event) => this.#spend(event),
    aiCardUsed: () => {
      this.#tally.aiCards += 1;
    },
    aiCardRolled: () => unless(this.#tally.aiCards === 0, 'the AI rolls for a card after it has used one (LS3.2.1n3)'),
    aiTokenRolled: () =>
      unless(this.#tally.aiTokens === 0, 'the AI rolls for a token after it has used one (LS3.2.2n2)'),
    woundRolled: ({ unit }) => this.#wound(unit),
    lostRp: ({ unit }) =>
      unless(!this.#isAiRound || !this.#isAis(unit), `AI unit ${unit} is hurt in its round (LS4.1f)`),
  };
  readonly #printed: Printed;
  #round: number;
  #tally: Tally;

  constructor(printed: Printed) {
    this.#printed = printed;
    this.#round = printed.opening.round;
    this.#tally = newTally(printed.opening.turn);
  }

  get #isAiRound(): boolean {
    return this.#tally.corps === NONE;
  }

  #ownerOf(unit: UnitId): CorpsId {
    return this.#printed.opening.units[unit]?.corps ?? NONE;
  }

  #isAis(unit: UnitId): boolean {
    return this.#printed.opening.corps[this.#ownerOf(unit)]?.seat === AI_SEAT;
  }

  #move({ unit, as }: EventOf<'moved'>): readonly string[] {
    const tally = this.#tally;
    if (as === 'objective')
      return unless(this.#isAiRound && this.#isAis(unit), `unit ${unit} moves as the AI does (LS4.2a)`);
    if (this.#isAiRound) return [`unit ${unit} moves in the AI's round (LS4a)`];
    if (as !== 'move' && as !== 'march' && as !== 'wave') return SOUND;
    const isFirst = !tally.moved.includes(unit);
    tally.moved.push(unit);
    if (as === 'wave') tally.waves += 1;
    const most = this.#printed.pack.ruleset.movesPerRound + tally.extraMoves;
    return [
      ...unless(isFirst, `unit ${unit} moves twice (L7a)`),
      ...unless(this.#ownerOf(unit) === tally.corps, `unit ${unit} moves in another's round (L6.2a)`),
      ...unless(tally.moved.length - tally.waves <= most, `more than ${most} units move (L7c)`),
      ...unless(tally.waves <= 1, 'two waves in a round (L4b)'),
    ];
  }

  #play({ corps, effect }: EventOf<'played'>): readonly string[] {
    const tally = this.#tally;
    const { kind, phase } = EFFECT_RULES[effect];
    if (effect === 'forcedMarch') tally.extraMoves += 1;
    const isFirst = !tally.played.includes(`${corps} ${phase}`);
    tally.played.push(`${corps} ${phase}`);
    return [
      ...unless(isFirst, `corps ${corps} plays two cards of the ${phase} phase (L6.4)`),
      ...unless(
        (corps === tally.corps) === (kind === 'support'),
        `corps ${corps} plays ${effect}, a ${kind} card (L1g)`,
      ),
    ];
  }

  #spend({ battery }: EventOf<'tokenSpent'>): readonly string[] {
    const tally = this.#tally;
    const isFirst = !tally.batteries.includes(battery);
    tally.batteries.push(battery);
    if (this.#isAis(battery)) tally.aiTokens += 1;
    return [
      ...unless(isFirst, `battery ${battery} uses two tokens in a round (L9f)`),
      ...unless(tally.aiTokens <= 1, 'the AI uses two tokens in a round (LS3.2a)'),
      ...unless(!tally.moved.includes(battery), `battery ${battery} moved and uses a token (L7d)`),
    ];
  }

  #wound(unit: UnitId): readonly string[] {
    const isFirst = !this.#tally.wounded.includes(unit);
    this.#tally.wounded.push(unit);
    return [
      ...unless(isFirst, `unit ${unit} is rolled for twice (LS4.1b)`),
      ...unless(this.#isAiRound && !this.#isAis(unit), `unit ${unit} is rolled for out of the AI's round (LS4.1a)`),
    ];
  }

  differences({ round, turn, ended, frames }: State): readonly string[] {
    if (ended !== null) return SOUND;
    // The AI's round is announced when it is played, not when it is pending.
    const isWaiting = frames.at(-1)?.kind === 'aiRound';
    return [
      ...unlike('round', round, this.#round),
      ...unlike('whose round', turn.corps, isWaiting ? NONE : this.#tally.corps),
    ];
  }
}

function unless(isSound: boolean, complaint: string): readonly string[] {
  return isSound ? SOUND : [complaint];
}
