/** L6a: the three phases of a player's round. */
export const PHASES = ['opening', 'central', 'closing'] as const;
export type Phase = (typeof PHASES)[number];

/** L10a-L10s: the effect of a Battlecard, which is also the word that plays it. */
export const EFFECTS = [
  'blockingPreparations',
  'counterAttack',
  'disruptiveFire',
  'deceit',
  'perturbation',
  'reinforcement',
  'spareBattery',
  'reorganisation',
  'dugIn',
  'coveringFire',
  'volley',
  'secondLine',
  'forcedMarch',
  'bombardment',
  'massedAssault',
  'pursuit',
  'dressing',
] as const;
export type Effect = (typeof EFFECTS)[number];

export function isEffect(word: string): word is Effect {
  return EFFECTS.some((effect) => effect === word);
}

interface EffectRule {
  readonly rule: string;
  /** L1g: support cards are played in the corps' own round, contra cards in an enemy's. */
  readonly kind: 'support' | 'contra';
  readonly phase: Phase;
}

const RULES = {
  blockingPreparations: { rule: 'L10a', kind: 'contra', phase: 'opening' },
  counterAttack: { rule: 'L10b', kind: 'contra', phase: 'closing' },
  disruptiveFire: { rule: 'L10c', kind: 'support', phase: 'central' },
  deceit: { rule: 'L10d', kind: 'support', phase: 'opening' },
  perturbation: { rule: 'L10e', kind: 'support', phase: 'closing' },
  reinforcement: { rule: 'L10f', kind: 'support', phase: 'opening' },
  spareBattery: { rule: 'L10g', kind: 'support', phase: 'opening' },
  reorganisation: { rule: 'L10h', kind: 'contra', phase: 'central' },
  dugIn: { rule: 'L10i', kind: 'contra', phase: 'central' },
  coveringFire: { rule: 'L10j', kind: 'contra', phase: 'central' },
  volley: { rule: 'L10k', kind: 'contra', phase: 'central' },
  secondLine: { rule: 'L10m', kind: 'contra', phase: 'central' },
  forcedMarch: { rule: 'L10n', kind: 'support', phase: 'opening' },
  bombardment: { rule: 'L10p', kind: 'support', phase: 'opening' },
  massedAssault: { rule: 'L10q', kind: 'support', phase: 'central' },
  pursuit: { rule: 'L10r', kind: 'support', phase: 'closing' },
  dressing: { rule: 'L10s', kind: 'support', phase: 'closing' },
} as const satisfies Readonly<Record<Effect, EffectRule>>;

/** The part of a card that its effect fixes and a pack cannot change. */
export const EFFECT_RULES: Readonly<Record<Effect, EffectRule>> = RULES;

type EffectsOf<Kind extends EffectRule['kind'], When extends Phase> = {
  [E in Effect]: (typeof RULES)[E] extends { readonly kind: Kind; readonly phase: When } ? E : never;
}[Effect];

export type ContraEffect = EffectsOf<'contra', Phase>;
export type OpeningEffect = EffectsOf<'support', 'opening'>;

export function isContra(effect: Effect): effect is ContraEffect {
  return EFFECT_RULES[effect].kind === 'contra';
}

export function isForOpening(effect: Effect): effect is OpeningEffect {
  const { kind, phase } = EFFECT_RULES[effect];
  return kind === 'support' && phase === 'opening';
}

export interface Battlecard {
  readonly effect: Effect;
  readonly name: string;
  /** L1h */
  readonly copies: number;
  /** The change of an AV, DV or RP, or the distance; 0 for cards without a figure. */
  readonly amount: number;
  /** LS2.1: false for cards left out of solo and cooperative games. */
  readonly inSolo: boolean;
}
