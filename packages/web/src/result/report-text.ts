import { SCORE_WORDS } from '@sandtable/bear';
import type { Aftermath } from './aftermath.ts';
import { luckWords } from './luck-words.ts';
import { pointWords } from './point-words.ts';
import { SIDES } from './sides.ts';

/** The match on one page of plain text. */
export function printAftermath(aftermath: Aftermath): string {
  const { mission, headline, ending, vp, scores, rounds, points, luck, losses, entries } = aftermath;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
  return [
    `${mission}: ${headline}`,
    `${ending}. ${rounds.length} ${rounds.length === 1 ? 'round' : 'rounds'}, ${entries} entries`,
    `German ${vp.german} VP, Soviet ${vp.soviet} VP`,
    ...section(
      'What scored (German, Soviet)',
      scores.map(({ reason, vp: each }) => {
        const { text, rule } = SCORE_WORDS[reason];
        return `${text} (${rule}): ${each.german}, ${each.soviet}`;
      }),
    ),
    ...section('The score by rounds (German, Soviet)', byRound(aftermath)),
    ...section('Turning points', points.map(pointWords)),
    ...section(
      'Casualties',
      SIDES.map(({ side, name }) => {
        const { lost, left } = losses[side];
        const fallen = lost.map((each) => `${each.name} (round ${each.round})`).join(', ');
        return `${name}: ${lost.length} lost, ${left} left${fallen === '' ? '' : `. ${fallen}`}`;
      }),
    ),
    ...section(
      'Luck of the dice',
      SIDES.map(({ side, name }) => {
        const { rolls, expected, hits } = luck[side];
        return `${name}: ${rolls} attacks, ${expected.toFixed(1)} hits expected, ${hits} hits, ${luckWords(luck[side])}`;
      }),
    ),
    '',
  ].join('\n');
}

/** How it stood when each round was over. */
function byRound({ curve, rounds }: Aftermath): string[] {
  return rounds.map(({ round }) => {
    const { german = 0, soviet = 0 } = curve.findLast((point) => point.round <= round) ?? {};
    return `Round ${round}: ${german}, ${soviet}`;
  });
}
