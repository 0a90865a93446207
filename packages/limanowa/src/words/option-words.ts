import type { MissionKind } from '../model/mission.ts';
import type { Switches } from '../model/switches.ts';

export type OptionName = keyof Switches;

interface OptionWords {
  readonly name: string;
  /** What it decides, in one line. */
  readonly about: string;
  /** The rule that has it. */
  readonly rule: string;
  /** As text, which options take as well; the usual one in front. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
  /** Where it changes anything. */
  readonly where: readonly MissionKind[];
}

const EVERYWHERE: readonly MissionKind[] = ['solo', 'coop', 'versus'];
const AGAINST_AI: readonly MissionKind[] = ['solo', 'coop'];

const OPTIONS: Readonly<Record<OptionName, OptionWords>> = {
  level: {
    name: 'Level',
    about: 'How often the AI plays cards and tokens and wounds your units. A higher level is worth more VP.',
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
    about: 'A ten-sided die, or a six-sided one with every AV lower by 1 and the AI’s figures for it.',
    rule: 'L8.1',
    values: [
      { value: 'd10', label: 'd10' },
      { value: 'd6', label: 'd6' },
    ],
    where: EVERYWHERE,
  },
  players: {
    name: 'Players',
    about: 'How many people share the four corps.',
    rule: 'L12a',
    values: [
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
      { value: '4', label: 'Four' },
    ],
    where: ['versus'],
  },
  shared: {
    name: 'Side of two players',
    about: 'With three players, the side on which each corps has a player of its own.',
    rule: 'L12a',
    values: [
      { value: 'russia', label: 'Russia' },
      { value: 'austria', label: 'Austria-Hungary' },
    ],
    where: ['versus'],
  },
  concentricBonus: {
    name: 'Concentric attacks',
    about: 'Each further attacker of the same target gives all of them +1 AV, at most +2.',
    rule: 'L8.3d',
    values: [
      { value: 'true', label: '+1 each' },
      { value: 'false', label: 'No bonus' },
    ],
    where: EVERYWHERE,
  },
  aiWoundsFromArtillery: {
    name: 'Wounds from AI batteries',
    about: 'In its own round the AI wounds units in range of its batteries too, or only those next to its other units.',
    rule: 'LS4.1g',
    values: [
      { value: 'true', label: 'Batteries too' },
      { value: 'false', label: 'Without batteries' },
    ],
    where: AGAINST_AI,
  },
};

/** A switch with its name, in the order in which a player looks for it. */
export interface OptionText extends OptionWords {
  readonly option: OptionName;
}

const NAMES = ['level', 'players', 'shared', 'die', 'concentricBonus', 'aiWoundsFromArtillery'] as const;

/** The switches that change something in such a match. */
export function optionsFor(kind: MissionKind, { players }: Pick<Switches, 'players'>): OptionText[] {
  return NAMES.filter((name) => OPTIONS[name].where.includes(kind) && (name !== 'shared' || players === 3)).map(
    (option) => ({ option, ...OPTIONS[option] }),
  );
}

/** `Level: Veteran (LS1c)` for each that is not as usual. */
export function explainChangedOptions(switches: Switches): string[] {
  return NAMES.flatMap((option) => {
    const { name, rule, values } = OPTIONS[option];
    const chosen = values.find(({ value }) => value === String(switches[option]));
    return chosen === undefined || chosen === values[0] ? [] : [`${name}: ${chosen.label} (${rule})`];
  });
}
