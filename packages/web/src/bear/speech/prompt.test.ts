import type { WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { brokenPrompt, type Fits, tooLong } from '../../testing/broken-clicks.ts';
import { fieldWith, positionOn } from '../../testing/field.ts';
import { game, playAtRandom, SAMPLES } from '../../testing/matches.ts';
import type { BearOffer } from './meant.ts';

/** What has to come next, the most urgent first, and what its prompt must mention. */
const FITS: Fits<BearOffer['kind']> = [
  ['half', /which half/],
  ['boardEdge', /edge/],
  ['obstacle', /cleared/],
  ['fort', /demolish/],
  ['place', /inside or outside/i],
  ['shell', /smoke/],
  ['load', /aboard/],
  ['facing', /face|turn|Where/],
  ['payment', /pay/],
  ['stop', /confirm/i],
  ['hex', /hex|Where/],
  ['unit', /^Wh(o|ich|ose|om)\b/],
  ['seat', /enemy player/],
  ['stay', /stay/],
  ['fixed', /^(What|Go on)/],
];

/** Some missions, and all positions for what missions seldom have. */
const WHOLE = SAMPLES.filter((sample, place) => 'position' in sample || place % (inject('samples') > 1 ? 2 : 18) === 1);

test('whatever has been said in a match, the prompt asks for the next word, in two short lines', () => {
  const spoken: WordCounts = new Map();
  const broken = new Set<string>();
  const prompts = new Set<string>();
  const economies = new Set<string>();
  for (const [place, sample] of WHOLE.entries()) {
    for (const { seen, sentence } of playAtRandom(sample, `sfc32:prompt ${place}`, spoken)) {
      economies.add(seen.view.options.economy);
      const position = positionOn(seen);
      const generic = position.prompt([]);
      for (const line of tooLong(generic)) broken.add(`${generic}: ${line}`);
      for (let said = 1; said <= sentence.length; said++) {
        const words = sentence.slice(0, said);
        const prompt = position.prompt(words);
        prompts.add(prompt);
        for (const line of brokenPrompt(prompt, generic, game.offers(seen.view, words), FITS))
          broken.add(`${words.join(' ')} | ${line}`);
      }
    }
  }
  expect([...broken]).toEqual([]);
  expect([...economies].sort()).toEqual(['sevenAP', 'spentCheck']);
  expect(prompts.size).toBeGreaterThan(200);
});

test.each([
  ['g49 move', 'Where does the Panzer III E go? It has 1 bonus hex'],
  ['g49 move 1,0', 'Which way does the Panzer III E face in 1,0? Or go on: 1 bonus hex left'],
  ['g49 move 1,0 2,0', 'Which way does the Panzer III E face in 2,0?'],
  ['g03', 'What does the Rifle squad do?'],
  ['g03 fire 0,3', 'Fire at 0,3: add supporters or a card, or choose how to pay'],
  ['g03 fire 0,3 +g04 command', 'Fire at 0,3: confirm or go back'],
  ['g03 move 0,1 S +g04', 'Where does Rifle squad 04 go? It may stay or turn'],
  ['g24 shell 0,3', 'Choose a spotting hex. Who sees the target from there?'],
  ['c02', 'Which unit does Act Now help?'],
  ['c06', 'Which enemy becomes spent?'],
])('%s: %s', (said, prompt) => {
  const field = fieldWith('g49 0,0 SE; g03 0,0 S; g04 0,0 S; g24 -1,0 S; s03 0,3 N', {
    caps: 5,
    hand: ['c02', 'c06', 'c09'],
  });
  expect(positionOn(field).prompt(said.split(' '))).toBe(prompt);
});
