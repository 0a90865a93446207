import { distance, hexOf } from '@sandtable/hex';
import type { Offer, Sentence } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { foreseen } from '../../generator/foreseen.ts';
import { hexesFromEntry } from '../../generator/zone.ts';
import { moduleFor } from '../../generator/steps/registry.ts';
import { worthOfUnits } from '../../generator/steps/step-module.ts';
import { neighboursOf, sideOf, typeOf, unitsIn } from '../../model/battle/battle.ts';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { EffectStep, StepKind } from '../../model/pack/effect-step.ts';
import { type Half, HALVES } from '../../model/pack/generator.ts';
import { type CardId, cardId, type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { type Bear, enemyOf, playerOf, type Seen } from '../../model/battle/state.ts';
import { isCombatCounter, isFoot, type Side } from '../../model/pack/unit-type.ts';

export interface DraftQuestion {
  readonly seen: Seen;
  readonly key: string;
  readonly style: DraftStyle;
  readonly player: PlayerId;
  /** The option that asks; null if the generation itself does. */
  readonly effect: Readonly<EffectFrame> | null;
}

/** The worth of the next word, roughly in VP. Without a preference, chance decides. */
export function liking(mind: DraftQuestion, offer: Offer<Bear>, said: Sentence): number {
  const { kind, value } = offer;
  if (kind === 'generatorCard') return mind.key === 'playCard' ? bestHalf(mind, value) : worthOfCard(mind, value);
  if (kind === 'half') return worthOfHalf(mind.seen, mind.player, cardNamed(mind, said), value, mind.style);
  if (kind === 'condition') return weather(mind, value);
  if (kind === 'unit') return mind.key === 'pickUnits' ? -worthOfUnits(mind.seen, [value]) : 0;
  if (kind === 'hex') return placeFor(mind, value, said);
  if (kind === 'defense') return worthOfFace(mind, value);
  if (kind === 'insider') return 1;
  // Facings are right as placed, and he places all he may.
  return offer.word === 'done' ? (mind.key === 'facings' ? 100 : -100) : 0;
}

/** The worth of each face of a Defense Counter; a hasty defense that nobody is there to take may wait for long. */
const FACES = { hasty: 1, trench: 0.6, bunker: 0.8, wire: 0.2, roadBlock: 0, mine: 0.7, smoke: 0 } as const;
const WAITING = 0.5;

function worthOfFace({ seen, player }: DraftQuestion, face: keyof typeof FACES): number {
  if (face !== 'hasty') return FACES[face];
  const { side } = playerOf(seen, player);
  const isTaker = (unit: UnitId): boolean =>
    sideOf(seen, unit) === side && isFoot(typeOf(seen, unit)) && seen.view.units[unit]?.hasty === false;
  return seen.view.roster.some((unit) => (seen.view.units[unit]?.at ?? NONE) !== NONE && isTaker(unit))
    ? FACES.hasty
    : WAITING;
}

function bestHalf({ seen, player, style }: DraftQuestion, card: CardId): number {
  return Math.max(...HALVES.map((half) => worthOfHalf(seen, player, card, half, style)));
}

function cardNamed({ seen }: DraftQuestion, [word]: Sentence): CardId {
  return cardId(
    seen.pack.generatorCards.findIndex(({ side, number }) => word === `${side}-${String(number).padStart(2, '0')}`),
  );
}

/** The card whose units an option is about; he prefers the card of greatest worth. */
function worthOfCard({ seen }: DraftQuestion, card: CardId): number {
  const play = seen.view.draft?.plays.find((each) => each.deck === 'card' && each.card === card);
  return play === undefined ? 0 : worthOfUnits(seen, play.units);
}

/** The worth of a top: what the bottoms of the other cards bring. */
function weather({ seen, player, style, effect }: DraftQuestion, top: CardId): number {
  const others = (effect?.drawn ?? []).filter((card) => card !== top);
  const steps = others.flatMap((card): readonly EffectStep[] => seen.pack.conditionCards[card]?.bottom.steps ?? []);
  return worthOfSteps(seen, player, steps, style);
}

function placeFor(mind: DraftQuestion, at: HexId, said: Sentence): number {
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
  if (key !== 'layDefense') return 0;
  return word === 'hasty' ? worthWaiting(mind, side, at) : worthFortifying(mind, side, at);
}

/** For a unit: cover, a marker to fight for, room, and as far forward as his style likes. */
function standing(mind: DraftQuestion, unit: UnitId, at: HexId): number {
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

/** For an enemy unit: without cover, right in front of his guns. */
function exposed(mind: DraftQuestion, unit: UnitId, at: HexId): number {
  const ground = eyes(mind, sideOf(mind.seen, unit));
  return -ground.cover(at) - 0.5 * ground.shelter(at) - 0.3 * Math.abs(ground.fromEnemy(at) - SHORT_RANGE);
}

/** This far from the edge they are under fire from the first turn on, but not in each other's way. */
const SHORT_RANGE = 3;

/** For a marker his side must hold: ground in cover, nearer to home than to the enemy. */
function worthHolding(ground: Ground, at: HexId): number {
  return ground.cover(at) + ground.shelter(at) + 0.15 * (ground.fromEnemy(at) - ground.fromHome(at));
}

/** On his own units or a marker, otherwise on the enemy's way to them. */
function worthFortifying(mind: DraftQuestion, side: Side, at: HexId): number {
  const ground = eyes(mind, side);
  const own = unitsIn(mind.seen, at).some((unit) => sideOf(mind.seen, unit) === side);
  return (own ? 2 : 0) - 0.4 * ground.toMarker(at) - 0.05 * Math.abs(ground.fromEnemy(at) - 6);
}

/** A hasty defense that waits: where his foot will want to stand, by a marker, in cover, and soon reached. A unit that can have it
 * at once goes first. */
function worthWaiting(mind: DraftQuestion, side: Side, at: HexId): number {
  const ground = eyes(mind, side);
  return ground.cover(at) - 0.4 * ground.toMarker(at) - 0.1 * ground.fromHome(at) - UNIT_FIRST;
}

/** More than ground can be worth: a unit that can have it goes first. */
const UNIT_FIRST = 10;

function eyes({ seen }: DraftQuestion, side: Side): Ground {
  const bySide = known.get(seen) ?? new Map<Side, Ground>();
  known.set(seen, bySide);
  const ground = bySide.get(side) ?? groundFor(seen, side);
  bySide.set(side, ground);
  return ground;
}

const known = new WeakMap<Seen, Map<Side, Ground>>();

function worthOfHalf(seen: Seen, player: PlayerId, card: CardId, half: Half, style: DraftStyle): number {
  const steps = seen.pack.generatorCards[card]?.[half].steps ?? [];
  const worth = worthOfSteps(seen, player, steps, style);
  if (half === 'bottom') return worth * needOfUnits(seen, player) + wantOfUnits(seen, player);
  return worth + wantOfScore(seen, player, card, style);
}

/**
 * G3.2: a side without Victory Points options can only score by kills. He wants one the more, the fewer cards he has
 * left to play, unless it could not score.
 */
function wantOfScore(seen: Seen, player: PlayerId, card: CardId, style: DraftStyle): number {
  const { scoring } = STYLES[style];
  const draft = seen.view.draft;
  if (scoring === 0 || draft === null || !isScoring(seen, card)) return 0;
  const side = seen.view.players[player]?.side;
  const played = draft.plays.filter(({ deck }) => deck === 'card');
  const hasOne = played.some(
    (play) => play.half === 'top' && isScoring(seen, play.card) && seen.view.players[play.player]?.side === side,
  );
  if (hasOne || foreseen(seen, player, { deck: 'card', card, half: 'top' }).some(({ isIdle }) => isIdle)) return 0;
  const own = played.filter((play) => play.player === player).length;
  return (scoring * (own + 1)) / Math.max(1, draft.plan.roles[player]?.hand ?? 1);
}

function isScoring({ pack }: Seen, card: CardId): boolean {
  return pack.generatorCards[card]?.top.kind === 'victory';
}

function worthOfSteps(seen: Seen, player: PlayerId, steps: readonly EffectStep[], style: DraftStyle): number {
  const { taste } = STYLES[style];
  return steps.reduce((sum, step) => sum + (taste[step.kind] ?? 1) * moduleFor(step).worth(seen, player, step), 0);
}

/** A side with fewer units than the enemy needs more; one with many more needs no further cards for units. */
function needOfUnits(seen: Seen, player: PlayerId): number {
  const { own, enemy } = strengths(seen, player);
  return Math.min(1.6, Math.max(0.7, (enemy + 3) / (own + 3)));
}

/** Below this number of units each one missing counts: no card scores without units to fight. */
const ENOUGH = 5;

function wantOfUnits(seen: Seen, player: PlayerId): number {
  return Math.max(0, ENOUGH - strengths(seen, player).own);
}

/**
 * Combat units of both sides so far. In a team each player has turns of his own, so his partner is assumed to have as
 * many units as he has: units of only one player would leave the other's turns unused.
 */
function strengths(seen: Seen, player: PlayerId): { readonly own: number; readonly enemy: number } {
  const { view } = seen;
  const side = view.players[player]?.side;
  const team = view.players.filter((each) => each.side === side).length;
  let own = 0;
  let enemy = 0;
  for (const unit of view.roster) {
    if (!isCombatCounter(typeOf(seen, unit))) continue;
    if (sideOf(seen, unit) !== side) enemy += 1;
    else if (team === 1) own += 1;
    else if (view.units[unit]?.owner === player) own += team;
  }
  return { own, enemy };
}

interface Ground {
  cover(at: HexId): number;
  /** How much cover is around it. */
  shelter(at: HexId): number;
  /** Hexes from the enemy's entry edge, and from the side's own. */
  fromEnemy(at: HexId): number;
  fromHome(at: HexId): number;
  /** To the nearest Control Marker worth something to the side; 0 if there is none. */
  toMarker(at: HexId): number;
  crowd(at: HexId): number;
}

function groundFor(seen: Seen, side: Side): Ground {
  const { map, view } = seen;
  const enemy = hexesFromEntry(seen, enemyOf(side));
  const home = hexesFromEntry(seen, side);
  const { area } = map.ground;
  const markers = view.controls.map(({ at }) => at);
  const cover = (at: HexId): number => terrainFigures[terrainAt(map.ground, at)].dm;
  return {
    cover,
    shelter: (at) => neighboursOf(seen, at).reduce((sum, hex) => sum + Math.min(1, cover(hex)), 0) / 6,
    fromEnemy: (at) => finite(enemy[at]),
    fromHome: (at) => finite(home[at]),
    toMarker: (at) =>
      markers.length === 0 ? 0 : Math.min(...markers.map((marker) => distance(hexOf(area, at), hexOf(area, marker)))),
    crowd: (at) =>
      view.roster.filter((unit) => (view.units[unit]?.at ?? NONE) === at && sideOf(seen, unit) === side).length,
  };
}

/** Every distance, until there are entry edges. */
const FAR = 12;

function finite(hexes: number | undefined): number {
  return hexes === undefined || hexes === Infinity ? FAR : hexes;
}

/** A drafting style: what it values more than others do, and how far forward it places units. */
const DRAFT_STYLES = ['balanced', 'aggressive', 'defensive'] as const;
export type DraftStyle = (typeof DRAFT_STYLES)[number];

interface Style {
  /** The worth of a step to this style, as a multiple of the usual worth. */
  readonly taste: Readonly<Partial<Record<StepKind, number>>>;
  /** VP per hex that a unit is nearer to the enemy's edge. */
  readonly forward: number;
  /** Extra worth of the first Victory Points option of his side, if he has to play it with his last card. */
  readonly scoring: number;
}

const STYLES: Readonly<Record<DraftStyle, Style>> = {
  balanced: { taste: {}, forward: 0.05, scoring: 6 },
  aggressive: {
    taste: { units: 1.25, initiative: 1.5, entryEdge: 1.5, weapon: 1.3, drawDefense: 0.5, fortify: 0.5 },
    forward: 0.25,
    scoring: 0,
  },
  defensive: {
    taste: { units: 0.9, drawDefense: 1.8, fortify: 1.8, controlMarker: 1.3, placeUnits: 1.4, caps: 1.2, delay: 1.5 },
    forward: -0.1,
    scoring: 0,
  },
};
