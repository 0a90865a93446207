import type { Beat, Motion } from '@sandtable/board';
import { create } from 'zustand';
import { type Cue, CUES, type Happening } from '../face/happening.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { storedFlag, storedValue } from '../ui/stored.ts';
import { playCues } from './synth.ts';
import { CAPTIONS } from './voices.ts';

const VOLUMES = { low: 0.35, normal: 0.65, loud: 1 } as const;

/** What was heard last, in words; a new one for every sound. */
export const useCaption = create<{ readonly said: { readonly text: string } | null }>()(() => ({ said: null }));

/** Lets them be heard if that is wanted, and read if that is. Sound is never the only cue. */
export function hear(cues: readonly Cue[]): void {
  const last = cues.at(-1);
  if (last === undefined) return;
  const { sound, volume, captions } = useSettingsStore.getState().settings;
  if (sound === 'on') playCues(cues, VOLUMES[volume]);
  if (captions === 'on') useCaption.setState({ said: { text: cues.map((cue) => CAPTIONS[cue]).join(', ') } });
}

/** What moves on the map is heard as it moves. */
export function hearBeat(beat: Beat, motion: Motion): void {
  const cue = cueOfBeat(beat, motion);
  if (cue !== undefined) hear([cue]);
}

const PLAIN: Readonly<Partial<Record<Beat, Cue>>> = {
  step: 'step',
  leave: 'step',
  dice: 'dice',
  card: 'card',
  flip: 'card',
  bar: 'spent',
  fall: 'lost',
  flag: 'flag',
};

export function cueOfBeat(beat: Beat, motion: Motion): Cue | undefined {
  if (beat === 'impact') return motion.kind === 'shot' ? namedCue(motion.struck) : undefined;
  if (beat === 'flight' || beat === 'word') return 'cue' in motion ? namedCue(motion.cue) : undefined;
  return PLAIN[beat];
}

/** The board hands back what it was given, and knows no sounds. */
function namedCue(name: string | undefined): Cue | undefined {
  return CUES.find((cue) => cue === name);
}

/** More would only be noise. */
const MOST = 4;

/** What is heard of an entry, in its order; the same sound twice in a row is heard once. */
export function cuesOf(events: readonly Pick<Happening, 'cue'>[]): Cue[] {
  const all = events.flatMap(({ cue }) => cue ?? []);
  return all.filter((cue, place) => cue !== all[place - 1]).slice(0, MOST);
}

const offered = storedValue('sandtable/sound-offered', storedFlag);

/** It is asked once in this browser, and never again. */
export function isOffered(): boolean {
  return offered.read();
}

export function noteOffered(): void {
  offered.write(true);
}

const SHOTS: ReadonlySet<Cue> = new Set<Cue>(['rifle', 'machineGun', 'gun', 'mortar']);

/** The first of them that is a shot. */
export function shotIn(events: readonly Happening[]): Happening | undefined {
  return events.find(({ cue }) => cue !== null && SHOTS.has(cue));
}
