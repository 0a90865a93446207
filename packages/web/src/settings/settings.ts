import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistAs } from '../ui/stored.ts';

export const GROUPS = ['Play', 'AI', 'Display', 'Sound'] as const;

interface SettingEntry<Value extends string> {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  readonly help: string;
  /** The label of each value, in the order of the screen. A setting of only `on` and `off` is a switch there. */
  readonly labels: Readonly<Record<Value, string>>;
  readonly initial: NoInfer<Value>;
}

interface Setting<Value extends string> extends SettingEntry<Value> {
  readonly values: readonly Value[];
}

/** A setting is also the schema of its value: any other stored value counts as the initial one. */
function setting<Value extends string>(entry: SettingEntry<Value>) {
  const isValue = (raw: unknown): raw is Value => typeof raw === 'string' && Object.hasOwn(entry.labels, raw);
  const schema = z.catch(z.custom<Value>(isValue), entry.initial);
  return Object.assign(schema, { ...entry, values: Object.keys(entry.labels).filter(isValue) });
}

/** All settings, in the order of the screen. Rule options are chosen with each mission. */
const ENTRIES = {
  /** Firing by touch always takes two clicks, because a finger hides what it points at. */
  commit: setting({
    group: 'Play',
    label: 'Confirm before dice, cards and reveals',
    help: 'Two steps: see the odds, then confirm. On a touch screen, firing always takes two.',
    labels: { two: 'Two steps', one: 'One click' },
    initial: 'two',
  }),
  breath: setting({
    group: 'Play',
    label: 'Undo window',
    help: 'How long the AI waits before it replies, so that you can undo an action that revealed nothing. Space ends the wait.',
    labels: { none: 'None', short: '3 seconds', long: '10 seconds' },
    initial: 'short',
  }),
  deckOdds: setting({
    group: 'Play',
    label: 'Chances from the deck',
    help: 'Computed from the cards left, such as the chance to be spent. If hidden, you keep track of the cards yourself, as at a table.',
    labels: { shown: 'Shown', hidden: 'Hidden' },
    initial: 'shown',
  }),
  tips: setting({
    group: 'Play',
    label: 'Tips',
    help: 'One line about a rule, the first time you meet it.',
    labels: { on: 'On', off: 'Off' },
    initial: 'on',
  }),
  suggestions: setting({
    group: 'Play',
    label: 'Suggestions',
    help: 'Suggests a sensible action on your turn. A click prepares it; nothing happens until you confirm.',
    labels: { first: 'Until my third match', on: 'On', off: 'Off' },
    initial: 'first',
  }),
  screen: setting({
    group: 'Play',
    label: 'Play screen',
    help: 'Quiet folds calculations, rule numbers and lists, and names hexes where you point. A phone is always quiet.',
    labels: { first: 'Quiet until my third match', quiet: 'Quiet', full: 'Full' },
    initial: 'first',
  }),
  briefing: setting({
    group: 'Play',
    label: 'Briefing',
    help: 'Shown before your first turn in a mission you have not played here.',
    labels: { on: 'On', off: 'Off' },
    initial: 'on',
  }),
  aiSpeed: setting({
    group: 'AI',
    label: 'Speed of the AI turn',
    help: 'Step waits for Space after every frame.',
    labels: { step: 'Step', slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    initial: 'normal',
  }),
  followAi: setting({
    group: 'AI',
    label: 'Follow the AI',
    help: 'Scrolls the map when the AI’s unit is off screen.',
    labels: { on: 'On', off: 'Off' },
    initial: 'on',
  }),
  theme: setting({
    group: 'Display',
    label: 'Theme',
    help: 'Paper is light, field is dark.',
    labels: { system: 'Match system', paper: 'Paper', field: 'Field' },
    initial: 'system',
  }),
  text: setting({
    group: 'Display',
    label: 'Text',
    help: 'On all screens except the map.',
    labels: { normal: 'Normal', large: 'Large' },
    initial: 'normal',
  }),
  motion: setting({
    group: 'Display',
    label: 'Motion',
    help: 'Anything that moves on its own.',
    labels: { system: 'Match system', full: 'Full', none: 'None' },
    initial: 'system',
  }),
  counters: setting({
    group: 'Display',
    label: 'Counters',
    help: 'Rotated counters look as on a table and are harder to read.',
    labels: { upright: 'Upright', turned: 'Rotated' },
    initial: 'upright',
  }),
  symbols: setting({
    group: 'Display',
    label: 'Symbols',
    help: 'Frames are NATO-style symbols.',
    labels: { pictures: 'Pictures', frames: 'Frames' },
    initial: 'pictures',
  }),
  hexNames: setting({
    group: 'Display',
    label: 'Hex names',
    help: 'The status line always shows them.',
    labels: { shown: 'Shown', hidden: 'Hidden' },
    initial: 'shown',
  }),
  sound: setting({
    group: 'Sound',
    label: 'Sound',
    help: 'Sound is never the only cue.',
    labels: { off: 'Off', on: 'On' },
    initial: 'off',
  }),
  turnBell: setting({
    group: 'Sound',
    label: 'Bell for your turn',
    help: 'In a match with others, while sound is on.',
    labels: { on: 'On', off: 'Off' },
    initial: 'on',
  }),
  volume: setting({
    group: 'Sound',
    label: 'Volume',
    help: '',
    labels: { low: 'Low', normal: 'Normal', loud: 'Loud' },
    initial: 'normal',
  }),
  captions: setting({
    group: 'Sound',
    label: 'Captions',
    help: 'Names each sound on the map, even with sound off.',
    labels: { off: 'Off', on: 'On' },
    initial: 'off',
  }),
};

const settingsSchema = z.object(ENTRIES);

export type Settings = Readonly<z.infer<typeof settingsSchema>>;
export type SettingName = keyof Settings;

export const SETTINGS: { readonly [Name in SettingName]: Setting<Settings[Name]> } = ENTRIES;

export const SETTING_NAMES = Object.keys(SETTINGS).filter((key): key is SettingName => Object.hasOwn(SETTINGS, key));

interface SettingsStore {
  readonly settings: Settings;
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void;
  reset(): void;
}

export const useSettingsStore = create<SettingsStore>()(
  persist(
    (change) => ({
      settings: readSettings({}),
      set: (name, value) => change(({ settings }) => ({ settings: { ...settings, [name]: value } })),
      reset: () => change({ settings: readSettings({}) }),
    }),
    persistAs(
      'sandtable/settings',
      ({ settings }) => settings,
      (stored) => ({ settings: readSettings(stored) }),
    ),
  ),
);

export function useSetting<Name extends SettingName>(name: Name): Settings[Name] {
  return useSettingsStore(({ settings }) => settings[name]);
}

/** Keeps stored values that are still valid; the others get their initial value. */
export function readSettings(stored: unknown): Settings {
  const { success, data } = settingsSchema.safeParse(stored);
  return success ? data : settingsSchema.parse({});
}
