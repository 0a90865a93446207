import type { Edge } from '@sandtable/hex';
import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { enemyOf } from '../../model/battle/state.ts';
import type { VictoryRule } from '../../model/battle/terms.ts';
import { type CardId, type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { TrackEvent } from '../../model/solo/solo.ts';
import { isCombatCounter, isRumor, type Side, SIDES } from '../../model/pack/unit-type.ts';
import { isLastRound, worthOfDestroyed, worthOfExit } from './victory.ts';

/**
 * VP a side can still score, as far as the viewer knows. `vp` is for one: a unit, a marker, a unit in a hex; several
 * rules for the same thing are added up, as the match will.
 */
export type OpenScore =
  /** The enemy units still to be destroyed that are worth this much. */
  | { readonly why: 'destroyed'; readonly side: Side; readonly vp: number; readonly units: readonly UnitId[] }
  | { readonly why: 'alive'; readonly side: Side; readonly vp: number; readonly units: readonly UnitId[] }
  | {
      readonly why: 'left';
      readonly side: Side;
      readonly vp: number;
      readonly edge: Edge;
      readonly units: readonly UnitId[];
    }
  | {
      readonly why: 'control';
      readonly side: Side;
      readonly vp: number;
      readonly when: 'roundEnd' | 'gameEnd';
      readonly at: readonly HexId[];
    }
  | { readonly why: 'reached'; readonly side: Side; readonly vp: number; readonly hexes: readonly HexId[] }
  | { readonly why: 'wipedOut'; readonly side: Side; readonly vp: number }
  /** B8.3: listed for both sides while the viewer does not know who has the card. */
  | {
      readonly why: 'secret';
      readonly side: Side;
      readonly vp: number;
      readonly at: HexId;
      readonly card: CardId;
      readonly isKnown: boolean;
    }
  /** For each marker the side holds, or once. */
  | { readonly why: 'eventCard'; readonly side: Side; readonly vp: number; readonly isForMarkers: boolean }
  | { readonly why: 'trackEvent'; readonly side: Side; readonly vp: number; readonly space: number };

/** B19.2, B19.2a, B8.3, S7.2: everything either side can still score; empty once the match has ended. */
export function openScores(seen: Seen): OpenScore[] {
  if (seen.view.ended !== null) return [];
  return SIDES.flatMap((side) => [
    ...forControl(seen, side),
    ...forReaching(seen, side),
    ...forLeaving(seen, side),
    ...forLiving(seen, side),
    ...forWipingOut(seen, side),
    ...forDestroying(seen, side),
    ...forSecrets(seen, side),
    ...fromCards(seen, side),
    ...fromTrack(seen, side),
  ]);
}

type RuleOf<Kind extends VictoryRule['kind']> = Extract<VictoryRule, { readonly kind: Kind }>;

function rulesOf<Kind extends Exclude<VictoryRule['kind'], 'objective'>>(
  { view }: Seen,
  side: Side,
  kind: Kind,
): RuleOf<Kind>[] {
  return view.terms.victory.filter((rule): rule is RuleOf<Kind> => rule.kind === kind && rule.side === side);
}

/** By what each is worth, the most valuable first; without those worth nothing. */
function byWorth<Thing>(things: Iterable<Thing>, worth: (thing: Thing) => number): [vp: number, things: Thing[]][] {
  const groups = new Map<number, Thing[]>();
  for (const thing of things) {
    const vp = worth(thing);
    if (vp !== 0) groups.set(vp, [...(groups.get(vp) ?? []), thing]);
  }
  return [...groups].toSorted(([a], [b]) => b - a);
}

function sum(rules: readonly { readonly vp: number }[]): number {
  return rules.reduce((all, { vp }) => all + vp, 0);
}

/** In play or still to come in time. */
function unitsOf(seen: Seen, side: Side): UnitId[] {
  const { roster, terms } = seen.view;
  return roster.filter((unit) => {
    if (sideOf(seen, unit) !== side || isRumor(typeOf(seen, unit))) return false;
    const { fate, entry } = unitOf(seen, unit);
    const isLate = terms.solo === null && (terms.entries[entry]?.round ?? 0) > terms.rounds;
    return fate === 'inPlay' || !isLate;
  });
}

function forControl(seen: Seen, side: Side): OpenScore[] {
  const rules = rulesOf(seen, side, 'control');
  const flags = seen.view.controls.map(({ at }) => at);
  return (['gameEnd', 'roundEnd'] as const).flatMap((when) =>
    byWorth(flags, (flag) => sum(rules.filter((rule) => rule.when === when && (rule.at ?? flag) === flag))).map(
      ([vp, at]): OpenScore => ({ why: 'control', side, vp, when, at }),
    ),
  );
}

function forReaching(seen: Seen, side: Side): OpenScore[] {
  const rules = rulesOf(seen, side, 'reached');
  if (unitsOf(seen, side).length === 0) return [];
  const hexes = new Set(rules.flatMap((rule) => rule.hexes));
  return byWorth(hexes, (hex) => sum(rules.filter((rule) => rule.hexes.includes(hex)))).map(
    ([vp, there]): OpenScore => ({ why: 'reached', side, vp, hexes: there }),
  );
}

function forLeaving(seen: Seen, side: Side): OpenScore[] {
  const units = unitsOf(seen, side);
  return seen.view.terms.exits.flatMap((exit, place) => {
    if (exit.side !== side) return [];
    const able = units.filter((unit) => exit.units?.includes(unit) ?? true);
    return byWorth(able, (unit) => worthOfExit(seen, unit, place)).map(([vp, leavers]): OpenScore => ({
      why: 'left',
      side,
      vp,
      edge: exit.edge,
      units: leavers,
    }));
  });
}

/** those that left by an exit count too. */
function forLiving(seen: Seen, side: Side): OpenScore[] {
  const rules = rulesOf(seen, side, 'alive');
  const units = new Set(rules.flatMap((rule) => rule.units));
  const alive = [...units].filter((unit) => !['unused', 'lost'].includes(unitOf(seen, unit).fate));
  return byWorth(alive, (unit) => sum(rules.filter((rule) => rule.units.includes(unit)))).map(
    ([vp, those]): OpenScore => ({ why: 'alive', side, vp, units: those }),
  );
}

/** B5.6: an enemy that has got away is safe, and with it his side. */
function forWipingOut(seen: Seen, side: Side): OpenScore[] {
  const vp = sum(rulesOf(seen, side, 'wipedOut'));
  const isSafe = seen.view.leavers.some(
    ({ unit }) => sideOf(seen, unit) !== side && isCombatCounter(typeOf(seen, unit)),
  );
  return vp === 0 || isSafe ? [] : [{ why: 'wipedOut', side, vp }];
}

function forDestroying(seen: Seen, side: Side): OpenScore[] {
  const enemies = unitsOf(seen, enemyOf(side));
  return byWorth(enemies, (unit) => worthOfDestroyed(seen.view.terms, unit, side)).map(([vp, units]): OpenScore => ({
    why: 'destroyed',
    side,
    vp,
    units,
  }));
}

function forSecrets({ view }: Seen, side: Side): OpenScore[] {
  return view.terms.victory.flatMap((rule): OpenScore[] => {
    if (rule.kind !== 'objective' || rule.vp === 0) return [];
    const { at, card, vp } = rule;
    const drawer = view.players.find(({ hand }) => hand.includes(card));
    const isOut = view.actionDeck.removed.includes(card) || !view.controls.some((control) => control.at === at);
    if (isOut || (drawer !== undefined && drawer.side !== side)) return [];
    return [{ why: 'secret', side, vp, at, card, isKnown: drawer !== undefined }];
  });
}

/** B8.3: the Event Cards that may still be drawn. */
function fromCards({ view }: Seen, side: Side): OpenScore[] {
  const { terms, round, actionDeck, controls } = view;
  const draws = terms.players.some(({ cards }) =>
    round === 1 ? cards.first + cards.later > 0 : cards.later > 0 && !isLastRound(view),
  );
  if (!draws) return [];
  return terms.events.flatMap(({ card, effects }) => {
    const copies = terms.deck.filter((each) => each === card).length;
    if (copies <= actionDeck.removed.filter((each) => each === card).length) return [];
    return effects.flatMap((effect): OpenScore[] => {
      if (effect.kind === 'vp') return [{ why: 'eventCard', side, vp: effect.amount, isForMarkers: false }];
      if (effect.kind !== 'vpForControl' || controls.length === 0) return [];
      return [{ why: 'eventCard', side, vp: effect.amount, isForMarkers: true }];
    });
  });
}

/** S7.2, R-139: spaces and tiles the marker has still to come to. */
function fromTrack({ view: { terms, solo } }: Seen, side: Side): OpenScore[] {
  if (terms.solo === null || solo === null) return [];
  const { track, generated, length } = terms.solo;
  const isAhead = (space: number): boolean => space > solo.marker && space <= length;
  const score = (space: number, events: readonly TrackEvent[]): OpenScore[] =>
    events.flatMap((event) =>
      event.kind === 'vp' && event.side === side && event.amount !== 0
        ? [{ why: 'trackEvent', side, vp: event.amount, space }]
        : [],
    );
  const tiles = generated?.tiles ?? [];
  return [
    ...track.filter(({ space }) => isAhead(space)).flatMap(({ space, events }) => score(space, events)),
    ...tiles.flatMap(({ path, events }, place) => {
      const now = solo.tiles[place] ?? NONE;
      const next = path.slice(Math.max(0, path.indexOf(now))).find(isAhead);
      return now === NONE || next === undefined ? [] : score(next, events);
    }),
  ];
}
