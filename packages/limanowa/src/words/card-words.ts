import { type Battlecard, type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import type { Pack } from '../model/pack.ts';

/** What each card does, as it reads in a hand; `n` is its figure. */
const TEXTS: Readonly<Record<Effect, (n: number) => string>> = {
  blockingPreparations: () => 'The Opening card that was just disclosed has no effect and is discarded.',
  counterAttack: () =>
    'One of your infantry or cavalry that came through an attack of infantry or cavalry this round attacks one of those attackers within its range. It is not countered.',
  disruptiveFire: (n) =>
    `A battery of yours that does not move shells a target in range without a token. On a hit the target also falls back a hex or loses ${n} RP more.`,
  deceit: (n) =>
    `Move a core or elite enemy, infantry or cavalry, ${hexes(n)} to a free hex it could enter. Neither away from a Strategic Objective nor onto any Objective.`,
  perturbation: (n) =>
    `Before occupations, move one enemy infantry or cavalry unit you attacked this round as Deceit does, officers too, ${hexes(n)}. One of its attackers may take the hex it left.`,
  reinforcement: (n) =>
    `A lost core unit of yours comes back with ${n} RP on a free hex of your edge that is not next to an enemy.`,
  spareBattery: (n) => `You gain ${n === 1 ? 'an artillery token' : `${n} artillery tokens`}.`,
  reorganisation: (n) => `Exchange two of your infantry or cavalry at most ${n} hexes apart before combat.`,
  dugIn: (n) => `One of your attacked units gets +${n} DV this phase.`,
  coveringFire: (n) => `All attacks on one of your attacked units get −${n} AV this phase.`,
  volley: (n) => `One of your attacked infantry or cavalry units gets +${n} AV for its counter-attack.`,
  secondLine: () => 'One of your attacked units ignores the first RP it would lose this phase.',
  forcedMarch: (n) => `You may move one more unit this round, and one unit you name moves ${hexes(n)} farther.`,
  bombardment: () => 'A battery of yours that does not move this round shells a target in range without a token.',
  massedAssault: (n) => `One of your units gets +${n} AV for all its attacks this phase.`,
  pursuit: () => 'A unit that has just occupied a hex attacks once. It is not countered.',
  dressing: (n) => `One of your units that is not next to an enemy gets ${n} RP back.`,
};

function hexes(count: number): string {
  return count === 1 ? 'one hex' : `${count} hexes`;
}

/** What it does, with the rule. */
export function cardText({ effect, amount }: Pick<Battlecard, 'effect' | 'amount'>): string {
  return `${TEXTS[effect](amount)} (${EFFECT_RULES[effect].rule})`;
}

/** `Forced march` */
export function cardName({ cards }: Pick<Pack, 'cards'>, effect: Effect): string {
  return cards.find((card) => card.effect === effect)?.name ?? effect;
}
