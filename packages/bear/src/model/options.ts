import { JOINED_HALF_HEXES, LABELS } from '@sandtable/hex';
import * as z from 'zod/mini';
import { SIGHT_OPTIONS } from '../board/sight-options.ts';
import type { Side } from './pack/unit-type.ts';

// Every option of the rules with its values, the default first. The rule cited describes it.

export const MOVE_OPTIONS = {
  /** B1.1a: which column of the terrain table do guns use? */
  gunMoveClass: ['foot', 'wheeled'],
  /** B4.2: may a vehicle get stuck in a stone building? */
  stoneImmobilize: ['on', 'off'],
  /** B4.2a: do trucks and wagons enter buildings off the road? */
  truckBuildings: ['never', 'table'],
  /** B5.5a: what does entering cost? */
  entryCost: ['normal', 'free'],
  /** B5.0.3: is foot easier to hit just after it has moved in the open? */
  cautiousMovement: ['off', 'on'],
  /** B11.1: may vehicles drive down a steep side? */
  steepDown: ['forbidden', 'free'],
  /** B14.1a: may a bonus hex be a plowed field? */
  plowedBonus: ['never', 'into'],
  /** B14.2: how does another vehicle on the road hinder a wheeled one? */
  roadPassing: ['plusOne', 'noBonus'],
  /** B17.0b: what infantry does an APC take aboard? */
  apcLoading: ['any', 'combined'],
  /** B17.2: may a pinned unit be loaded? */
  pinnedLoading: ['on', 'off'],
  /** B18.3.3b: how do mines attack? */
  mines: ['normal', 'fp8', 'hit8'],
} as const;

export const FIRE_OPTIONS = {
  /** B6.0.8: how near must a unit in woods or a building be to be attacked? */
  enhancedLOS: ['off', 'adjacentOnly', 'within2'],
  /** B7.1: may red FP be halved to attack a blue DR? */
  crossColour: ['none', 'halve'],
  /** B7.3d: do walls help against high explosive? */
  wallVsHE: ['on', 'off'],
  /** B7.5c: what a stunned vehicle must roll to rally. */
  vehicleStunnedRally: ['10', '9'],
  /** B7.5c: what a suppressed vehicle loses, red / blue. */
  vehicleSuppressed: ['-2/-3', '-3/-5'],
  /** B7.6: where does an enemy prevent a rally? */
  rallyPlace: ['adjacent', 'sameHex'],
  /** B7.6.1: does one un-hit friend help, or each of them? */
  rallyStackBonus: ['once', 'perUnit'],
  /** B7.7.3: is a unit good in close combat by its white boxes or by its class? */
  ccModifier: ['box', 'class'],
  /** B15.4: the extra cost of firing a turret out of the arc. */
  turretSurcharge: ['1', '2'],
  /** B17.4: the FP of a flamethrower. */
  flameFP: ['2', '3'],
  /** B17.5: are there aircraft? */
  airStrike: ['off', 'on'],
  /** B18.1.2: do mortars fire out of bunkers? */
  bunkerMortarFire: ['on', 'off'],
} as const;

export const SOLO_OPTIONS = {
  /** S5.1, R-99: is the limit of 11 measured before or after the order's CAPs? */
  aiElevenLimit: ['beforeCaps', 'afterCaps'],
  /** must both halves of a combined order be possible? */
  combinedOrders: ['both', 'firstHalf'],
  /** S5.2.2, R-214: does an AI move towards the closest target, or the closest of the kind its order lists first? */
  moveTarget: ['closest', 'listedFirst'],
  /** G5.4b, R-144: do CAPs for the fewest units give the AI of a generated mission Command cards? */
  aiFewestCards: ['off', 'on'],
} as const;

/** All options; those of rounds, payment, dice, hits and victory are listed here. */
export const OPTIONS = {
  /** BG.2 */
  labels: LABELS,
  /** BG.6 */
  joinedHalfHexes: JOINED_HALF_HEXES,
  ...SIGHT_OPTIONS,
  ...MOVE_OPTIONS,
  ...FIRE_OPTIONS,
  /** B2.2, B3.0: how actions are paid for. */
  economy: ['spentCheck', 'sevenAP'],
  /** B2.2h: what gives the number of a spent check. */
  checkDevice: ['orderCard', 'd10'],
  /** B3.0.1: are the AP of an activation rolled? */
  variableAP: ['off', 'on'],
  /** B3.1: who may take an opportunity action? */
  opportunityBy: ['fresh', 'freshOrSpent'],
  /** B3.1, R-236: which actions may be opportunity actions, and when? */
  opportunityKind: ['triggered', 'any'],
  /** B3.2.3: on which dice may CAPs be spent? */
  capsOnDice: ['any', 'attackAndInitiative'],
  /** B3.2.5: the CAPs a side gets on top of its firefight's. */
  germanHandicap: ['0', '1', '2', '-1', '-2'],
  sovietHandicap: ['0', '1', '2', '-1', '-2'],
  /** S1.0: how many Command cards leave the AI's Order deck at random. */
  commandCardsOut: ['0', '1', '2'],
  /** B7.4.1: when does a lost unit cost a CAP of this round? */
  capLoss: ['ceiling', 'immediate'],
  /** B7.4.2: the least the CAPs are reset to. */
  capFloor: ['0', '3'],
  /** G4.0c: do the fewest units of a generation give more CAPs? */
  fewestUnitsBonus: ['on', 'off'],
  /** B1.0: is a hand dealt at set-up besides the draw of round 1? */
  firstRoundCards: ['perRound', 'extraAtSetup'],
  /** B2.2i, B18.1.3: what a hasty defense costs. */
  hastyCost: ['7', '5'],
  /** B12.1a: may off-board artillery drift? */
  artilleryDrift: ['off', 'on'],
  /** B13.0a: does smoke in one hex add up without limit, or to one heavy counter at most? */
  smokeStacking: ['add', 'max2'],
  /** B7.5.1: who is rolled for if both sides are in the hex? */
  friendlyFire: ['enemiesOnly', 'all'],
  /** B7.5: who sees a drawn hit marker? */
  hitMarkers: ['ownerSecret', 'open'],
  /** B7.5a: is a unit with a killing marker removed at once, or when it is found out? */
  killedMarker: ['atOnce', 'delayed'],
  /** B10.2: what hiding costs. */
  hideCost: ['7', '5'],
  /** B14.1: does a wheeled vehicle with a track symbol have a bonus where wheels have none? */
  wheelsOffRoad: ['never', 'bySymbol'],
  /** B19.1: who wins with equal VP? */
  tie: ['bothLose', 'draw'],
  /** S2.7b: does a unit that a rally would arm again keep a mission going? */
  endWhenHelpless: ['printed', 'marked'],
  /** B20.0: do turns alternate between players or between whole sides? */
  teamTurns: ['alternate', 'wholeSide'],
  /** B20.3: is a match of three or four won by a side or by a player? */
  teamWin: ['side', 'individual'],
  /** B20.4: which sides of two players are played by one? */
  onePlayer: ['none', 'german', 'soviet', 'both'],
  ...SOLO_OPTIONS,
} as const;

type Values = typeof OPTIONS;
export type BattleOptions = { readonly [Name in keyof Values]: Values[Name][number] };

/**
 * Defaults that have changed, by the last version of the rules that had them; an option added later stands with what was played
 * before it. A match of that version or an earlier one keeps to them.
 */
const FORMER_DEFAULTS: Readonly<Record<number, Partial<BattleOptions>>> = {
  4: {
    wallVsHE: 'off',
    friendlyFire: 'all',
    mines: 'fp8',
    wheelsOffRoad: 'bySymbol',
    endWhenHelpless: 'marked',
    opportunityKind: 'any',
  },
};

/** What options of a match begun by this version were if it does not name them, where that differs from today. */
export function formerDefaults(version: number): Partial<BattleOptions> {
  const former = Object.entries(FORMER_DEFAULTS).filter(([last]) => version <= Number(last));
  // The oldest that applies says what it was then.
  return Object.assign({}, ...former.toReversed().map(([, defaults]) => defaults));
}

/** Schema fields for options from outside; missing ones get their default. */
export const optionShape = {
  labels: option(OPTIONS.labels),
  joinedHalfHexes: option(OPTIONS.joinedHalfHexes),
  alternatingSides: option(OPTIONS.alternatingSides),
  sameLevelPlateau: option(OPTIONS.sameLevelPlateau),
  woodsBelowHill: option(OPTIONS.woodsBelowHill),
  hillBlindSpot: option(OPTIONS.hillBlindSpot),
  gunMoveClass: option(OPTIONS.gunMoveClass),
  stoneImmobilize: option(OPTIONS.stoneImmobilize),
  truckBuildings: option(OPTIONS.truckBuildings),
  entryCost: option(OPTIONS.entryCost),
  cautiousMovement: option(OPTIONS.cautiousMovement),
  steepDown: option(OPTIONS.steepDown),
  plowedBonus: option(OPTIONS.plowedBonus),
  wheelsOffRoad: option(OPTIONS.wheelsOffRoad),
  roadPassing: option(OPTIONS.roadPassing),
  apcLoading: option(OPTIONS.apcLoading),
  pinnedLoading: option(OPTIONS.pinnedLoading),
  mines: option(OPTIONS.mines),
  enhancedLOS: option(OPTIONS.enhancedLOS),
  crossColour: option(OPTIONS.crossColour),
  wallVsHE: option(OPTIONS.wallVsHE),
  vehicleStunnedRally: option(OPTIONS.vehicleStunnedRally),
  vehicleSuppressed: option(OPTIONS.vehicleSuppressed),
  rallyPlace: option(OPTIONS.rallyPlace),
  rallyStackBonus: option(OPTIONS.rallyStackBonus),
  ccModifier: option(OPTIONS.ccModifier),
  turretSurcharge: option(OPTIONS.turretSurcharge),
  flameFP: option(OPTIONS.flameFP),
  airStrike: option(OPTIONS.airStrike),
  bunkerMortarFire: option(OPTIONS.bunkerMortarFire),
  economy: option(OPTIONS.economy),
  checkDevice: option(OPTIONS.checkDevice),
  variableAP: option(OPTIONS.variableAP),
  opportunityBy: option(OPTIONS.opportunityBy),
  opportunityKind: option(OPTIONS.opportunityKind),
  capsOnDice: option(OPTIONS.capsOnDice),
  germanHandicap: option(OPTIONS.germanHandicap),
  sovietHandicap: option(OPTIONS.sovietHandicap),
  commandCardsOut: option(OPTIONS.commandCardsOut),
  capLoss: option(OPTIONS.capLoss),
  capFloor: option(OPTIONS.capFloor),
  fewestUnitsBonus: option(OPTIONS.fewestUnitsBonus),
  firstRoundCards: option(OPTIONS.firstRoundCards),
  hastyCost: option(OPTIONS.hastyCost),
  artilleryDrift: option(OPTIONS.artilleryDrift),
  smokeStacking: option(OPTIONS.smokeStacking),
  friendlyFire: option(OPTIONS.friendlyFire),
  hitMarkers: option(OPTIONS.hitMarkers),
  killedMarker: option(OPTIONS.killedMarker),
  hideCost: option(OPTIONS.hideCost),
  tie: option(OPTIONS.tie),
  teamTurns: option(OPTIONS.teamTurns),
  teamWin: option(OPTIONS.teamWin),
  onePlayer: option(OPTIONS.onePlayer),
  endWhenHelpless: option(OPTIONS.endWhenHelpless),
  aiElevenLimit: option(OPTIONS.aiElevenLimit),
  combinedOrders: option(OPTIONS.combinedOrders),
  moveTarget: option(OPTIONS.moveTarget),
  aiFewestCards: option(OPTIONS.aiFewestCards),
};

export const optionsSchema = z.strictObject(optionShape);

/** An option from outside: one of its values, the first by default. Numbers are accepted: 7 stands for `'7'`. */
function option<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z._default(z.pipe(z.transform(quoted), z.enum(values)), values[0]);
}

function quoted(raw: unknown): unknown {
  return typeof raw === 'number' ? String(raw) : raw;
}

export function hasChangedOptions(options: BattleOptions): boolean {
  const values = new Map<string, unknown>(Object.entries(options));
  return Object.entries(OPTIONS).some(([name, [first]]) => values.get(name) !== first);
}

/** B3.2.5: the CAPs a side gets on top of its firefight's. */
export function handicapOf({ germanHandicap, sovietHandicap }: BattleOptions, side: Side): number {
  return Number(side === 'german' ? germanHandicap : sovietHandicap);
}
