import type { Cue } from '../face/happening.ts';

/** A tone or a burst of noise that glides from one pitch to another and fades out. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** In hertz; for noise, the frequency of its filter. */
  readonly from: number;
  readonly to: number;
  /** In seconds: its start and its length. */
  readonly at: number;
  readonly lasts: number;
  /** Peak volume, at most 1. All voices of a sound together stay below a quarter: 12 dB under full. */
  readonly loud: number;
  readonly filter?: BiquadFilterType;
}

function noise(from: number, to: number, lasts: number, loud: number, filter: BiquadFilterType, at = 0): Voice {
  return { wave: 'noise', from, to, at, lasts, loud, filter };
}

function tone(wave: OscillatorType, from: number, to: number, lasts: number, loud: number, at = 0): Voice {
  return { wave, from, to, at, lasts, loud };
}

function crack(at: number, lasts: number): Voice[] {
  return [noise(2600, 700, lasts, 0.2, 'bandpass', at), noise(420, 110, lasts * 1.6, 0.05, 'lowpass', at)];
}

/** Synthesised: there are no recordings. None is longer than 0.4 s. */
export const SOUNDS: Readonly<Record<Cue, readonly Voice[]>> = {
  step: [tone('sine', 95, 55, 0.08, 0.13), noise(420, 180, 0.05, 0.06, 'lowpass')],
  dice: [
    ...[0, 0.08].map((at) => noise(at === 0 ? 2700 : 2200, 1500, 0.04, 0.14, 'bandpass', at)),
    ...[0, 0.08].map((at) => tone('triangle', at === 0 ? 880 : 740, 600, 0.03, 0.06, at)),
  ],
  rifle: crack(0, 0.16),
  machineGun: [0, 0.085, 0.17].flatMap((at) => crack(at, 0.08)),
  gun: [noise(1100, 70, 0.38, 0.16, 'lowpass'), tone('sine', 130, 38, 0.32, 0.08)],
  mortar: [tone('sine', 240, 70, 0.2, 0.14), noise(700, 180, 0.14, 0.08, 'lowpass')],
  hardHit: [
    ...[620, 988, 1523].map((pitch, place) => tone('triangle', pitch, pitch * 0.985, 0.34 - place * 0.08, 0.055)),
    noise(3200, 1200, 0.06, 0.07, 'bandpass'),
  ],
  softHit: [noise(760, 140, 0.16, 0.22, 'lowpass')],
  miss: [noise(1100, 320, 0.24, 0.2, 'bandpass')],
  lost: [noise(520, 60, 0.4, 0.14, 'lowpass'), tone('sawtooth', 150, 42, 0.38, 0.06)],
  spent: [tone('triangle', 1150, 820, 0.035, 0.16), noise(1800, 1200, 0.02, 0.05, 'bandpass')],
  rally: [tone('triangle', 392, 392, 0.16, 0.14), tone('triangle', 523, 523, 0.24, 0.14, 0.14)],
  card: [noise(3800, 5600, 0.08, 0.1, 'highpass')],
  flag: [noise(520, 1300, 0.15, 0.2, 'bandpass'), noise(700, 1500, 0.16, 0.16, 'bandpass', 0.17)],
  bell: [tone('sine', 660, 658, 0.4, 0.12), tone('sine', 1322, 1318, 0.3, 0.06), tone('sine', 1990, 1984, 0.18, 0.03)],
};
