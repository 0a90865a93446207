import type { Edge, Facing } from '@sandtable/hex';
import { denied, grant, memo, type Reason, type Verdict } from '@sandtable/kernel';
import { sideOf } from '../model/battle/battle.ts';
import type { EffectFrame } from '../model/draft/draft.ts';
import type { StepOf } from '../model/pack/effect-step.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import { rumorCounters } from '../model/solo/solo.ts';
import { type BearIo, enemyOf, type Held, heldUnit, type Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { rosterOf } from '../model/battle/unit.ts';
import { takeHasty } from '../rules/ground/waiting.ts';
import { placeIn } from '../rules/ground/shelter.ts';
import { facingOf } from '../rules/units/figures.ts';
import { firstPlayer, settleControl, takeControl } from '../rules/victory/control.ts';
import { mustDraft, notePlay, playOf, seatFor, sideFor } from './draft-state.ts';
import { aloneTest, counterTest, enemyTest, groundTest, type PlacingKey, type Wish } from './placing-tests.ts';
import { everyHex, zoneTests } from './zone.ts';

// G3.7c, G3.7.2, G3.7.3b, R-130: where a counter may be placed, as far as its placer can see.

type Judge = (at: HexId) => Verdict<undefined, PlacingKey>;

const judges = memo<Judge>();

/** Judges any hex for one counter; what all hexes share is computed once. */
export function judgeOf(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): Judge {
  return judges(seen, `${frame.at} ${wish.what} ${wish.unit} ${wish.side}`, () => makeJudge(seen, frame, wish));
}

function makeJudge(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): Judge {
  const tests = [
    groundTest(seen, wish),
    enemyTest(seen, wish),
    counterTest(seen, wish),
    aloneTest(seen, wish),
    ...zoneTests(seen, frame, wish),
  ];
  return (at) => {
    let bans: Reason<PlacingKey>[] | undefined;
    for (const test of tests) {
      const found = test(at);
      if (found.length > 0) (bans ??= []).push(...found);
    }
    return bans === undefined ? grant() : denied(bans);
  };
}

export function judgePlacing(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish, at: HexId): ReturnType<Judge> {
  return judgeOf(seen, frame, wish)(at);
}

export function hexesToPlace(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): HexId[] {
  const judge = judgeOf(seen, frame, wish);
  return everyHex(seen).filter((at) => judge(at).granted);
}

export function hasHexToPlace(seen: Seen, frame: Readonly<EffectFrame>, wish: Wish): boolean {
  const judge = judgeOf(seen, frame, wish);
  return everyHex(seen).some((at) => judge(at).granted);
}

/** Whether the ground can take it, ignoring other counters. */
export function canHold(seen: Seen, wish: Wish, at: HexId): boolean {
  return groundTest(seen, wish)(at).length === 0;
}

/** The position without anything hidden, so that all viewers agree on whether a question is asked. */
export function inTheOpen(seen: Seen): Seen {
  const { view } = seen;
  const hidden = view.roster.filter((unit) => view.units[unit]?.hidden === true);
  if (hidden.length === 0 && !view.markers.some((marker) => marker.hidden)) return seen;
  const units = view.units.map((unit) => (unit.hidden ? { ...unit, at: NONE } : unit));
  return { ...seen, view: { ...view, units, markers: view.markers.filter((marker) => !marker.hidden) } };
}

const TOWARDS: Readonly<Record<Edge, Facing>> = { top: 0, bottom: 3, left: 5, right: 1 };

/** Towards the enemy's entry edge, until players choose facings (G4.0d). */
function facingEnemy(seen: Seen, side: Side): Facing {
  const [edge] = mustDraft(seen.view).ways[firstPlayer(seen.view, enemyOf(side))]?.edges ?? [];
  return edge === undefined ? 0 : TOWARDS[edge.edge];
}

/** G3.7: moves a unit onto the map from anywhere, and into a trench or bunker it may enter (B18.2). */
export function putUnit(held: Held, unit: UnitId, at: HexId, io: BearIo, hidden = false): void {
  const it = heldUnit(held, unit);
  const from = it.at;
  const facing = hidden ? 0 : facingEnemy(held, sideOf(held, unit));
  Object.assign(it, { at: NONE, carrier: NONE, hasty: false, inside: false });
  // Judged without hidden units: staying outside would reveal that one is inside.
  const inside = placeIn(inTheOpen(held), unit, at).sheltered;
  Object.assign(it, { at, facing, inside, hidden, fate: 'inPlay', entry: NONE });
  // B18.1.2: units in a bunker take its facing.
  it.facing = facingOf(held, unit);
  if (hidden) tellHidden(held, unit, io);
  else io.emit({ rule: 'G3.7', key: 'unitPlaced', unit, at, facing: it.facing });
  if (from !== NONE) settleControl(held, from, io);
  takeControl(held, unit, io);
  takeHasty(held, unit, io);
}

/** B10.0: the owner learns where it is, everyone else only that it is hidden. */
function tellHidden(held: Held, unit: UnitId, io: BearIo): void {
  const { owner, at } = heldUnit(held, unit);
  const seat = seatFor(held, owner);
  io.emit({ rule: 'B10.0', key: 'hid', unit, at }, { only: [seat] });
  io.emit({ rule: 'B10.0', key: 'hid', unit, at: NONE }, { except: [seat] });
}

// G6.2a, G6.2d: in a solo mission Rumored Enemies are placed instead of hidden units. The units themselves, the play's
// `chosen`, wait until the AI's side is known.

/** Rumored Enemies for one hidden unit. */
const FOR_ONE = 3;
/** Rumored Enemies for each hidden unit of a card. */
const FOR_EACH = 2;

type PlaceUnitsStep = StepOf<'placeUnits'>;

export function isRumored(seen: Seen, { hidden }: PlaceUnitsStep): boolean {
  return hidden && mustDraft(seen.view).isSolo;
}

/** Takes unused rumor counters of that side, as far as there are any. */
export function takeRumors(held: Held, frame: EffectFrame, step: PlaceUnitsStep, io: BearIo): void {
  const { chosen } = playOf(held, frame);
  const wanted = step.only === 1 ? FOR_ONE : FOR_EACH * chosen.length;
  const free = rumorCounters(held.pack, sideFor(held, frame, step.of)).filter(
    (rumor) => heldUnit(held, rumor).fate === 'unused',
  );
  if (free.length < wanted) io.emit({ rule: 'S6.0', key: 'partIgnored', why: 'noRumor' });
  frame.left = free.slice(0, wanted);
  frame.placed = [];
}

/** A rumor belongs to the owner of the units it stands for. */
export function putRumor(held: Held, frame: EffectFrame, rumor: UnitId, at: HexId, io: BearIo): void {
  const { chosen, rumors } = playOf(held, frame);
  const owner = heldUnit(held, chosen[0] ?? rumor).owner;
  Object.assign(heldUnit(held, rumor), { owner, at, fate: 'inPlay', entry: NONE });
  held.view.roster = rosterOf(held.view.units);
  notePlay(held, frame, { rumors: [...rumors, rumor] });
  io.emit({ rule: 'S6.0', key: 'rumorPlaced', unit: rumor, at });
}
