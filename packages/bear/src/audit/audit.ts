import { printProblem } from '@sandtable/kernel';
import { sideOf } from '../model/battle/battle.ts';
import type { MarkerView } from '../model/battle/marker.ts';
import { HIT_PILES } from '../model/pack/counters.ts';
import { NONE, unitId } from '../model/ids.ts';
import type { Activation } from '../model/battle/player.ts';
import type { Held } from '../model/battle/state.ts';
import { type Side, SIDES } from '../model/pack/unit-type.ts';
import { rosterOf } from '../model/battle/unit.ts';
import { auditUnits } from '../position/audit.ts';
import { hiddenUnits, isDiscovered } from '../rules/contact/hidden.ts';
import { placeOf } from '../rules/units/cover.ts';
import { auditDraft, isShifting } from './audit-draft.ts';
import { auditSolo } from './audit-solo.ts';

/** Broken invariants of a match; empty if it is sound. */
export function auditMatch(held: Held): string[] {
  return [
    ...(isShifting(held) ? [] : auditUnits(held).map(printProblem)),
    ...auditRoster(held),
    ...auditHidden(held),
    ...auditHits(held),
    ...auditPlayers(held),
    ...auditVp(held),
    ...auditMarkers(held),
    ...auditMinefields(held),
    ...auditCards(held),
    ...auditSolo(held),
    ...auditDraft(held),
  ];
}

function auditRoster({ view }: Held): string[] {
  const broken: string[] = [];
  if (rosterOf(view.units).join() !== [...view.roster].sort((a, b) => a - b).join()) broken.push('the roster is wrong');
  for (const [unit, { at, fate, owner }] of view.units.entries()) {
    if (fate !== 'inPlay' && at !== NONE) broken.push(`unit ${unit} is on the map, though it is ${fate}`);
    if (fate === 'inPlay' && view.players[owner] === undefined) broken.push(`unit ${unit} belongs to nobody`);
  }
  return broken;
}

/** B10.0: when a turn is asked for, no hidden unit can be discovered, and every unit in play has a hex. */
function auditHidden(held: Held): string[] {
  const { view } = held;
  const broken: string[] = [];
  const top = view.frames.at(-1);
  const unplaced = view.frames.flatMap((frame) => (frame.kind === 'deploy' ? frame.left : []));
  for (const [unit, { at, fate }] of view.units.entries())
    if (fate === 'inPlay' && at === NONE && !unplaced.includes(unitId(unit)))
      broken.push(`unit ${unit} is in play, but nowhere`);
  if (top?.kind !== 'turn') return broken;
  for (const unit of hiddenUnits(held))
    if (isDiscovered(held, sideOf(held, unit), placeOf(held, unit)))
      broken.push(`unit ${unit} is hidden in plain sight`);
  return broken;
}

/** B1.0: every hit marker is in its pile or on a unit. */
function auditHits({ view, pack }: Held): string[] {
  return HIT_PILES.flatMap((pile) => {
    const inPile = pile === 'infantry' ? view.infantryHits.inside : view.vehicleHits.inside;
    const onUnits = view.units.map(({ hit }) => hit).filter((hit) => pack.hitMarkers[hit]?.pile === pile);
    const found = countsOf([...inPile, ...onUnits]);
    const wrong = pack.hitMarkers.filter(
      (marker, place) => marker.pile === pile && (found.get(place) ?? 0) !== marker.copies,
    );
    return wrong.map(({ kind }) => `the ${pile} markers '${kind}' are not all there, or too many`);
  });
}

function countsOf(list: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** B3.0, R-218: an activation's units are fresh, and in play or entering; it is over by the end of its round. */
function auditActivation({ units, frames }: Held['view'], seat: string, activation: Activation | null): string[] {
  if (activation === null) return [];
  const isFit = activation.units.every((unit) => {
    const { fate, spent } = units[unit] ?? { fate: 'unused', spent: true };
    return (fate === 'inPlay' || fate === 'waiting') && !spent;
  });
  return [
    ...(isFit && activation.units.length > 0 ? [] : [`${seat} has an activation of units that are gone or spent`]),
    ...(frames.some(({ kind }) => kind === 'turn') ? [] : [`${seat} has an activation between rounds`]),
  ];
}

/** B20.3: a side's VP are the sum of its players', and every Control Marker is credited to one of them. */
function auditVp({ view }: Held): string[] {
  const broken: string[] = [];
  for (const side of SIDES) {
    const credited = view.players.reduce((sum, player) => (player.side === side ? sum + player.vp : sum), 0);
    if (credited !== view.vp[side]) broken.push(`the ${side} players have ${credited} VP, their side ${view.vp[side]}`);
  }
  for (const { at, side, player } of view.controls)
    if ((view.players[player]?.side ?? null) !== side) broken.push(`the marker in ${at} counts for another side`);
  return broken;
}

function auditPlayers({ view }: Held): string[] {
  const broken: string[] = [];
  for (const { seat, caps, activation } of view.players) {
    if (caps < 0) broken.push(`${seat} owes ${-caps} CAPs`);
    if (activation !== null && activation.ap <= 0 && view.frames.at(-1)?.kind === 'turn')
      broken.push(`${seat} has an active unit without AP`);
    broken.push(...auditActivation(view, seat, activation));
  }
  return broken;
}

/** B8.0: every Action Card is accounted for, and no card occurs more often than the pack has it. */
function auditCards({ view, pack }: Held): string[] {
  const { actionDeck, players, terms, draft } = view;
  const hands = players.flatMap(({ hand }) => hand);
  const all = [...actionDeck.inside, ...actionDeck.discards, ...actionDeck.removed, ...hands].sort((a, b) => a - b);
  const broken: string[] = [];
  // A position has no deck, only hands.
  const isDealt = terms.mission !== null || draft !== null;
  if (isDealt && all.join() !== [...terms.deck].sort((a, b) => a - b).join())
    broken.push('Action Cards are missing or twice');
  const found = countsOf(all);
  pack.actionCards.forEach(({ id, copies }, place) => {
    if ((found.get(place) ?? 0) > copies) broken.push(`there are more than ${copies} of ${id}`);
  });
  return broken;
}

/** B18.3.3: in zones for mines, a side has no more hidden mines of the set-up than belong there, and none elsewhere. */
function auditMinefields({ view: { terms, markers, players, frames } }: Held): string[] {
  const hidden = markers.filter(({ hidden: isHidden, laidBy }) => isHidden && laidBy === NONE);
  const unlaid = frames.flatMap((frame) => (frame.kind === 'deploy' ? (frame.mines ?? []) : []));
  const inZones = new Set<MarkerView>();
  const sides = new Set<Side | undefined>();
  const broken = terms.zones.flatMap(({ mines, hexes }, zone) => {
    if (mines === undefined) return [];
    const side = players[mines.player]?.side;
    sides.add(side);
    const there = hidden.filter((mine) => mine.side === side && hexes.includes(mine.at));
    for (const mine of there) inZones.add(mine);
    const most = mines.count - unlaid.filter((each) => each === zone).length;
    return there.length > most ? [`there are ${there.length} hidden mines in zone ${zone} for ${most}`] : [];
  });
  const astray = hidden.filter((mine) => sides.has(mine.side ?? undefined) && !inZones.has(mine));
  return [...broken, ...astray.map(({ at }) => `the hidden mine in hex ${at} is out of its zone`)];
}

function auditMarkers({ view: { markers, controls, players } }: Held): string[] {
  const broken: string[] = [];
  const lying = new Set<string>();
  for (const { kind, at, side, laidBy } of markers) {
    // B18.0: one of a kind per hex, except smoke (B13.0a).
    if (kind !== 'smoke' && lying.has(`${kind} ${at}`)) broken.push(`there are two of ${kind} in hex ${at}`);
    lying.add(`${kind} ${at}`);
    // a mine was laid by a player of its side, or by the mission.
    if (laidBy !== NONE && (kind !== 'mine' || players[laidBy]?.side !== side))
      broken.push(`the ${kind} in hex ${at} was laid by nobody of its side`);
    // B18.1.3: it waits for a unit of its side.
    if (kind === 'hasty' && side === null) broken.push(`the hasty defense in hex ${at} waits for neither side`);
  }
  // B19.3: one Control Marker per hex.
  const places = controls.map(({ at }) => at);
  if (new Set(places).size !== places.length) broken.push('there are two Control Markers in a hex');
  return broken;
}
