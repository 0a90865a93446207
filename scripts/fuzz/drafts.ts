// Random drafts of every guideline and variant, solo and with others: each must complete and be sound at every entry; one in BATTLE_EVERY
// is also fought to its end and audited. Prints which halves of cards were never played.
import { playAtRandom } from '../../packages/kernel/src/testing/index.ts';
import { draftKinds, sampleDraft } from '../../packages/bear/src/testing/draft-plan.ts';
import { lawsOf } from '../../packages/bear/src/testing/laws/witness.ts';
import { game, pack } from '../../packages/bear/src/testing/match.ts';
import { draftAtRandom } from '../../packages/bear/src/testing/random-draft.ts';

const BATTLE_EVERY = 20;

/** False, with the sample that reproduces it, if something broke. */
export function areSoundDrafts(seed: string, each: number): boolean {
  const halves = new Set<string>();
  let drafts = 0;
  let battles = 0;
  const start = performance.now();
  try {
    for (const kind of draftKinds(pack)) {
      for (let number = 0; number < each; number++) {
        const sample = sampleDraft(game, kind, `sfc32:${seed} ${number}`);
        const { draft } = draftAtRandom(game, sample);
        for (const { deck, card, half } of draft?.plays ?? []) halves.add(`${deck} ${card} ${half}`);
        drafts += 1;
        if (number % BATTLE_EVERY > 0) continue;
        playAtRandom(game, sample, { witness: lawsOf(pack) });
        battles += 1;
      }
      if (process.stderr.isTTY) process.stderr.write(`\r${drafts} generations, ${battles} battles`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  const all = [
    ...pack.generatorCards.flatMap((_card, place) => [`card ${place} top`, `card ${place} bottom`]),
    ...pack.conditionCards.flatMap((_card, place) => [`condition ${place} top`, `condition ${place} bottom`]),
  ];
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`sound: ${drafts} generations and ${battles} of their battles in ${seconds} s, --seed ${seed}`);
  console.log(`never played: ${all.filter((half) => !halves.has(half)).join(', ') || 'nothing'}`);
  return true;
}
