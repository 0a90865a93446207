import type { OptionName } from '../../model/option-scope.ts';
import { OPTIONS } from '../../model/options.ts';

/** In the order a player looks for them. */
export const OPTION_GROUPS = [
  'balance',
  'ai',
  'turns',
  'caps',
  'movement',
  'sight',
  'fire',
  'hits',
  'support',
  'end',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

export const OPTION_GROUP_NAMES: Readonly<Record<OptionGroup, string>> = {
  balance: 'Handicaps',
  ai: 'AI behavior',
  turns: 'Turns and paying for actions',
  caps: 'CAPs and cards',
  movement: 'Movement and transport',
  sight: 'Boards and line of sight',
  fire: 'Fire and close combat',
  hits: 'Hits and rally',
  support: 'Artillery, smoke, mines, hiding',
  end: 'End of the game',
};

interface OptionWords<Value extends string> {
  readonly group: OptionGroup;
  readonly name: string;
  readonly about: string;
  readonly rule: string;
  readonly values: Readonly<Record<Value, string>>;
}

type Dictionary = { readonly [Name in OptionName]: OptionWords<(typeof OPTIONS)[Name][number]> };

const HANDICAP = { '0': 'None', '1': '+1', '2': '+2', '-1': '−1', '-2': '−2' };

const DICTIONARY: Dictionary = {
  germanHandicap: {
    group: 'balance',
    name: 'German CAPs',
    about: 'German CAPs added to or taken from what the mission gives, to balance the match.',
    rule: 'B3.2.5',
    values: HANDICAP,
  },
  sovietHandicap: {
    group: 'balance',
    name: 'Soviet CAPs',
    about: 'Soviet CAPs added to or taken from what the mission gives, to balance the match.',
    rule: 'B3.2.5',
    values: HANDICAP,
  },
  commandCardsOut: {
    group: 'balance',
    name: 'AI Command cards',
    about: 'Command cards removed from the AI’s Order deck at random before the start, for an easier mission.',
    rule: 'S1.0',
    values: { '0': 'None removed', '1': 'One removed', '2': 'Two removed' },
  },
  endWhenHelpless: {
    group: 'ai',
    name: 'A side that cannot attack',
    about: 'A mission goes on while a rally would give a unit its FP back, or ends when no unit has FP above 0.',
    rule: 'S2.7b',
    values: { printed: 'Goes on until lost', marked: 'Ends' },
  },
  aiElevenLimit: {
    group: 'ai',
    name: 'Long shots by the AI',
    about: 'The AI never fires if it needs 11 or more: before or after adding its order’s CAPs.',
    rule: 'S5.1',
    values: { beforeCaps: 'Before CAPs', afterCaps: 'With CAPs' },
  },
  combinedOrders: {
    group: 'ai',
    name: 'Two-part AI orders',
    about: 'To move and then fire, the AI must be able to do both parts, or just the first.',
    rule: 'S7.1',
    values: { both: 'Both parts', firstHalf: 'First part' },
  },
  moveTarget: {
    group: 'ai',
    name: 'Targets of AI moves',
    about:
      'An AI sent toward units or objectives goes to the closest of all, or to the closest of the kind its order lists first.',
    rule: 'S5.2.2',
    values: { closest: 'The closest', listedFirst: 'Listed first' },
  },
  aiFewestCards: {
    group: 'ai',
    name: 'Command cards for the fewest units',
    about: 'In a generated mission the CAPs for having the fewest units bring the AI no Command cards, or one each.',
    rule: 'G5.4b',
    values: { off: 'None', on: 'One each' },
  },
  economy: {
    group: 'turns',
    name: 'Paying for actions',
    about: 'A spent check after every action, or an activation of seven AP for each unit.',
    rule: 'B2.2',
    values: { spentCheck: 'Spent checks', sevenAP: 'Seven AP' },
  },
  checkDevice: {
    group: 'turns',
    name: 'Spent check numbers',
    about:
      'Check numbers are drawn from the Order deck, which runs down, or rolled on a d10 with the faces 1 1 2 3 3 4 5 5 6 7.',
    rule: 'B2.2h',
    values: { orderCard: 'Order deck', d10: 'd10' },
  },
  variableAP: {
    group: 'turns',
    name: 'AP per activation',
    about: 'Always seven AP per activation, or rolled: the highest plus the lowest of three dice.',
    rule: 'B3.0.1',
    values: { off: 'Seven', on: 'Rolled' },
  },
  opportunityBy: {
    group: 'turns',
    name: 'Opportunity actions',
    about: 'One free action that leaves the unit spent: fresh units only, or spent units too, once a round each.',
    rule: 'B3.1',
    values: { fresh: 'Fresh units', freshOrSpent: 'Spent units too' },
  },
  opportunityKind: {
    group: 'turns',
    name: 'What opportunity actions are for',
    about:
      'Only a move, a pivot or fire, by units that saw the enemy move or were fired at in the turn before, or any action at any time.',
    rule: 'B3.1',
    values: { triggered: 'Answering the enemy', any: 'Anything' },
  },
  teamTurns: {
    group: 'turns',
    name: 'Turn order for teams',
    about: 'Sides alternate turns, or every player on one side goes before the other side.',
    rule: 'B20.0',
    values: { alternate: 'Alternate turns', wholeSide: 'One whole side at a time' },
  },
  teamWin: {
    group: 'turns',
    name: 'Who wins in a team match',
    about: 'The side with most VP wins, or the one player with most.',
    rule: 'B20.3',
    values: { side: 'A side', individual: 'A single player' },
  },
  onePlayer: {
    group: 'turns',
    name: 'One player for two forces',
    about: 'Sides whose two forces have one player, with one pool of CAPs (both totals minus 1) and both hands.',
    rule: 'B20.4',
    values: { none: 'Neither', german: 'German', soviet: 'Soviet', both: 'Both' },
  },
  capsOnDice: {
    group: 'caps',
    name: 'CAPs on dice',
    about: 'Up to two CAPs on any of your own rolls, or on attack and initiative rolls only.',
    rule: 'B3.2.3',
    values: { any: 'Any roll', attackAndInitiative: 'Attack, initiative' },
  },
  capLoss: {
    group: 'caps',
    name: 'CAP losses',
    about: 'A lost unit costs a CAP at once only where it covers one on the track, or always.',
    rule: 'B7.4.1',
    values: { ceiling: 'By the track', immediate: 'Always' },
  },
  capFloor: {
    group: 'caps',
    name: 'Minimum CAPs',
    about: 'CAPs never reset below this, however many units are lost.',
    rule: 'B7.4.2',
    values: { '0': 'None', '3': 'Three' },
  },
  fewestUnitsBonus: {
    group: 'caps',
    name: 'Fewest units',
    about: 'In a generated firefight the player with the fewest units has 2 more CAPs every round.',
    rule: 'G4.0c',
    values: { on: '+2 CAPs', off: 'No bonus' },
  },
  firstRoundCards: {
    group: 'caps',
    name: 'Cards at set-up',
    about: 'The first hand comes from the round 1 draw, or from an extra deal at set-up as well.',
    rule: 'B1.0',
    values: { perRound: 'Round 1 only', extraAtSetup: 'Extra deal' },
  },
  gunMoveClass: {
    group: 'movement',
    name: 'Moving guns',
    about: 'The column of the terrain table that guns use for costs and bans.',
    rule: 'B14.0',
    values: { foot: 'Foot', wheeled: 'Wheeled' },
  },
  stoneImmobilize: {
    group: 'movement',
    name: 'Vehicles in stone buildings',
    about: 'A vehicle entering a stone building off-road rolls 2d6 and is stuck on 5 or less, or never gets stuck.',
    rule: 'B4.2',
    values: { on: 'May get stuck', off: 'Never stuck' },
  },
  truckBuildings: {
    group: 'movement',
    name: 'Trucks and wagons in buildings',
    about: 'Trucks and wagons enter buildings by road only, or pay the terrain cost.',
    rule: 'B4.2a',
    values: { never: 'By road only', table: 'Terrain cost' },
  },
  cautiousMovement: {
    group: 'movement',
    name: 'Cautious movement',
    about: 'Foot that moves in the open is easier to hit for a turn, unless it pays 1 more to move cautiously.',
    rule: 'B5.0.3',
    values: { off: 'Off', on: 'On' },
  },
  entryCost: {
    group: 'movement',
    name: 'Entering the map',
    about: 'The entry hex costs what it normally costs, or nothing.',
    rule: 'B5.5a',
    values: { normal: 'Normal cost', free: 'Free' },
  },
  plowedBonus: {
    group: 'movement',
    name: 'Bonus moves and plowed fields',
    about: 'A plowed field ends a bonus move, or may be a bonus hex for a track symbol.',
    rule: 'B14.1a',
    values: { never: 'No bonus', into: 'Tracks may enter' },
  },
  steepDown: {
    group: 'movement',
    name: 'Down a steep hexside',
    about: 'Vehicles never drive down a two-level hexside, or do so at no extra cost.',
    rule: 'B11.1',
    values: { forbidden: 'Never', free: 'Free' },
  },
  wheelsOffRoad: {
    group: 'movement',
    name: 'Wheels off the road',
    about: 'A track symbol on a wheeled vehicle works only where wheels do, or wherever track symbols work.',
    rule: 'B14.1',
    values: { never: 'As wheels', bySymbol: 'As tracks' },
  },
  roadPassing: {
    group: 'movement',
    name: 'Passing a vehicle on the road',
    about: 'Another vehicle in a road hex costs wheeled vehicles 1 more, or ends their bonus move.',
    rule: 'B14.2',
    values: { plusOne: '+1 cost', noBonus: 'No bonus' },
  },
  apcLoading: {
    group: 'movement',
    name: 'Loading an APC',
    about: 'An APC takes any infantry that fits, or only a Rifle and an LMG in one action.',
    rule: 'B17.0b',
    values: { any: 'Any', combined: 'Rifle and LMG' },
  },
  pinnedLoading: {
    group: 'movement',
    name: 'Loading pinned units',
    about: 'Pinned units may be loaded, or may not.',
    rule: 'B17.2',
    values: { on: 'Allowed', off: 'Not allowed' },
  },
  labels: {
    group: 'sight',
    name: 'Hex names',
    about: 'The letter in a hex name such as E09 stands for the row, or for the column.',
    rule: 'BG.2',
    values: { rowLetter: 'Row', columnLetter: 'Column' },
  },
  joinedHalfHexes: {
    group: 'sight',
    name: 'Hexes on a board seam',
    about: 'Two joined half hexes make a playable hex, or stay out of play.',
    rule: 'BG.6',
    values: { playable: 'In play', closed: 'Out of play' },
  },
  alternatingSides: {
    group: 'sight',
    name: 'Lines of sight along hexsides',
    about: 'Each step is judged on its own, or any two blockers on alternating sides block together.',
    rule: 'B6.0.3',
    values: { perStep: 'Step by step', anyTwo: 'Any two block' },
  },
  sameLevelPlateau: {
    group: 'sight',
    name: 'Across a flat hilltop',
    about: 'Whether bare ground at the level of both ends blocks the line between them.',
    rule: 'B6.0.5',
    values: { clear: 'Clear', blocked: 'Blocked' },
  },
  woodsBelowHill: {
    group: 'sight',
    name: 'Woods level with a hilltop',
    about: 'Whether woods and buildings that only just reach the level of both hilltop ends block the line.',
    rule: 'B6.0.5',
    values: { blocks: 'Blocked', clear: 'Clear' },
  },
  hillBlindSpot: {
    group: 'sight',
    name: 'Blind spots behind hills',
    about: 'Bare ground off the slope creates a blind spot directly behind it, or never does.',
    rule: 'B6.0.6',
    values: { offSlope: 'Off the slope', never: 'Never' },
  },
  enhancedLOS: {
    group: 'sight',
    name: 'Spotting units in woods and buildings',
    about: 'How close an attacker must be to make out a unit in woods or a building, until that unit attacks.',
    rule: 'B6.0.8',
    values: { off: 'Any distance', adjacentOnly: '1 hex', within2: '2 hexes' },
  },
  crossColour: {
    group: 'fire',
    name: 'Red FP against armor',
    about: 'A unit without blue FP cannot attack armor, or may attack it with half its red FP.',
    rule: 'B7.1',
    values: { none: 'Not allowed', halve: 'Half FP' },
  },
  wallVsHE: {
    group: 'fire',
    name: 'Walls against shells',
    about: 'Walls give +1 DM against mortars and artillery as against other fire, or none.',
    rule: 'B7.3d',
    values: { on: '+1 DM', off: 'No DM' },
  },
  friendlyFire: {
    group: 'fire',
    name: 'Fire into a mixed hex',
    about: 'With both sides in the hex, units roll against enemies only, or against everybody.',
    rule: 'B7.5.1',
    values: { enemiesOnly: 'Enemies only', all: 'Every unit' },
  },
  ccModifier: {
    group: 'fire',
    name: 'Close combat modifier',
    about: 'Good or poor in close combat by the white boxes behind the FP, or by the type of unit.',
    rule: 'B7.7.3',
    values: { box: 'White box', class: 'Unit type' },
  },
  turretSurcharge: {
    group: 'fire',
    name: 'Turret fire outside the arc',
    about: 'Extra cost to fire a turret outside the arc.',
    rule: 'B15.4',
    values: { '1': '1 AP', '2': '2 AP' },
  },
  flameFP: {
    group: 'fire',
    name: 'Flamethrower FP',
    about: 'Flamethrower FP, in whatever color is needed.',
    rule: 'B17.4',
    values: { '2': 'FP 2', '3': 'FP 3' },
  },
  bunkerMortarFire: {
    group: 'fire',
    name: 'Mortars in bunkers',
    about: 'Mortars may fire out of a bunker, or may not.',
    rule: 'B18.1.2',
    values: { on: 'May fire', off: 'May not fire' },
  },
  hitMarkers: {
    group: 'hits',
    name: 'Hit markers',
    about: 'Only the owner sees a unit’s hit marker, or both sides do.',
    rule: 'B7.5',
    values: { ownerSecret: 'Secret', open: 'Open' },
  },
  killedMarker: {
    group: 'hits',
    name: 'Killed markers',
    about: 'A unit with a Killed or Destroyed marker is removed at once, or when it is found out.',
    rule: 'B7.5a',
    values: { atOnce: 'At once', delayed: 'When found out' },
  },
  vehicleStunnedRally: {
    group: 'hits',
    name: 'Rallying stunned vehicles',
    about: 'What a stunned vehicle must roll to rally.',
    rule: 'B7.5c',
    values: { '10': '10', '9': '9' },
  },
  vehicleSuppressed: {
    group: 'hits',
    name: 'Suppressed vehicles',
    about: 'FP lost by a suppressed vehicle, red and blue.',
    rule: 'B7.5c',
    values: { '-2/-3': '−2 red, −3 blue', '-3/-5': '−3 red, −5 blue' },
  },
  rallyPlace: {
    group: 'hits',
    name: 'Enemies that prevent a rally',
    about: 'No unit rallies with an enemy adjacent or in its hex; or only an enemy in its hex prevents it.',
    rule: 'B7.6',
    values: { adjacent: 'Adjacent or same hex', sameHex: 'Same hex' },
  },
  rallyStackBonus: {
    group: 'hits',
    name: 'Rally bonus for friends',
    about: 'Unhit friends in the hex add 1 to a rally roll together, or 1 each.',
    rule: 'B7.6.1',
    values: { once: '+1 in all', perUnit: '+1 each' },
  },
  artilleryDrift: {
    group: 'support',
    name: 'Artillery drift',
    about: 'Off-board artillery may land some hexes off target.',
    rule: 'B12.1a',
    values: { off: 'Off', on: 'On' },
  },
  airStrike: {
    group: 'support',
    name: 'Aircraft',
    about: 'Missions may give a side an Air Strike card.',
    rule: 'B17.5',
    values: { off: 'Off', on: 'On' },
  },
  smokeStacking: {
    group: 'support',
    name: 'Smoke in one hex',
    about: 'The DMs of several smoke counters add up without limit, or to 2 at most.',
    rule: 'B13.0a',
    values: { add: 'No limit', max2: '2 at most' },
  },
  mines: {
    group: 'support',
    name: 'Mines',
    about:
      'Mines attack with FP 8 and the DMs of the hex, with FP 8 and no DMs, or hit on a roll of 8 or more and destroy only units already hit.',
    rule: 'B18.3.3b',
    values: { normal: 'FP 8, with DMs', fp8: 'FP 8, no DMs', hit8: 'Hit on 8' },
  },
  hastyCost: {
    group: 'support',
    name: 'Cost of digging in',
    about: 'Cost of a hasty defense.',
    rule: 'B18.1.3',
    values: { '7': '7 AP', '5': '5 AP' },
  },
  hideCost: {
    group: 'support',
    name: 'Cost of hiding',
    about: 'Cost for a unit to go into hiding.',
    rule: 'B10.2',
    values: { '7': '7 AP', '5': '5 AP' },
  },
  tie: {
    group: 'end',
    name: 'Tied VP',
    about: 'With equal VP both sides lose, or neither does.',
    rule: 'B19.1',
    values: { bothLose: 'Both lose', draw: 'Draw' },
  },
};

export interface OptionText {
  readonly option: OptionName;
  readonly group: OptionGroup;
  readonly name: string;
  readonly about: string;
  readonly rule: string;
  /** The default first. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

export function explainOption(option: OptionName): OptionText {
  const { group, name, about, rule, values } = DICTIONARY[option];
  const labels = new Map(Object.entries(values));
  return {
    option,
    group,
    name,
    about,
    rule,
    values: OPTIONS[option].map((value: string) => ({ value, label: labels.get(value) ?? value })),
  };
}

/** Every option, in the order of their groups. */
export function explainAllOptions(): readonly OptionText[] {
  const texts = Object.keys(OPTIONS).filter(isOptionName).map(explainOption);
  return OPTION_GROUPS.flatMap((group) => texts.filter((text) => text.group === group));
}

/** Options that differ from their defaults: `Hit markers: Open`. */
export function explainChangedOptions(options: Readonly<Partial<Record<OptionName, string>>>): OptionChange[] {
  return explainAllOptions().flatMap(({ option, name, rule, values }): OptionChange[] => {
    const label = values.find(({ value }, place) => place > 0 && value === options[option])?.label;
    return label === undefined ? [] : [{ option, name, label, rule }];
  });
}

export interface OptionChange {
  readonly option: OptionName;
  readonly name: string;
  readonly label: string;
  readonly rule: string;
}

function isOptionName(name: string): name is OptionName {
  return name in OPTIONS;
}
