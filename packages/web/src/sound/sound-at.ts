import type { Cue } from '../face/happening.ts';
import { SOUNDS, type Voice } from './voices.ts';

/** Schedules a cue on any audio context; tests use one that records. */
export function soundAt(audio: BaseAudioContext, cue: Cue, start: number, volume: number): void {
  const out = new GainNode(audio, { gain: volume });
  out.connect(audio.destination);
  for (const voice of SOUNDS[cue]) play(audio, voice, start + voice.at, out);
}

/** Seconds of fade-in: an abrupt start would click. */
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

type AudioSource = readonly [AudioScheduledSourceNode, AudioParam];

function tone(audio: BaseAudioContext, out: AudioNode, type: OscillatorType): AudioSource {
  const oscillator = new OscillatorNode(audio, { type });
  oscillator.connect(out);
  return [oscillator, oscillator.frequency];
}

/** The filter gives the noise its pitch. */
function noise(audio: BaseAudioContext, out: AudioNode, { lasts, filter = 'lowpass' }: Voice): AudioSource {
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
