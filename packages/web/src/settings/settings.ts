/** Everything a person can set about the app, with its values, the default in front. The rules have switches of their own. */
export const SETTINGS = {
  /** What rolls, draws or reveals needs a second click; `one` leaves that out, but never for fire by touch. */
  commit: ['two', 'one'],
  /** Whether the chance to be spent is shown, counted in the cards that are left. */
  deckOdds: ['shown', 'hidden'],
  /** A line about a rule when it is first met. */
  tips: ['on', 'off'],
  /** How fast the AI's turn is shown. */
  aiSpeed: ['normal', 'step', 'slow', 'fast', 'instant'],
  /** Whether the map moves to an AI unit that is off the screen. */
  followAi: ['on', 'off'],
  theme: ['system', 'paper', 'field'],
  text: ['normal', 'large'],
  motion: ['system', 'full', 'none'],
  /** Upright counters are easier to read; turned ones lie as on a table. */
  counters: ['upright', 'turned'],
  /** Pictures on the counters, or the frames that armies draw on maps. */
  symbols: ['pictures', 'frames'],
  hexNames: ['shown', 'hidden'],
  sound: ['off', 'on'],
  volume: ['normal', 'low', 'loud'],
  /** What is heard, in words over the map. */
  captions: ['off', 'on'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] };

/** What was kept, as far as it still means something; the rest has its default. */
export function readSettings(text: string | null): Settings {
  const raw = parse(text);
  return {
    commit: known(SETTINGS.commit, raw['commit']),
    deckOdds: known(SETTINGS.deckOdds, raw['deckOdds']),
    tips: known(SETTINGS.tips, raw['tips']),
    aiSpeed: known(SETTINGS.aiSpeed, raw['aiSpeed']),
    followAi: known(SETTINGS.followAi, raw['followAi']),
    theme: known(SETTINGS.theme, raw['theme']),
    text: known(SETTINGS.text, raw['text']),
    motion: known(SETTINGS.motion, raw['motion']),
    counters: known(SETTINGS.counters, raw['counters']),
    symbols: known(SETTINGS.symbols, raw['symbols']),
    hexNames: known(SETTINGS.hexNames, raw['hexNames']),
    sound: known(SETTINGS.sound, raw['sound']),
    volume: known(SETTINGS.volume, raw['volume']),
    captions: known(SETTINGS.captions, raw['captions']),
  };
}

export const DEFAULTS: Settings = readSettings(null);

function known<Value>(values: readonly [Value, ...Value[]], raw: unknown): Value {
  return values.find((value) => value === raw) ?? values[0];
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
}
