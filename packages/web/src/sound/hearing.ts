import type { Beat, Motion } from '@sandtable/board';
import { create } from 'zustand';
import { type Cue, CUES, type Happening } from '../face/happening.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { storedFlag, storedValue } from '../ui/stored.ts';

export const CAPTIONS: Readonly<Record<Cue, string>> = {
  step: 'Footsteps',
  dice: 'Dice',
  rifle: 'Rifle fire',
  machineGun: 'Machine-gun fire',
  gun: 'Gunfire',
  mortar: 'Explosion',
  hardHit: 'Hit on steel',
  softHit: 'Hit',
  miss: 'Shot into the dirt',
  lost: 'Destroyed',
  spent: 'Spent',
  rally: 'Rallied',
  card: 'Card',
  flag: 'Flag',
  bell: 'Bell',
};

const VOLUMES = { low: 0.35, normal: 0.65, loud: 1 } as const;

/** The last caption; a new object for every sound, so that a repeated caption shows again. */
export const useCaption = create<{ readonly said: { readonly text: string } | null }>()(() => ({ said: null }));

/** Plays cues, and captions them, according to the settings. Sound is never the only cue. */
export function hear(cues: readonly Cue[]): void {
  const last = cues.at(-1);
  if (last === undefined) return;
  const { sound, volume, captions } = useSettingsStore.getState().settings;
  if (sound === 'on') void play(cues, VOLUMES[volume]);
  if (captions === 'on') useCaption.setState({ said: { text: cues.map((cue) => CAPTIONS[cue]).join(', ') } });
}

/** A bell when a match with others comes back to the player. */
export function hearTurn(): void {
  if (useSettingsStore.getState().settings.turnBell === 'on') hear(['bell']);
}

/** The synthesiser loads with the first sound: most matches are played without. If it cannot be loaded, there is no sound. */
async function play(cues: readonly Cue[], volume: number): Promise<void> {
  const synth = await import('./synth.ts').catch(() => null);
  synth?.playCues(cues, volume);
}

export function hearBeat(beat: Beat, motion: Motion): void {
  const cue = cueOfBeat(beat, motion);
  if (cue !== undefined) hear([cue]);
}

/** All whose sound does not depend on what moves; null: silent. */
const PLAIN: Readonly<Record<Exclude<Beat, 'impact' | 'flight' | 'word'>, Cue | null>> = {
  step: 'step',
  leave: 'step',
  dice: 'dice',
  card: 'card',
  flip: 'card',
  bar: 'spent',
  fall: 'lost',
  flag: 'flag',
  mark: null,
};

export function cueOfBeat(beat: Beat, motion: Motion): Cue | undefined {
  if (beat === 'impact') return motion.kind === 'shot' ? namedCue(motion.struck) : undefined;
  if (beat === 'flight' || beat === 'word') return 'cue' in motion ? namedCue(motion.cue) : undefined;
  return PLAIN[beat] ?? undefined;
}

/** The board passes cues through as plain strings. */
function namedCue(name: string | undefined): Cue | undefined {
  return CUES.find((cue) => cue === name);
}

/** More would only be noise. */
const MOST = 4;

/** The cues of an entry in order, without immediate repeats. */
export function cuesOf(events: readonly Pick<Happening, 'cue'>[]): Cue[] {
  const all = events.flatMap(({ cue }) => cue ?? []);
  return all.filter((cue, place) => cue !== all[place - 1]).slice(0, MOST);
}

const offered = storedValue('sandtable/sound-offered', storedFlag);

export function isOffered(): boolean {
  return offered.read();
}

export function noteOffered(): void {
  offered.write(true);
}

const SHOTS: ReadonlySet<Cue> = new Set<Cue>(['rifle', 'machineGun', 'gun', 'mortar']);

export function shotIn(events: readonly Happening[]): Happening | undefined {
  return events.find(({ cue }) => cue !== null && SHOTS.has(cue));
}
