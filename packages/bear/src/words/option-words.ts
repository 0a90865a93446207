import type { OptionName } from '../model/option-scope.ts';
import { OPTIONS } from '../model/options.ts';

/** In the order in which one looks for them. */
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
  ai: 'How the AI plays',
  turns: 'Turns and paying for actions',
  caps: 'CAPs and cards',
  movement: 'Movement and transport',
  sight: 'Boards and lines of sight',
  fire: 'Fire and close combat',
  hits: 'Hits and rally',
  support: 'Shells, smoke, mines, hiding',
  end: 'The end',
};

interface OptionWords<Value extends string> {
  readonly group: OptionGroup;
  readonly name: string;
  /** What it decides, in one line. */
  readonly about: string;
  /** The rule that has it. */
  readonly rule: string;
  readonly values: Readonly<Record<Value, string>>;
}

type Dictionary = { readonly [Name in OptionName]: OptionWords<(typeof OPTIONS)[Name][number]> };

const HANDICAP = { '0': 'As printed', '1': '+1', '2': '+2', '-1': '−1', '-2': '−2' };

const DICTIONARY: Dictionary = {
  germanHandicap: {
    group: 'balance',
    name: 'German CAPs',
    about: 'So many more than the mission gives, or fewer, to even out the odds.',
    rule: 'B3.2.5',
    values: HANDICAP,
  },
  sovietHandicap: {
    group: 'balance',
    name: 'Soviet CAPs',
    about: 'So many more than the mission gives, or fewer, to even out the odds.',
    rule: 'B3.2.5',
    values: HANDICAP,
  },
  commandCardsOut: {
    group: 'balance',
    name: 'Command cards of the AI',
    about: 'Taken out of its Order deck at random before the start: an easier mission.',
    rule: 'S1.0',
    values: { '0': 'As printed', '1': 'One fewer', '2': 'Two fewer' },
  },
  aiElevenLimit: {
    group: 'ai',
    name: 'When the AI thinks a shot hopeless',
    about: 'It never fires where it would need an 11: before the CAPs of its order, or with them.',
    rule: 'S5.1',
    values: { beforeCaps: 'Before CAPs', afterCaps: 'With CAPs' },
  },
  combinedOrders: {
    group: 'ai',
    name: 'AI orders of two halves',
    about: 'A move and then fire: both must be possible, or the first half is enough.',
    rule: 'S7.1',
    values: { both: 'Both halves', firstHalf: 'First half' },
  },
  economy: {
    group: 'turns',
    name: 'How actions are paid for',
    about: 'A check after every action, or an activation of seven AP for each unit.',
    rule: 'B2.2',
    values: { spentCheck: 'Spent checks', sevenAP: 'Seven AP' },
  },
  checkDevice: {
    group: 'turns',
    name: 'Number of a spent check',
    about: 'From the Order Cards, which run down, or from a ten-sided die with the faces 1 1 2 3 3 4 5 5 6 7.',
    rule: 'B2.2h',
    values: { orderCard: 'Order Card', d10: 'Die' },
  },
  variableAP: {
    group: 'turns',
    name: 'AP of an activation',
    about: 'Always seven, or rolled: three dice, the highest and the lowest together.',
    rule: 'B3.0.1',
    values: { off: 'Seven', on: 'Rolled' },
  },
  opportunityBy: {
    group: 'turns',
    name: 'Opportunity actions',
    about: 'One free action that leaves the unit spent: for fresh units, or once a round for spent ones too.',
    rule: 'B3.1',
    values: { fresh: 'Fresh units', freshOrSpent: 'Spent ones too' },
  },
  teamTurns: {
    group: 'turns',
    name: 'Turns of several players',
    about: 'Back and forth between the sides, or all of one side before the other.',
    rule: 'B20.0',
    values: { alternate: 'Back and forth', wholeSide: 'Side by side' },
  },
  onePlayer: {
    group: 'turns',
    name: 'One player for both forces',
    about: 'He has one pool of CAPs, both totals less 1, and both hands.',
    rule: 'B20.4',
    values: { none: 'Nobody', german: 'German', soviet: 'Soviet', both: 'Both sides' },
  },
  capsOnDice: {
    group: 'caps',
    name: 'CAPs on dice',
    about: 'Up to two on any roll of one’s own, or on attacks and the first turn alone.',
    rule: 'B3.2.3',
    values: { any: 'Any roll', attackAndInitiative: 'Attack, first turn' },
  },
  capLoss: {
    group: 'caps',
    name: 'CAPs that losses cost',
    about: 'A lost unit costs one at once where it covers the track, or always.',
    rule: 'B7.4.1',
    values: { ceiling: 'By the track', immediate: 'Always' },
  },
  capFloor: {
    group: 'caps',
    name: 'Fewest CAPs of a round',
    about: 'What they are reset to at least, however many units are lost.',
    rule: 'B7.4.2',
    values: { '0': 'None', '3': 'Three' },
  },
  firstRoundCards: {
    group: 'caps',
    name: 'Cards at set-up',
    about: 'Hands come with the draw of round 1, or are dealt once before it as well.',
    rule: 'B1.0',
    values: { perRound: 'Round 1 alone', extraAtSetup: 'One deal more' },
  },
  gunMoveClass: {
    group: 'movement',
    name: 'Guns that are pushed',
    about: 'The column of the terrain table in which they find their costs and bans.',
    rule: 'B14.0',
    values: { foot: 'As foot', wheeled: 'As wheels' },
  },
  stoneImmobilize: {
    group: 'movement',
    name: 'Vehicles in stone buildings',
    about: 'Off the road they roll two dice, and on 5 or less they are stuck.',
    rule: 'B4.2',
    values: { on: 'May get stuck', off: 'Never stuck' },
  },
  truckBuildings: {
    group: 'movement',
    name: 'Trucks and wagons in buildings',
    about: 'Along a road or not at all, or for what the terrain table says.',
    rule: 'B4.2a',
    values: { never: 'By road only', table: 'By the table' },
  },
  cautiousMovement: {
    group: 'movement',
    name: 'Cautious movement',
    about: 'Foot that has moved in the open is easier to hit for a turn, unless it moves for 1 more.',
    rule: 'B5.0.3',
    values: { off: 'Off', on: 'On' },
  },
  entryCost: {
    group: 'movement',
    name: 'Coming in over the edge',
    about: 'Costs what the hex costs, or nothing.',
    rule: 'B5.5a',
    values: { normal: 'As the hex', free: 'Free' },
  },
  plowedBonus: {
    group: 'movement',
    name: 'Bonus moves over plowed fields',
    about: 'A plowed field stops a bonus move, or may be the bonus hex of a track symbol.',
    rule: 'B14.1a',
    values: { never: 'Never', into: 'Tracks may' },
  },
  roadPassing: {
    group: 'movement',
    name: 'Wheels passing a vehicle on the road',
    about: 'It costs 1 more, or it ends the bonus.',
    rule: 'B14.2',
    values: { plusOne: '1 more', noBonus: 'No bonus' },
  },
  apcLoading: {
    group: 'movement',
    name: 'Infantry aboard an APC',
    about: 'Any that fits, or only a Rifle and an LMG in one action.',
    rule: 'B17.0b',
    values: { any: 'Any', combined: 'Rifle and LMG' },
  },
  pinnedLoading: {
    group: 'movement',
    name: 'Pinned units and transport',
    about: 'May they be loaded?',
    rule: 'B17.2',
    values: { on: 'May be loaded', off: 'May not' },
  },
  labels: {
    group: 'sight',
    name: 'Names of hexes',
    about: 'What the letter in E09 stands for: the row, or the column.',
    rule: 'BG.2',
    values: { rowLetter: 'Row', columnLetter: 'Column' },
  },
  joinedHalfHexes: {
    group: 'sight',
    name: 'Hexes along a seam of boards',
    about: 'Two halves make a hex like any other, or are out of play.',
    rule: 'BG.6',
    values: { playable: 'In play', closed: 'Closed' },
  },
  alternatingSides: {
    group: 'sight',
    name: 'Lines along hexsides',
    about: 'Each step is judged for itself, or two blockers on alternating sides hide together.',
    rule: 'B6.0.3',
    values: { perStep: 'Step by step', anyTwo: 'Any two hide' },
  },
  sameLevelPlateau: {
    group: 'sight',
    name: 'Across the flat top of a hill',
    about: 'Between two ends on it, is its bare ground in the way?',
    rule: 'B6.0.5',
    values: { clear: 'Clear', blocked: 'Blocked' },
  },
  woodsBelowHill: {
    group: 'sight',
    name: 'Woods as high as both ends',
    about: 'Between two ends on hills, do woods and buildings hide whose tops just reach them?',
    rule: 'B6.0.5',
    values: { blocks: 'Blocked', clear: 'Clear' },
  },
  hillBlindSpot: {
    group: 'sight',
    name: 'Blind spot behind a hill',
    about: 'Bare ground off the slope hides what lies right behind it, or never does.',
    rule: 'B6.0.6',
    values: { offSlope: 'Off the slope', never: 'Never' },
  },
  enhancedLOS: {
    group: 'sight',
    name: 'Making out units in woods and buildings',
    about: 'From how near they must be seen to be attacked, until they attack themselves.',
    rule: 'B6.0.8',
    values: { off: 'Any distance', adjacentOnly: '1 hex', within2: '2 hexes' },
  },
  crossColour: {
    group: 'fire',
    name: 'Red fire at armour',
    about: 'A unit without blue FP cannot, or may with half its red FP.',
    rule: 'B7.1',
    values: { none: 'Not at all', halve: 'At half' },
  },
  wallVsHE: {
    group: 'fire',
    name: 'Walls against mortars',
    about: 'Mortars fire over walls, or walls help against them too.',
    rule: 'B7.3d',
    values: { off: 'No help', on: '+1 DM' },
  },
  friendlyFire: {
    group: 'fire',
    name: 'Fire into a hex of both sides',
    about: 'Everybody there is rolled for, or enemies alone.',
    rule: 'B7.5.1',
    values: { all: 'Everybody', enemiesOnly: 'Enemies' },
  },
  ccModifier: {
    group: 'fire',
    name: 'Good in close combat',
    about: 'By the white boxes behind the firepower, or by the class of the unit.',
    rule: 'B7.7.3',
    values: { box: 'By box', class: 'By class' },
  },
  turretSurcharge: {
    group: 'fire',
    name: 'Turret fire out of the arc',
    about: 'What it costs on top.',
    rule: 'B15.4',
    values: { '1': '1 AP', '2': '2 AP' },
  },
  flameFP: {
    group: 'fire',
    name: 'Flamethrowers',
    about: 'Their FP in whatever colour is needed.',
    rule: 'B17.4',
    values: { '2': 'FP 2', '3': 'FP 3' },
  },
  bunkerMortarFire: {
    group: 'fire',
    name: 'Mortars in bunkers',
    about: 'May they fire out?',
    rule: 'B18.1.2',
    values: { on: 'May fire', off: 'May not' },
  },
  hitMarkers: {
    group: 'hits',
    name: 'Hit markers',
    about: 'Known to the owner of the unit alone, or to both sides.',
    rule: 'B7.5',
    values: { ownerSecret: 'Secret', open: 'Open' },
  },
  killedMarker: {
    group: 'hits',
    name: 'A marker that destroys',
    about: 'The unit goes at once, or lies there until it is found out.',
    rule: 'B7.5a',
    values: { atOnce: 'At once', delayed: 'When found' },
  },
  vehicleStunnedRally: {
    group: 'hits',
    name: 'Stunned vehicles rally on',
    about: 'What the dice must come to.',
    rule: 'B7.5c',
    values: { '10': '10', '9': '9' },
  },
  vehicleSuppressed: {
    group: 'hits',
    name: 'Suppressed vehicles',
    about: 'What they lose of red and of blue FP.',
    rule: 'B7.5c',
    values: { '-2/-3': '−2 red, −3 blue', '-3/-5': '−3 red, −5 blue' },
  },
  rallyPlace: {
    group: 'hits',
    name: 'Rally near the enemy',
    about: 'No enemy may be in the hex, or none next to it either.',
    rule: 'B7.6',
    values: { sameHex: 'Not in the hex', adjacent: 'Nor next to it' },
  },
  rallyStackBonus: {
    group: 'hits',
    name: 'Friends help to rally',
    about: 'One un-hit friend in the hex is enough, or each of them helps.',
    rule: 'B7.6.1',
    values: { once: 'Once', perUnit: 'Each' },
  },
  artilleryDrift: {
    group: 'support',
    name: 'Artillery may go astray',
    about: 'A die decides whether plotted shells land some hexes off.',
    rule: 'B12.1a',
    values: { off: 'Off', on: 'On' },
  },
  airStrike: {
    group: 'support',
    name: 'Aircraft',
    about: 'Are there any, where a mission gives the card?',
    rule: 'B17.5',
    values: { off: 'Off', on: 'On' },
  },
  smokeStacking: {
    group: 'support',
    name: 'Smoke in one hex',
    about: 'Adds up without limit, or to 2 at most.',
    rule: 'B13.0a',
    values: { add: 'Adds up', max2: '2 at most' },
  },
  mines: {
    group: 'support',
    name: 'Mines',
    about: 'They attack with FP 8, or hit on a roll of 8 and destroy only who was hit before.',
    rule: 'B18.3.3b',
    values: { fp8: 'FP 8', hit8: 'Hit on 8' },
  },
  hastyCost: {
    group: 'support',
    name: 'Digging in costs',
    about: 'The price of a hasty defense.',
    rule: 'B18.1.3',
    values: { '7': '7 AP', '5': '5 AP' },
  },
  hideCost: {
    group: 'support',
    name: 'Hiding costs',
    about: 'The price for a unit that goes out of sight.',
    rule: 'B10.2',
    values: { '7': '7 AP', '5': '5 AP' },
  },
  tie: {
    group: 'end',
    name: 'Equal VP',
    about: 'Both sides lose, or neither does.',
    rule: 'B19.1',
    values: { bothLose: 'Both lose', draw: 'A draw' },
  },
};

/** A switch of the rules as a person sets it. */
export interface OptionText {
  readonly option: OptionName;
  readonly group: OptionGroup;
  readonly name: string;
  readonly about: string;
  readonly rule: string;
  /** In the order of the switch, what is printed in front. */
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

/** The switches that are not as printed, in words: `Hit markers: Open`. */
export function explainChangedOptions(options: Readonly<Partial<Record<OptionName, string>>>): OptionChange[] {
  return OPTION_GROUPS.flatMap((group) =>
    Object.keys(OPTIONS).flatMap((name): OptionChange[] => {
      if (!isOptionName(name)) return [];
      const text = explainOption(name);
      const label = text.values.find(({ value }, place) => place > 0 && value === options[name])?.label;
      return text.group === group && label !== undefined
        ? [{ option: name, name: text.name, label, rule: text.rule }]
        : [];
    }),
  );
}

/** One switch that is set otherwise than printed. */
export interface OptionChange {
  readonly option: OptionName;
  readonly name: string;
  readonly label: string;
  readonly rule: string;
}

function isOptionName(name: string): name is OptionName {
  return name in OPTIONS;
}
