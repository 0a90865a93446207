import type { Cue } from '../face/happening.ts';
import { SOUNDS, type Voice } from './voices.ts';

/** No two sounds begin closer to each other; whatever would have to wait too long is left out. */
const APART = 0.06;
const PATIENCE = 0.5;

/** When each of these cues begins, asked for at `now` with the last one begun at `last`; null: it is not heard. */
export function startsOf(count: number, now: number, last: number, gap = APART): (number | null)[] {
  let next = Math.max(now, last + APART);
  return Array.from({ length: count }, () => {
    const start = next;
    next += Math.max(gap, APART);
    return start - now > PATIENCE ? null : start;
  });
}

/** Between two sounds of an entry that is shown at once. */
const ENTRY_GAP = 0.16;

let context: AudioContext | undefined;
let last = -1;

/** Plays sounds one after the other. Where the browser does not yet allow any, they are not heard, and nothing is lost. */
export function playCues(cues: readonly Cue[], volume: number): void {
  if (cues.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const starts = startsOf(cues.length, context.currentTime, last, ENTRY_GAP);
  for (const [place, cue] of cues.entries()) {
    const start = starts[place] ?? null;
    if (start === null) continue;
    soundAt(context, cue, start, volume);
    last = start;
  }
}

/** Sounds a cue on any context, also on one that only writes it down. */
function soundAt(audio: BaseAudioContext, cue: Cue, start: number, volume: number): void {
  const out = new GainNode(audio, { gain: volume });
  out.connect(audio.destination);
  for (const voice of SOUNDS[cue]) play(audio, voice, start + voice.at, out);
}

/** A voice swells for so long: a jump from nothing would click. */
const ATTACK = 0.004;
const SILENT = 0.0001;

function play(audio: BaseAudioContext, voice: Voice, start: number, out: AudioNode): void {
  const { wave, from, to, lasts, loud } = voice;
  const gain = new GainNode(audio, { gain: SILENT });
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  gain.connect(out);
  const [source, pitch] = wave === 'noise' ? noise(audio, gain, voice) : tone(audio, gain, wave);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + lasts);
  source.start(start);
  source.stop(start + lasts);
}

type Sounding = readonly [AudioScheduledSourceNode, AudioParam];

function tone(audio: BaseAudioContext, out: AudioNode, type: OscillatorType): Sounding {
  const oscillator = new OscillatorNode(audio, { type });
  oscillator.connect(out);
  return [oscillator, oscillator.frequency];
}

/** Noise that a filter gives its pitch. */
function noise(audio: BaseAudioContext, out: AudioNode, { lasts, filter = 'lowpass' }: Voice): Sounding {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  );
  const source = new AudioBufferSourceNode(audio, { buffer });
  const colour = new BiquadFilterNode(audio, { type: filter, Q: 0.8 });
  source.connect(colour).connect(out);
  return [source, colour.frequency];
}
