import type { Cue } from '../face/happening.ts';

/** A burst of noise or a tone that falls or rises, and dies away. */
interface Sound {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loudness: number;
}

/** Made by the page itself: there is nothing to load. */
const SOUNDS: Readonly<Record<Cue, Sound>> = {
  step: { wave: 'triangle', from: 180, to: 120, seconds: 0.08, loudness: 0.5 },
  dice: { wave: 'noise', from: 3200, to: 2400, seconds: 0.12, loudness: 0.35 },
  shot: { wave: 'noise', from: 1400, to: 300, seconds: 0.18, loudness: 0.8 },
  hit: { wave: 'sawtooth', from: 220, to: 90, seconds: 0.2, loudness: 0.4 },
  lost: { wave: 'noise', from: 500, to: 60, seconds: 0.5, loudness: 0.9 },
  rally: { wave: 'triangle', from: 330, to: 495, seconds: 0.22, loudness: 0.5 },
  card: { wave: 'noise', from: 5200, to: 2600, seconds: 0.06, loudness: 0.3 },
  bell: { wave: 'sine', from: 660, to: 655, seconds: 0.7, loudness: 0.5 },
};

/** Between two sounds of one entry. */
const APART = 0.16;

let context: AudioContext | undefined;

/** Plays sounds one after the other. Where the browser does not yet allow any, they are not heard, and nothing is lost. */
export function playCues(cues: readonly Cue[], volume: number): void {
  if (cues.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime + 0.02;
  for (const [place, cue] of cues.entries()) play(context, SOUNDS[cue], start + place * APART, volume);
}

function play(audio: AudioContext, { wave, from, to, seconds, loudness }: Sound, start: number, volume: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  const [source, pitch] = wave === 'noise' ? noise(audio, gain, seconds) : tone(audio, gain, wave);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + seconds);
  source.start(start);
  source.stop(start + seconds);
}

type Voice = readonly [AudioScheduledSourceNode, AudioParam];

function tone(audio: AudioContext, out: AudioNode, type: OscillatorType): Voice {
  const oscillator = new OscillatorNode(audio, { type });
  oscillator.connect(out);
  return [oscillator, oscillator.frequency];
}

/** Noise that a filter gives its pitch. */
function noise(audio: AudioContext, out: AudioNode, seconds: number): Voice {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  );
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'lowpass' });
  source.connect(filter).connect(out);
  return [source, filter.frequency];
}
