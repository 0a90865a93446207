import path from 'node:path';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { bundle } from '../../../../scripts/release/bundle.mjs';
import { CUES } from '../face/happening.ts';

/** Renders every sound offline and measures its peak, start and end. */
const measured = (code: string): string => `(async () => {
  const { soundAt } = await import(URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' })));
  const all = [];
  for (const cue of ${JSON.stringify(CUES)}) {
    const audio = new OfflineAudioContext(1, 44100, 44100);
    soundAt(audio, cue, 0.1, 1);
    const heard = (await audio.startRendering()).getChannelData(0);
    let [peak, first, last] = [0, -1, 0];
    for (let at = 0; at < heard.length; at++) {
      const loud = Math.abs(heard[at]);
      peak = Math.max(peak, loud);
      if (loud > 0.0005) [first, last] = [first === -1 ? at : first, at];
    }
    all.push({ cue, peak, begins: first / 44100, ends: last / 44100 });
  }
  return all;
})()`;

test('every sound is heard, stays 12 dB below full, and has died away after 0.4 s', async () => {
  const page = await openPage();
  const code = await bundle(path.join(import.meta.dirname, 'sound-at.ts'));
  const all = (await page.evaluate(measured(code))) as { cue: string; peak: number; begins: number; ends: number }[];
  expect(all.map(({ cue }) => cue)).toEqual(CUES);
  expect(all.filter(({ peak }) => peak > 0.2512 || peak < 0.03)).toEqual([]);
  expect(all.filter(({ begins, ends }) => begins < 0.1 || ends > 0.52).map(({ cue }) => cue)).toEqual([]);
});
