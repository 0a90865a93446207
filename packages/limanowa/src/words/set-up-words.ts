import { counted } from '@sandtable/kernel';
import type { Goal, MissionKind } from '../model/mission.ts';
import type { Switches } from '../model/options.ts';
import { SIDE_NAMES } from './names.ts';

export type OptionName = keyof Switches;

interface OptionWords {
  readonly name: string;
  readonly about: string;
  readonly rule: string;
  /** Values as text, which options accept too; the default first. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly where: readonly MissionKind[];
}

const EVERYWHERE: readonly MissionKind[] = ['solo', 'coop', 'versus'];
const AGAINST_AI: readonly MissionKind[] = ['solo', 'coop'];

const OPTIONS: Readonly<Record<OptionName, OptionWords>> = {
  level: {
    name: 'Level',
    about: 'How often the AI’s cards, tokens and wound rolls succeed. A higher level is worth more VP.',
    rule: 'LS1c',
    values: [
      { value: 'novice', label: 'Novice' },
      { value: 'tried', label: 'Tried' },
      { value: 'veteran', label: 'Veteran' },
    ],
    where: AGAINST_AI,
  },
  die: {
    name: 'Die',
    about: 'Ten-sided, or six-sided with every AV 1 lower and the AI’s d6 intervals.',
    rule: 'L8.1',
    values: [
      { value: 'd10', label: 'd10' },
      { value: 'd6', label: 'd6' },
    ],
    where: EVERYWHERE,
  },
  players: {
    name: 'Players',
    about: 'How many players share the four corps.',
    rule: 'L12a',
    values: [
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
      { value: '4', label: 'Four' },
    ],
    where: ['versus'],
  },
  shared: {
    name: 'Side with two players',
    about: 'With three players, the side whose corps are commanded by two of them.',
    rule: 'L12a',
    values: [
      { value: 'russia', label: 'Russia' },
      { value: 'austria', label: 'Austria-Hungary' },
    ],
    where: ['versus'],
  },
  concentricBonus: {
    name: 'Concentric attacks',
    about: 'Each further attacker on the same target gives them all +1 AV, at most +2.',
    rule: 'L8.3d',
    values: [
      { value: 'true', label: '+1 each' },
      { value: 'false', label: 'No bonus' },
    ],
    where: EVERYWHERE,
  },
  aiWoundsFromArtillery: {
    name: 'Wounds from AI batteries',
    about: 'Whether the AI’s round also rolls against units reached only by its batteries.',
    rule: 'LS4.1g',
    values: [
      { value: 'true', label: 'Batteries too' },
      { value: 'false', label: 'No batteries' },
    ],
    where: AGAINST_AI,
  },
  garrison: {
    name: 'AI’s forces',
    about: 'With what the level adds to the mission’s set-up, so that every level is a contest, or exactly as printed.',
    rule: 'L13e',
    values: [
      { value: 'byLevel', label: 'By level' },
      { value: 'printed', label: 'As printed' },
    ],
    where: AGAINST_AI,
  },
};

/** One switch with its rule and values, the default first. */
export interface OptionText extends Omit<OptionWords, 'where'> {
  readonly option: OptionName;
}

export interface OptionChange {
  readonly option: OptionName;
  readonly name: string;
  readonly label: string;
  readonly rule: string;
}

/** In display order. */
const NAMES = ['level', 'players', 'shared', 'die', 'concentricBonus', 'aiWoundsFromArtillery', 'garrison'] as const;

export function optionsFor(kind: MissionKind, isForThree: boolean): OptionName[] {
  return NAMES.filter((name) => OPTIONS[name].where.includes(kind) && (name !== 'shared' || isForThree));
}

export function explainOption(option: OptionName): OptionText {
  const { name, about, rule, values } = OPTIONS[option];
  return { option, name, about, rule, values };
}

/** The switches that differ from their defaults: `Level: Veteran`. */
export function explainChangedOptions(switches: Readonly<Partial<Record<OptionName, unknown>>>): OptionChange[] {
  return NAMES.flatMap((option) => {
    const { name, rule, values } = OPTIONS[option];
    const place = values.findIndex(({ value }) => value === String(switches[option]));
    const label = values[place]?.label;
    return place > 0 && label !== undefined ? [{ option, name, label, rule }] : [];
  });
}

export function explainGoal(goal: Goal): { readonly text: string; readonly rule: string } {
  if (goal.kind === 'war') {
    const { strategic, points, tie } = goal;
    return {
      text: `Hold ${counted(strategic, 'Strategic Objective')} at the end of your second corps’ round, or knock out an enemy corps. Otherwise count ${points.strategic} points per Strategic and ${points.tactical} per Tactical Objective at the end; a tie goes to ${SIDE_NAMES[tie]}.`,
      rule: 'L11d',
    };
  }
  const parts = [
    ...(goal.strategic > 0 ? [counted(goal.strategic, 'Strategic Objective')] : []),
    ...(goal.tactical > 0 ? [counted(goal.tactical, 'Tactical Objective')] : []),
  ];
  return { text: `Hold ${parts.join(' and ')} at the end of your round.`, rule: 'L13a' };
}
