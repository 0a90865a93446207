import { explainReason, namesIn } from '@sandtable/bear';
import { parseSentence, printSentence } from '@sandtable/kernel';
import { valueOf } from './bad-input.ts';
import { namedReasons } from './named.ts';
import type { Output } from './output.ts';
import { openPositionFile } from './position-file.ts';
import { printFigures } from './say-figures.ts';

interface Asked {
  readonly position: string;
  readonly say: string;
  readonly json?: true;
}

/** `--say`: judges any beginning of a sentence, with its figures, its reasons and the words that may follow. */
export function askSay({ position, say, json }: Asked, out: Output): boolean {
  const { game, battle, turn } = openPositionFile(position);
  const said = say.trim() === '' ? [] : valueOf(parseSentence(say.trim()));
  const verdict = game.judge(battle.view, said);
  const next = game.offers(battle.view, said).map(({ word }) => word);
  const names = namesIn(battle);
  const { whole, figures } = verdict.granted ? verdict.value : { whole: false, figures: {} };
  if (json) {
    const reasons = namedReasons(verdict.reasons, names);
    out.write(`${JSON.stringify({ turn, say: said, allowed: verdict.granted, whole, figures, reasons, next })}\n`);
    return verdict.granted;
  }
  const answer = `${turn}: '${printSentence(said)}' ${verdict.granted ? 'may' : 'may not'} be said`;
  const reasons = verdict.reasons.map((reason) => explainReason(reason, names));
  const told = printFigures(figures, names);
  out.write(
    `${[answer, ...told, ...reasons, ...(next.length === 0 ? [] : [`next: ${next.join(' ')}`])].join('\n  ')}\n`,
  );
  return verdict.granted;
}
