import type { SettingName, Settings } from './settings.ts';

type Labels = { readonly [Name in SettingName]: Readonly<Record<Settings[Name], string>> };

interface Line {
  readonly name: SettingName;
  readonly label: string;
  readonly help: string;
}

/** Four groups, in the order of the screen. */
export const GROUPS: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
  {
    title: 'Play',
    lines: [
      {
        name: 'commit',
        label: 'Anything that rolls, draws or reveals',
        help: 'Two steps: look at the odds, then confirm. Fire by touch always takes two.',
      },
      {
        name: 'deckOdds',
        label: 'Chance to be spent',
        help: 'Counted in the cards that are left. Hidden, you have to remember them, as at a table.',
      },
    ],
  },
  {
    title: 'AI',
    lines: [
      { name: 'aiSpeed', label: 'Speed of the AI turn', help: 'Step waits for Space after every picture.' },
      { name: 'followAi', label: 'Move the map to the AI unit', help: 'Only when it is off the screen.' },
    ],
  },
  {
    title: 'Display',
    lines: [
      { name: 'theme', label: 'Theme', help: 'Paper is light, field is dark.' },
      { name: 'text', label: 'Text', help: 'For all screens, the map apart.' },
      { name: 'motion', label: 'Motion', help: 'Whatever moves of itself on the screen.' },
      { name: 'counters', label: 'Counters', help: 'Turned ones lie as on a table and are harder to read.' },
      { name: 'symbols', label: 'Symbols', help: 'Frames are those of military maps.' },
      { name: 'hexNames', label: 'Names in the hexes', help: 'The status line always has them.' },
    ],
  },
  {
    title: 'Sound',
    lines: [
      { name: 'sound', label: 'Sound', help: 'Nothing is told by sound alone.' },
      { name: 'volume', label: 'Volume', help: '' },
    ],
  },
];

export const LABELS: Labels = {
  commit: { two: 'Two steps', one: 'One click' },
  deckOdds: { shown: 'Shown', hidden: 'Hidden' },
  aiSpeed: { step: 'Step', slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  followAi: { on: 'On', off: 'Off' },
  theme: { system: 'As the system', paper: 'Paper', field: 'Field' },
  text: { normal: 'Normal', large: 'Large' },
  motion: { system: 'As the system', full: 'Full', none: 'None' },
  counters: { upright: 'Upright', turned: 'Turned' },
  symbols: { pictures: 'Pictures', frames: 'Frames' },
  hexNames: { shown: 'Shown', hidden: 'Hidden' },
  sound: { off: 'Off', on: 'On' },
  volume: { low: 'Low', normal: 'Normal', loud: 'Loud' },
};

/** In the order in which a person looks for them, which need not begin with the default. */
export const ORDER: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  commit: ['two', 'one'],
  deckOdds: ['shown', 'hidden'],
  aiSpeed: ['step', 'slow', 'normal', 'fast', 'instant'],
  followAi: ['on', 'off'],
  theme: ['system', 'paper', 'field'],
  text: ['normal', 'large'],
  motion: ['system', 'full', 'none'],
  counters: ['upright', 'turned'],
  symbols: ['pictures', 'frames'],
  hexNames: ['shown', 'hidden'],
  sound: ['off', 'on'],
  volume: ['low', 'normal', 'loud'],
};
