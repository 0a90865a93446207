import { EVERY_FACING } from '@sandtable/hex';
import type { Random } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { distanceBetween } from '../board/tables.ts';
import { hasEnemyIn, sideOf, typeOf } from '../model/battle/battle.ts';
import { type BuriedMine, makeMarker } from '../model/battle/marker.ts';
import type { PlayerView } from '../model/battle/player.ts';
import { type Held, heldUnit, playerOf } from '../model/battle/state.ts';
import { type HexId, hexId, NONE, playerId, type UnitId } from '../model/ids.ts';
import type { EffectStep, Zone } from '../model/pack/effect-step.ts';
import type { DraftPlay } from '../model/draft/draft.ts';
import { isUnburdened, type Side } from '../model/pack/unit-type.ts';
import { sideFor, stepsOfPlay } from '../generator/draft-state.ts';
import { everyHex, hexesOfZone } from '../generator/zone.ts';
import { isDiscovered, watchedFrom } from '../rules/contact/hidden.ts';
import { noticing } from '../rules/contact/rumor.ts';
import { canStand, takesMine } from '../rules/ground/bans.ts';
import { placeIn } from '../rules/ground/shelter.ts';
import { zoneOf } from '../rules/stealth/deploy.ts';
import { judgePlot, SHELLS } from '../rules/support/artillery.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { facingOf } from '../rules/units/figures.ts';

// Places for things a viewer does not see. A view has no history, so the simplest is assumed: a unit hidden in a zone
// is still there if it can be, and a spotter has not moved since he plotted.

type Fits = (at: HexId) => boolean;

/** A random hex of those that fit; undefined if none does. */
function anyOf(hexes: readonly HexId[], fits: Fits, random: Random): HexId | undefined {
  const list = [...hexes];
  random.shuffle(list);
  return list.find(fits);
}

/** B10.0: puts every hidden unit whose hex is unknown on the map. */
export function hideUnits(held: Held, random: Random): void {
  const { view } = held;
  const unplaced = view.frames.flatMap((frame) => (frame.kind === 'deploy' ? frame.left : []));
  const hidden = view.roster.filter((unit) => {
    const it = heldUnit(held, unit);
    return it.hidden && it.fate === 'inPlay' && it.at === NONE && !unplaced.includes(unit);
  });
  const rumors = hidden.length === 0 ? [] : view.roster.filter((unit) => isRumored(held, unit));
  const wouldReveal = rumors.map((rumor) => noticing(held, rumor));
  for (const unit of hidden) {
    const canHide = (at: HexId): boolean =>
      canStand(held, unit, at) && !isWet(held, at) && !wouldReveal.some((reveals) => reveals(at));
    const at = hidingPlace(held, unit, canHide, random);
    const it = heldUnit(held, unit);
    Object.assign(it, { at, inside: placeIn(held, unit, at).sheltered, facing: random.pick(EVERY_FACING) });
    // B18.1.2: units in a bunker take its facing.
    it.facing = facingOf(held, unit);
  }
}

/** G3.7c: no unit is placed in water. */
function isWet({ view, map }: Held, at: HexId): boolean {
  return view.draft !== null && terrainAt(map.ground, at) === 'water' && map.ground.roads[at] === 0;
}

/**
 * B10.0.2, B10.0.4: in its zone where it is not discovered; failing that, as near to the zone as it may have sneaked
 * (B10.1); failing that, where it can stand at all. B6.0.8, B10.2: a unit that fired this round has since hidden out of
 * everyone's sight.
 */
function hidingPlace(held: Held, unit: UnitId, canHide: Fits, random: Random): HexId {
  const side = sideOf(held, unit);
  const { fired } = heldUnit(held, unit);
  const isSafe = (at: HexId): boolean =>
    canHide(at) &&
    !isDiscovered(held, side, placeIn(held, unit, at)) &&
    !(fired && watchedFrom(held, side, at, true) !== undefined);
  const every = everyHex(held);
  const zone = zoneFor(held, unit);
  const inZone = anyOf(zone, isSafe, random);
  if (inZone !== undefined) return inZone;
  const sneaks = zone.length === 0 || isUnburdened(typeOf(held, unit));
  return (
    (sneaks ? nearest(held, zone, every.filter(isSafe), random) : anyOf(zone, canHide, random)) ??
    anyOf(every, isSafe, random) ??
    anyOf(every, canHide, random) ??
    random.pick(every)
  );
}

/** One of the hexes nearest to the zone; any hex if there is no zone. */
function nearest({ tables }: Held, zone: readonly HexId[], hexes: readonly HexId[], random: Random): HexId | undefined {
  const away = hexes.map((hex) => Math.min(...zone.map((each) => distanceBetween(tables, each, hex))));
  const least = Math.min(...away);
  return anyOf(
    hexes.filter((_hex, place) => away[place] === least),
    () => true,
    random,
  );
}

/** Where its owner was allowed to hide it: by the mission, or by the card that placed it. Empty if unknown. */
function zoneFor(held: Held, unit: UnitId): readonly HexId[] {
  const printed = zoneOf(held, unit);
  return printed.length > 0
    ? printed
    : zoneOfPlays(held, (step, { chosen }) =>
        step.kind === 'placeUnits' && step.hidden && chosen.includes(unit) ? step.where : undefined,
      );
}

/** G3.7: the hexes a step of a played card allowed. */
function zoneOfPlays(held: Held, whereOf: (step: EffectStep, play: DraftPlay) => Zone | undefined): HexId[] {
  const hexes = (held.view.draft?.plays ?? []).flatMap((play) =>
    stepsOfPlay(held.pack, play).flatMap((step) => {
      const zone = whereOf(step, play);
      return zone === undefined ? [] : hexesOfZone(held, zone, (whose) => sideFor(held, play, whose));
    }),
  );
  return [...new Set(hexes)];
}

/** B18.3.3: lays the hidden mines the viewer knows of, no two in a hex. */
export function buryMines(held: Held, mines: readonly BuriedMine[], random: Random): void {
  const { view } = held;
  if (mines.length === 0) return;
  const isFree = (at: HexId): boolean => takesMine(held, at);
  const every = everyHex(held);
  const zones = zonesOfMines(held, mines, random);
  /** An enemy in the hex would have set it off; a mine laid during play was laid unseen. */
  const isLikely = ({ side, laidBy }: BuriedMine, at: HexId, zone: readonly HexId[]): boolean =>
    side === null ||
    (!hasEnemyIn(held, side, at) &&
      (laidBy === NONE || zone.length > 0 || watchedFrom(held, side, at, true) === undefined));
  const laid =
    match(zones, (at, mine) => isFree(at) && isLikely(mines[mine] ?? NOBODYS, at, zones[mine] ?? [])) ??
    match(zones, isFree) ??
    match(
      zones.map(() => []),
      isFree,
    ) ??
    [];
  const buried = laid.map((at, mine) => makeMarker({ kind: 'mine', at, ...(mines[mine] ?? NOBODYS), hidden: true }));
  view.markers = [...view.markers, ...buried];

  /** A hex for each mine, from its zone or anywhere; backtracks if a mine is left without one. */
  function match(
    lists: readonly (readonly HexId[])[],
    fits: (at: HexId, mine: number) => boolean,
  ): HexId[] | undefined {
    const taken: HexId[] = [];
    const lay = (mine: number): boolean => {
      const zone = lists[mine];
      if (zone === undefined) return true;
      const found = anyOf(
        zone.length > 0 ? zone : every,
        (at) => {
          if (taken.includes(at) || !fits(at, mine)) return false;
          taken.push(at);
          if (lay(mine + 1)) return true;
          taken.pop();
          return false;
        },
        random,
      );
      return found !== undefined;
    };
    return lay(0) ? taken : undefined;
  }
}

const NOBODYS: BuriedMine = { side: null, laidBy: NONE };

/**
 * The zone of each mine: of the set-up while a mine there is unaccounted for, otherwise where it may have been laid
 * since.
 */
function zonesOfMines(held: Held, mines: readonly BuriedMine[], random: Random): (readonly HexId[])[] {
  const left = zonesLeft(held);
  random.shuffle(left);
  return mines.map(({ side, laidBy }) => {
    const place = laidBy === NONE ? left.findIndex((zone) => zone.side === side) : NONE;
    const [zone] = place === NONE ? [] : left.splice(place, 1);
    return zone?.hexes ?? zoneOfMine(held, laidBy);
  });
}

/** B18.3.3: the zones of the set-up, each as often as a mine may still be hidden there. */
function zonesLeft({ view }: Held): { readonly side: Side; readonly hexes: readonly HexId[] }[] {
  const unlaid = view.frames.flatMap((frame) => (frame.kind === 'deploy' ? (frame.mines ?? []) : []));
  return view.terms.zones.flatMap(({ mines, hexes }, zone) => {
    const side = mines === undefined ? undefined : view.players[mines.player]?.side;
    if (mines === undefined || side === undefined) return [];
    const open = view.markers.filter(
      ({ kind, at, laidBy }) => kind === 'mine' && laidBy === NONE && hexes.includes(at),
    );
    const length = mines.count - open.length - unlaid.filter((each) => each === zone).length;
    return Array.from({ length: Math.max(0, length) }, () => ({ side, hexes }));
  });
}

/** G6.2d: in a solo mission its hex is on record; otherwise where the card allowed it, or anywhere. */
function zoneOfMine(held: Held, laidBy: number): readonly HexId[] {
  const { draft } = held.view;
  if (draft?.isSolo === true) return draft.plays.flatMap(({ laid }) => laid);
  return zoneOfPlays(held, (step, { player }) =>
    (step.kind === 'fortify' || step.kind === 'drawDefense') && step.hidden && player === laidBy
      ? step.where
      : undefined,
  );
}

/** B12.1: everyone knows that others have plotted, but not where and with what. */
export function plotFire(held: Held, players: readonly PlayerView[], random: Random): void {
  for (const [place, { plots }] of players.entries()) {
    const player = playerId(place);
    playerOf(held, player).plots = plots.map(({ at, shell, card, round }) => {
      const hex = at === NONE ? anyOf(everyHex(held), (each) => judgePlot(held, player, each).granted, random) : at;
      return { at: hex ?? hexId(random.below(held.tables.size)), shell: shell ?? random.pick(SHELLS), card, round };
    });
  }
}
