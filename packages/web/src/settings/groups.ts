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
        help: 'Two steps: see the odds, then confirm. Firing by touch always takes two.',
      },
      {
        name: 'deckOdds',
        label: 'Chances from the deck',
        help: 'Computed from the cards left, such as the chance to be spent. If hidden, you have to keep track of them, as at a table.',
      },
      { name: 'tips', label: 'Tips', help: 'One line about a rule, the first time you meet it.' },
    ],
  },
  {
    title: 'AI',
    lines: [
      { name: 'aiSpeed', label: 'Speed of the AI turn', help: 'Step waits for Space after every frame.' },
      { name: 'followAi', label: 'Pan to the AI unit', help: 'Only when it is off screen.' },
    ],
  },
  {
    title: 'Display',
    lines: [
      { name: 'theme', label: 'Theme', help: 'Paper is light, field is dark.' },
      { name: 'text', label: 'Text', help: 'On all screens except the map.' },
      { name: 'motion', label: 'Motion', help: 'Anything that moves on its own.' },
      { name: 'counters', label: 'Counters', help: 'Rotated counters look as on a table and are harder to read.' },
      { name: 'symbols', label: 'Symbols', help: 'Frames are military map symbols.' },
      { name: 'hexNames', label: 'Hex names', help: 'The status line always shows them.' },
    ],
  },
  {
    title: 'Sound',
    lines: [
      { name: 'sound', label: 'Sound', help: 'Sound is never the only cue.' },
      { name: 'volume', label: 'Volume', help: '' },
      { name: 'captions', label: 'Captions', help: 'Names each sound over the map, even with sound off.' },
    ],
  },
];

export const LABELS: Labels = {
  commit: { two: 'Two steps', one: 'One click' },
  deckOdds: { shown: 'Shown', hidden: 'Hidden' },
  tips: { on: 'On', off: 'Off' },
  aiSpeed: { step: 'Step', slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  followAi: { on: 'On', off: 'Off' },
  theme: { system: 'Match system', paper: 'Paper', field: 'Field' },
  text: { normal: 'Normal', large: 'Large' },
  motion: { system: 'Match system', full: 'Full', none: 'None' },
  counters: { upright: 'Upright', turned: 'Rotated' },
  symbols: { pictures: 'Pictures', frames: 'Frames' },
  hexNames: { shown: 'Shown', hidden: 'Hidden' },
  sound: { off: 'Off', on: 'On' },
  volume: { low: 'Low', normal: 'Normal', loud: 'Loud' },
  captions: { off: 'Off', on: 'On' },
};

/** In the order in which a person looks for them, which need not begin with the default. */
export const ORDER: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  commit: ['two', 'one'],
  deckOdds: ['shown', 'hidden'],
  tips: ['on', 'off'],
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
  captions: ['off', 'on'],
};
