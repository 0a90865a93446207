import type { Reason } from '@sandtable/kernel';
import type { Terrain } from '../model/battle-map.ts';
import { hexId, NONE, unitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { AidKind } from '../model/turn.ts';
import type { PlanKey } from '../round/plan.ts';
import type { CombatKey } from '../rules/combat/reasons.ts';
import type { MoveKey } from '../rules/ground/judge-move.ts';
import { agree, hexName } from './names.ts';
import { type Naming, wordedName } from './unit-words.ts';

export function explainReason(seen: Seen, reason: Reason, naming: Naming = wordedName): string {
  const say = words[reason.key];
  if (say === undefined) throw new Error(`no words for '${reason.key}' (${reason.rule})`);
  return say(toldIn(seen, reason, naming));
}

interface ReasonNames {
  readonly unit: string;
  readonly hex: string;
  readonly amount: number;
}

type ReasonWords<Key extends string> = Readonly<Record<Key, (told: ReasonNames) => string>>;

function toldIn(seen: Seen, { unit = NONE, at = NONE, amount = 0 }: Reason, naming: Naming): ReasonNames {
  return {
    unit: unit === NONE ? 'this unit' : naming(seen, unitId(unit)),
    hex: at === NONE ? 'this hex' : hexName(seen.map, hexId(at)),
    amount,
  };
}

const moveReasons: ReasonWords<MoveKey> = {
  standsThere: ({ unit, hex }) => agree(unit, `is already in ${hex}`),
  enemyThere: ({ unit, hex }) => `the enemy’s ${unit} is in ${hex}`,
  taken: ({ unit, hex }) => agree(unit, `is in ${hex}: one unit per hex`),
  gunsOffRoad: ({ hex }) => `batteries enter forest by road only; none leads into ${hex}`,
  tooFar: ({ unit, hex, amount }) =>
    `${hex} is too far for one move: ${agree(unit, `goes ${amount}`)}, or ${amount + 1} by road`,
  wayBarred: ({ hex }) => `forest, hills or enemies block the way to ${hex}`,
  printedMove: () => 'printed move',
  riding: () => 'Horseback riding',
  byRoad: () => 'by road all the way',
  marching: () => 'Carpathian march',
  forced: () => 'Forced march',
};

const planReasons: ReasonWords<PlanKey> = {
  notYours: ({ unit }) => agree(unit, 'is not in your corps'),
  lost: ({ unit }) => agree(unit, 'is lost'),
  movedAlready: ({ unit }) => agree(unit, 'has a move already'),
  noMovesLeft: () => 'no more units may move this round',
  firesForCard: ({ unit }) => agree(unit, 'fires for a card, so it cannot move'),
  noRoom: ({ unit }) => agree(unit, 'has nowhere to go'),
  nobodyToMove: () => 'no unit can do that now',
  noMarchOfficer: () => 'your corps has no officer with Carpathian march',
  notBesideMarchOfficer: ({ unit }) => agree(unit, 'does not start next to the officer'),
  noWaveOfficer: () => 'your corps has no officer with Human wave',
  waveItself: ({ unit }) => `${unit} cannot end next to himself`,
  notBesideWaveOfficer: ({ hex }) => `${hex} is not next to the officer`,
  notHeld: () => 'that card is not in your hand',
  oneCard: () => 'only one card may be played per phase',
  noBattery: ({ unit }) => agree(unit, 'is not a battery'),
  notFighter: ({ unit }) => agree(unit, 'is neither infantry nor cavalry'),
  notEnemy: ({ unit }) => agree(unit, 'is not an enemy'),
  tooHighRank: ({ unit }) => agree(unit, 'is an officer; this moves only core and elite units'),
  onStrategic: ({ unit }) => agree(unit, 'is on a Strategic Objective'),
  notNext: ({ hex }) => `${hex} is not next to the unit`,
  notFree: ({ hex }) => `${hex} is not free`,
  intoObjective: ({ hex }) => `${hex} is an objective`,
  notLost: ({ unit }) => agree(unit, 'is not lost'),
  notCore: ({ unit }) => agree(unit, 'is not a core unit'),
  notOnEdge: ({ hex }) => `${hex} is not on your edge`,
  nextToEnemy: ({ hex }) => `an enemy is next to ${hex}`,
  gunsInForest: ({ hex }) => `batteries enter forest by road only; none leads into ${hex}`,
  notAttackedByYou: ({ unit }) => `you did not attack ${unit} this round`,
  unhurt: ({ unit }) => agree(unit, 'has all its RP'),
  nobodyToDress: () => 'none of your units that has lost RP is clear of the enemy',
  didNotAttack: ({ unit }) => `no enemy that ${unit} attacked has left its hex empty`,
  occupiesAlready: ({ unit }) => agree(unit, 'occupies a hex already'),
  notEmptied: ({ hex }) => `it did not attack and clear ${hex}`,
  nothingToOccupy: () => 'your attacks have cleared no hex',
  notOccupier: ({ unit }) => agree(unit, 'does not occupy a hex'),
  nothingToStrike: () => 'no unit that occupies a hex could attack from there',
  noShot: () => 'no battery has a target it can hit',
  nothingToAttack: () => 'there is no enemy left to attack',
};

const combatReasons: ReasonWords<CombatKey> = {
  notYours: ({ unit }) => agree(unit, 'is not under your command'),
  lost: ({ unit }) => agree(unit, 'is lost'),
  noFighter: ({ unit }) => agree(unit, 'is neither infantry nor cavalry'),
  noBattery: ({ unit }) => agree(unit, 'is not a battery'),
  notEnemy: ({ unit }) => agree(unit, 'is not an enemy'),
  attacksAlready: ({ unit }) => agree(unit, 'is already attacking'),
  attackedAlready: ({ unit }) => `you already attack ${unit}: add units to that attack`,
  outOfReach: ({ unit, amount }) => agree(unit, `is ${amount} hexes away, out of range`),
  noChance: ({ unit }) => `${unit} cannot be hit, even with everyone who could join in`,
  noAttacker: ({ unit }) => `none of your units can attack ${unit}`,
  noTarget: () => 'it has no target',
  noTokens: () => 'no artillery tokens left',
  outOfRange: ({ unit, amount }) => agree(unit, `is ${amount} hexes away, out of the battery’s range`),
  noHit: ({ unit, amount }) => `artillery cannot hit ${unit} there: TV ${amount}`,
  batteryMoved: ({ unit }) => `${unit} moves, so it cannot use a token this round`,
  batterySpent: ({ unit }) => agree(unit, 'has used its token this round'),
  forestBan: ({ unit }) => agree(unit, 'is in forest with no artillery observer near'),
  nobodyToSupport: ({ unit }) => `none of your infantry or cavalry can attack ${unit}`,
  notAttackedInRange: ({ unit }) => `none of your units is attacked within range of ${unit}`,
  notAttacking: ({ unit }) => agree(unit, 'attacks nobody within this battery’s range'),
  noCounterAttack: ({ unit }) => `nobody counter-attacks ${unit}, so support would not help`,
  notBesideOfficer: ({ unit }) => agree(unit, 'is not next to the officer'),
  ownTactics: ({ unit }) => `${unit} cannot use Aggressive tactics for himself`,
  notInHand: () => 'that card is not in your hand',
  nothingToBlock: () => 'no support card was disclosed',
  notAttacked: ({ unit }) => agree(unit, 'is not attacked'),
  batteryNoVolley: ({ unit }) => agree(unit, 'is a battery and does not counter-attack'),
  noSecondTime: ({ unit }) => agree(unit, 'has a second line already'),
  batteryNoExchange: ({ unit }) => agree(unit, 'is a battery; only infantry and cavalry may swap'),
  tooFarApart: ({ unit }) => `no other unit is near enough to swap with ${unit}`,
  notSurvived: ({ unit }) => agree(unit, 'has not survived an attack by infantry or cavalry this round'),
  notItsAttacker: ({ unit }) => `${unit} did not attack it this round`,
  nowhereBack: ({ unit }) => agree(unit, 'has no free hex to fall back to'),
  notFree: ({ hex }) => `${hex} is not free`,
  notFarther: ({ hex }) => `${hex} is no farther from the enemy`,
  notNext: ({ hex }) => `${hex} is not next to the unit`,
  batteryForest: ({ hex }) => `batteries enter forest by road only; none leads into ${hex}`,
  notAmong: () => 'that unit did not miss an attack on the officer or a unit next to him',
  counterNoChance: ({ unit }) => agree(unit, 'is not an attacker it can reach and hit'),
  noCounterChoice: ({ unit }) => agree(unit, 'has only one enemy to counter-attack'),
};

type TermKey = AidKind | Terrain | 'av' | 'avOfDie' | 'concentric' | 'massAssault' | 'followMe' | 'support' | 'dv';

/** The terms of a target value; the screen adds their figures. */
const targetTerms: ReasonWords<TermKey> = {
  av: ({ unit }) => `AV of ${unit}`,
  avOfDie: () => 'd6: every AV is lower',
  concentric: () => 'other attackers on the same target',
  massAssault: () => 'Mass assault',
  followMe: () => 'Follow me!',
  tactics: () => 'Aggressive tactics',
  massedAssault: () => 'Massed assault',
  volley: () => 'Close-range volley',
  coveringFire: ({ unit }) => `Covering fire for ${unit}`,
  dugIn: ({ unit }) => agree(unit, 'is dug in'),
  secondLine: ({ unit }) => `Second line behind ${unit}`,
  support: ({ unit }) => `artillery support against ${unit}`,
  dv: ({ unit }) => `DV of ${unit}`,
  open: ({ hex }) => `${hex} is open`,
  forest: ({ hex }) => `forest at ${hex}`,
  hill: ({ hex }) => `hill at ${hex}`,
  town: ({ hex }) => `town at ${hex}`,
};

const sentenceReasons = {
  unexpected: ({ amount }: ReasonNames): string => `word ${amount + 1} does not fit here`,
  nothingAsked: (): string => 'no decision is pending',
};

/** A key in two tables means the same in both; the later, plainer text wins. */
const words: Readonly<Record<string, (told: ReasonNames) => string>> = {
  ...targetTerms,
  ...moveReasons,
  ...combatReasons,
  ...planReasons,
  ...sentenceReasons,
};

/** Reasons in a word or two, for a unit's buttons. */
const BARS: Readonly<Record<string, string>> = {
  lost: 'lost',
  movedAlready: 'has a move',
  noMovesLeft: 'no moves',
  nobodyToMove: 'no moves',
  firesForCard: 'fires',
  noRoom: 'no route',
  noTokens: 'no tokens',
  batteryMoved: 'it moves',
  batterySpent: 'has fired',
  noTarget: 'no target',
  noShot: 'no target',
  outOfRange: 'no target',
  noHit: 'no target',
  nobodyToSupport: 'no attack',
  forestBan: 'in forest',
};

/** `has a move`, `no target` */
export function shortBar(key: string | undefined): string {
  return (key === undefined ? undefined : BARS[key]) ?? 'not now';
}
