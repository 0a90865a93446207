import { printSentence, type Random, type Sentence } from '@sandtable/kernel';
import { clickablesOf, everyEntry } from '../saying/clickables.ts';
import { explainHex } from '../bear/speech/explain-hex.ts';
import { leaderOf, proposalOf, withWords } from '../saying/saying.ts';
import { previewOf } from '../bear/speech/preview.ts';
import type { BearSaying } from '../bear/speech/saying.ts';

/** Further than any walk needs to go to show that it is not stuck. */
const STEPS = 12;

/** What must hold at any beginning of a sentence, besides that it can be clicked on; each breach as a line. */
export function brokenSaying(saying: BearSaying, random: Random): string[] {
  const { game, seen, words } = saying;
  const proposal = proposalOf(saying);
  const hex = random.below(seen.tables.size);
  const broken = [
    ...(previewOf(saying).granted ? [] : ['a granted beginning has no preview']),
    ...(proposal === null || game.judge(seen.view, proposal).granted
      ? []
      : [`'${printSentence(proposal)}' is proposed and denied`]),
    ...(words.length === 0 || clickablesOf(saying).hexes.has(hex) ? [] : silentHex(saying, hex)),
    ...(isStuck(saying, random) ? ['nothing can be clicked'] : []),
  ];
  return broken.map((line) => `${line} after '${printSentence(words)}'`);
}

/** With a unit chosen, every hex has something to say. */
function silentHex(saying: BearSaying, hex: number): string[] {
  const told = explainHex(saying, hex);
  const isSilent =
    told.lines.length === 0 && (told.state === 'tooDear' || told.state === 'barred') && leaderOf(saying) !== -1;
  return [
    ...(isSilent ? [`hex ${hex} says nothing`] : []),
    ...(/undefined|NaN/.test(JSON.stringify(told)) ? [`hex ${hex} says ${JSON.stringify(told)}`] : []),
  ];
}

function isStuck(saying: BearSaying, random: Random): boolean {
  let words: Sentence = saying.words;
  for (let step = 0; step < STEPS; step++) {
    const entries = everyEntry(clickablesOf(withWords(saying, words)));
    if (entries.length === 0) return true;
    const entry = random.pick(entries);
    if (entry.choice.kind === 'send') return false;
    ({ words } = entry);
  }
  return false;
}
