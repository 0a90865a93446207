import { type Battlecard, type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import type { Pack } from '../model/pack.ts';

/** The text of each card; `n` is its figure. */
const TEXTS: Readonly<Record<Effect, (n: number) => string>> = {
  blockingPreparations: () => 'Cancel and discard the support card just disclosed.',
  counterAttack: () =>
    'One of your units that survived an attack by infantry or cavalry attacks one of those attackers still in range. No counter-attack.',
  disruptiveFire: (n) =>
    `Artillery attack without a token, by a battery that does not move. On a hit the target also falls back or loses ${n} more RP.`,
  deceit: (n) =>
    `Move a core or elite enemy, not a battery, ${hexes(n)} to a free hex: not off a Strategic Objective, not onto any objective.`,
  perturbation: (n) =>
    `Move an enemy you attacked, not a battery, ${hexes(n)} to a free hex, not off a Strategic Objective or onto any. One of its attackers may occupy its hex.`,
  reinforcement: (n) =>
    `One of your lost core units returns with ${n} RP on a free hex of your edge, not next to an enemy.`,
  spareBattery: (n) => `Gain ${n === 1 ? 'an artillery token' : `${n} artillery tokens`}.`,
  reorganisation: (n) => `Before combat, swap two of your infantry or cavalry units at most ${n} hexes apart.`,
  dugIn: (n) => `One of your attacked units gets +${n} DV this phase.`,
  coveringFire: (n) => `All attacks on one of your attacked units get −${n} AV this phase.`,
  volley: (n) => `One of your attacked infantry or cavalry units gets +${n} AV on its counter-attack.`,
  secondLine: () => 'One of your attacked units ignores the first RP it would lose this phase.',
  forcedMarch: (n) => `One extra unit may move this round, and one unit you name moves ${hexes(n)} farther.`,
  bombardment: () => 'Artillery attack without a token, by a battery that does not move this round.',
  massedAssault: (n) => `One of your units gets +${n} AV on its attacks this phase.`,
  pursuit: () => 'A unit that has just occupied a hex attacks once. No counter-attack.',
  dressing: (n) => `One of your units not next to an enemy regains ${n} RP.`,
};

/** The text in two short lines, for a card in the hand: at most 142 px wide at 13 px type. */
const BRIEFS: Readonly<Record<Effect, (n: number) => string>> = {
  blockingPreparations: () => 'Cancel a support card just disclosed',
  counterAttack: () => 'A unit that held strikes back at once',
  disruptiveFire: (n) => `No token; a hit drives off or costs ${n} RP`,
  deceit: (n) => `Move a core or elite enemy ${hexes(n)}`,
  perturbation: (n) => `Move an enemy you attacked ${hexes(n)}`,
  reinforcement: (n) => `A lost core unit returns with ${n} RP`,
  spareBattery: (n) => `Gain ${n === 1 ? 'an artillery token' : `${n} artillery tokens`}`,
  reorganisation: (n) => `Swap two units at most ${n} hexes apart`,
  dugIn: (n) => `+${n} DV for a unit under attack`,
  coveringFire: (n) => `−${n} AV for all who attack one unit`,
  volley: (n) => `+${n} AV on one counter-attack`,
  secondLine: () => 'One unit ignores its first lost RP',
  forcedMarch: (n) => `One more unit moves, one goes ${n} farther`,
  bombardment: () => 'Artillery attack without a token',
  massedAssault: (n) => `+${n} AV on attacks of one unit`,
  pursuit: () => 'Attack from a hex just occupied',
  dressing: (n) => `A unit clear of enemies regains ${n} RP`,
};

/** Names too long for one line of such a card. */
const SHORT_NAMES: Partial<Readonly<Record<Effect, string>>> = {
  blockingPreparations: 'Blocking',
  disruptiveFire: 'Disruptive fire',
  reinforcement: 'Reinforcement',
  spareBattery: 'Spare battery',
  reorganisation: 'Reorganisation',
  bombardment: 'Bombardment',
};

function hexes(count: number): string {
  return count === 1 ? 'one hex' : `${count} hexes`;
}

export function cardText({ effect, amount }: Pick<Battlecard, 'effect' | 'amount'>): string {
  return `${TEXTS[effect](amount)} (${EFFECT_RULES[effect].rule})`;
}

/** The name and text of a card in the hand, in their short forms. */
export function briefCard({ effect, amount, name }: Pick<Battlecard, 'effect' | 'amount' | 'name'>): {
  readonly name: string;
  readonly text: string;
} {
  return { name: SHORT_NAMES[effect] ?? name, text: BRIEFS[effect](amount) };
}

/** `Forced march` */
export function cardName({ cards }: Pick<Pack, 'cards'>, effect: Effect): string {
  return cards.find((card) => card.effect === effect)?.name ?? effect;
}
