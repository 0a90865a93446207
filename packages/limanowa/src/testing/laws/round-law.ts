import type { LimanowaEvent } from '../../model/event.ts';
import { EFFECT_RULES } from '../../model/battlecard.ts';
import { type CorpsId, NONE, type UnitId } from '../../model/ids.ts';
import { AI_SEAT } from '../../model/corps.ts';
import type { State } from '../../model/state.ts';
import { type Law, type Printed, SOUND, unlike } from './law.ts';

/** What a round allows: moves, cards and tokens, one's own and the AI's. L6.4, L7c, L9f, LS3.2a, LS4 */
export class RoundLaw implements Law {
  readonly #printed: Printed;
  readonly #owners: readonly CorpsId[];
  #round: number;
  /** -1 in the AI's round. */
  #corps: CorpsId;
  #extra = 0;
  #moved: UnitId[] = [];
  #waves = 0;
  #batteries: UnitId[] = [];
  #played: string[] = [];
  #aiCards = 0;
  #aiTokens = 0;
  #wounded: UnitId[] = [];

  constructor(printed: Printed) {
    this.#printed = printed;
    this.#owners = printed.opening.units.map(({ corps }) => corps);
    this.#round = printed.opening.round;
    this.#corps = printed.opening.turn;
  }

  hear(event: LimanowaEvent): readonly string[] {
    switch (event.key) {
      case 'gameRoundBegan':
        this.#round = event.round;
        return SOUND;
      case 'roundBegan':
        return this.#begin(event.corps);
      case 'aiRoundBegan':
        return this.#begin(NONE);
      case 'moved':
        return this.#move(event);
      case 'played':
        return this.#play(event);
      case 'tokenSpent':
        return this.#spend(event);
      case 'aiCardUsed':
        this.#aiCards += 1;
        return this.#aiCards > 1 ? ['the AI uses two cards in a round (LS3.2a)'] : SOUND;
      case 'aiCardRolled':
        return this.#aiCards > 0 ? ['the AI rolls for a card after it has used one (LS3.2.1n3)'] : SOUND;
      case 'aiTokenRolled':
        return this.#aiTokens > 0 ? ['the AI rolls for a token after it has used one (LS3.2.2n2)'] : SOUND;
      case 'woundRolled':
        return this.#wound(event.unit);
      case 'lostRp':
        return this.#isAiRound && this.#isAis(event.unit)
          ? [`AI unit ${event.unit} is hurt in its round (LS4.1f)`]
          : SOUND;
      default:
        return SOUND;
    }
  }

  get #isAiRound(): boolean {
    return this.#corps === NONE;
  }

  #isAis(unit: UnitId): boolean {
    return this.#printed.opening.corps[this.#owners[unit] ?? NONE]?.seat === AI_SEAT;
  }

  #begin(corps: CorpsId): readonly string[] {
    this.#corps = corps;
    this.#extra = 0;
    this.#moved = [];
    this.#waves = 0;
    this.#batteries = [];
    this.#played = [];
    this.#aiCards = 0;
    this.#aiTokens = 0;
    this.#wounded = [];
    return SOUND;
  }

  #move({ unit, as }: Extract<LimanowaEvent, { readonly key: 'moved' }>): readonly string[] {
    if (as === 'objective')
      return this.#isAiRound && this.#isAis(unit) ? SOUND : [`unit ${unit} moves as the AI (LS4.2a)`];
    if (this.#isAiRound) return [`unit ${unit} moves in the AI's round (LS4a)`];
    if (as !== 'move' && as !== 'march' && as !== 'wave') return SOUND;
    if (this.#moved.includes(unit)) return [`unit ${unit} moves twice (L7a)`];
    this.#moved.push(unit);
    if (as === 'wave') this.#waves += 1;
    const most = this.#printed.pack.ruleset.movesPerRound + this.#extra;
    return [
      ...(this.#owners[unit] === this.#corps ? [] : [`unit ${unit} moves in another's round (L6.2a)`]),
      ...(this.#moved.length - this.#waves > most ? [`more than ${most} units move (L7c)`] : []),
      ...(this.#waves > 1 ? ['two waves in a round (L4b)'] : []),
    ];
  }

  #play({ corps, effect }: Extract<LimanowaEvent, { readonly key: 'played' }>): readonly string[] {
    const { kind, phase } = EFFECT_RULES[effect];
    if (effect === 'forcedMarch') this.#extra += 1;
    const what = `${corps} ${phase}`;
    const isTwice = this.#played.includes(what);
    this.#played.push(what);
    return [
      ...(isTwice ? [`corps ${corps} plays two cards of the ${phase} phase (L6.4)`] : []),
      ...((corps === this.#corps) === (kind === 'support')
        ? []
        : [`corps ${corps} plays ${effect}, a ${kind} card (L1g)`]),
    ];
  }

  #spend({ battery }: Extract<LimanowaEvent, { readonly key: 'tokenSpent' }>): readonly string[] {
    const isTwice = this.#batteries.includes(battery);
    this.#batteries.push(battery);
    if (this.#isAis(battery)) this.#aiTokens += 1;
    return [
      ...(isTwice ? [`battery ${battery} uses two tokens in a round (L9f)`] : []),
      ...(this.#aiTokens > 1 ? ['the AI uses two tokens in a round (LS3.2a)'] : []),
      ...(this.#moved.includes(battery) ? [`battery ${battery} moved and uses a token (L7d)`] : []),
    ];
  }

  #wound(unit: UnitId): readonly string[] {
    const isTwice = this.#wounded.includes(unit);
    this.#wounded.push(unit);
    return [
      ...(isTwice ? [`unit ${unit} is rolled for twice (LS4.1b)`] : []),
      ...(this.#isAiRound && !this.#isAis(unit) ? [] : [`unit ${unit} is rolled for out of the AI's round (LS4.1a)`]),
    ];
  }

  differences({ round, turn, ended, frames }: State): readonly string[] {
    if (ended !== null) return SOUND;
    // The AI's round is told of when it is played, not when it is waited for.
    const isWaiting = frames.at(-1)?.kind === 'aiRound';
    return [
      ...unlike('round', round, this.#round),
      ...unlike('whose round', turn.corps, isWaiting ? NONE : this.#corps),
    ];
  }
}
