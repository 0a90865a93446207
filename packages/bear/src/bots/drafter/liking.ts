import type { Offer, Sentence } from '@sandtable/kernel';
import { sideOf, unitsIn } from '../../model/battle/battle.ts';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { EffectStep } from '../../model/pack/effect-step.ts';
import { HALVES } from '../../model/pack/generator.ts';
import type { CardId, HexId, PlayerId, UnitId } from '../../model/ids.ts';
import { type Bear, enemyOf, playerOf, type Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { worthOfUnits } from '../../generator/steps/step-module.ts';
import { type Ground, groundFor } from './ground.ts';
import { worthOfHalf, worthOfSteps } from './halves.ts';
import { type DraftStyle, STYLES } from './style.ts';

/** What a drafter has before him: the question, and for whom he answers it. */
export interface Mind {
  readonly seen: Seen;
  readonly key: string;
  readonly style: DraftStyle;
  readonly player: PlayerId;
  /** The option that asks; null where the generation itself does. */
  readonly effect: Readonly<EffectFrame> | null;
}

/** What he thinks of the next word, in VP or nearly so. What he has no opinion of, he leaves to chance. */
export function liking(mind: Mind, offer: Offer<Bear>, said: Sentence): number {
  const { kind, value } = offer;
  if (kind === 'generatorCard') return mind.key === 'playCard' ? bestHalf(mind, value) : worthOfCard(mind, value);
  if (kind === 'half') return worthOfHalf(mind.seen, mind.player, cardNamed(mind, said), value, mind.style);
  if (kind === 'condition') return weather(mind, value);
  if (kind === 'unit') return mind.key === 'pickUnits' ? -worthOfUnits(mind.seen, [value]) : 0;
  if (kind === 'hex') return placeFor(mind, value, said);
  if (kind === 'defense') return value === 'smoke' ? 0 : FACES[value];
  if (kind === 'insider') return 1;
  // Facings are right as they were placed, and all that may be placed is.
  return offer.word === 'done' ? (mind.key === 'facings' ? 100 : -100) : 0;
}

/** What a Defense Counter is best used as, when there is a choice. */
const FACES = { hasty: 1, trench: 0.6, bunker: 0.8, wire: 0.2, roadBlock: 0, mine: 0.7 } as const;

function bestHalf({ seen, player, style }: Mind, card: CardId): number {
  return Math.max(...HALVES.map((half) => worthOfHalf(seen, player, card, half, style)));
}

function cardNamed({ seen }: Mind, [word]: Sentence): CardId {
  return seen.pack.generatorCards.findIndex(
    ({ side, number }) => word === `${side}-${String(number).padStart(2, '0')}`,
  );
}

/** The card whose units an option is about: the dearest, his own or the enemy's. */
function worthOfCard({ seen }: Mind, card: CardId): number {
  const play = seen.view.draft?.plays.find((each) => each.deck === 'card' && each.card === card);
  return play === undefined ? 0 : worthOfUnits(seen, play.units);
}

/** The one that is played for its top leaves the bottoms of the others. */
function weather({ seen, player, style, effect }: Mind, top: CardId): number {
  const others = (effect?.drawn ?? []).filter((card) => card !== top);
  const steps = others.flatMap((card): readonly EffectStep[] => seen.pack.conditionCards[card]?.bottom.steps ?? []);
  return worthOfSteps(seen, player, steps, style);
}

function placeFor(mind: Mind, at: HexId, said: Sentence): number {
  const { seen, key, effect, player } = mind;
  const { side } = playerOf(seen, player);
  const step = effect?.steps[effect.at];
  const [word = ''] = said;
  const unit = seen.pack.counterPlaces.get(word);
  if (key === 'placeUnits' && unit !== undefined && step?.kind === 'placeUnits')
    return step.of === step.by ? standing(mind, unit, at) : exposed(mind, unit, at);
  if (key === 'placeMarker' && step?.kind === 'controlMarker') {
    const theirs = enemyOf(side);
    return step.whose === 'own' ? worthHolding(eyes(mind, side), at) : -worthHolding(eyes(mind, theirs), at);
  }
  return key === 'layDefense' ? worthFortifying(mind, side, at) : 0;
}

/** Of a unit: cover, a marker to fight for, room to itself, and as far forward as the style has it. */
function standing(mind: Mind, unit: UnitId, at: HexId): number {
  const ground = eyes(mind, sideOf(mind.seen, unit));
  const { forward } = STYLES[mind.style];
  return (
    ground.cover(at) +
    0.3 * ground.shelter(at) -
    0.25 * ground.toMarker(at) -
    0.8 * ground.crowd(at) -
    forward * ground.fromEnemy(at)
  );
}

/** Of an enemy's unit: naked, and right before the guns of whoever places it. */
function exposed(mind: Mind, unit: UnitId, at: HexId): number {
  const ground = eyes(mind, sideOf(mind.seen, unit));
  return -ground.cover(at) - 0.5 * ground.shelter(at) - 0.3 * Math.abs(ground.fromEnemy(at) - SHORT_RANGE);
}

/** So many hexes from the edge they are under fire from the first turn on, and not in each other's way. */
const SHORT_RANGE = 3;

/** Of a marker that its side must hold: covered ground, nearer to home than to the enemy. */
function worthHolding(ground: Ground, at: HexId): number {
  return ground.cover(at) + ground.shelter(at) + 0.15 * (ground.fromEnemy(at) - ground.fromHome(at));
}

/** Where own units or a marker are, else on the enemy's way to them. */
function worthFortifying(mind: Mind, side: Side, at: HexId): number {
  const ground = eyes(mind, side);
  const own = unitsIn(mind.seen, at).some((unit) => sideOf(mind.seen, unit) === side);
  return (own ? 2 : 0) - 0.4 * ground.toMarker(at) - 0.05 * Math.abs(ground.fromEnemy(at) - 6);
}

/** Made once for each question and side. */
function eyes({ seen }: Mind, side: Side): Ground {
  const bySide = known.get(seen) ?? new Map<Side, Ground>();
  known.set(seen, bySide);
  const ground = bySide.get(side) ?? groundFor(seen, side);
  bySide.set(side, ground);
  return ground;
}

const known = new WeakMap<Seen, Map<Side, Ground>>();
