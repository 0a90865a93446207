import type { ResultModel } from '../face/result.ts';

/** The match on one page of plain text. */
export function printResult(result: Omit<ResultModel, 'rematch'>): string {
  const { mission, headline, ending, unit, sides, players, scores, rounds, points, luck, entries } = result;
  const names = sides.map(({ name }) => name).join(', ');
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
  return [
    `${mission}: ${headline}`,
    `${ending}. ${rounds.length} ${rounds.length === 1 ? 'round' : 'rounds'}, ${entries} entries`,
    sides.map(({ name, score }) => `${name} ${score} ${unit}`).join(', '),
    ...section(
      'Score by player',
      players.map(({ name, score, hasWon }) => `${name}: ${score} ${unit}${hasWon ? ', wins' : ''}`),
    ),
    ...section(
      `What scored (${names})`,
      scores.map(({ text, rule, by }) => `${text} (${rule}): ${by.join(', ')}`),
    ),
    ...section(`Score by round (${names})`, byRound(result)),
    ...section(
      'Turning points',
      points.map(({ text }) => text),
    ),
    ...section(
      'Casualties',
      sides.map(({ name, lost, left }) => {
        const fallen = lost.map((each) => `${each.name} (round ${each.round})`).join(', ');
        return `${name}: ${lost.length} lost, ${left} left${fallen === '' ? '' : `. ${fallen}`}`;
      }),
    ),
    ...section(
      'Luck of the dice',
      luck.by.map(({ rolls, expected, hits, words }, place) => {
        const { tried, hoped } = luck;
        const name = sides[place]?.name ?? '';
        return `${name}: ${rolls} ${tried}, ${expected.toFixed(1)} ${hoped} expected, ${hits} ${hoped}, ${words}`;
      }),
    ),
    '',
  ].join('\n');
}

/** How it stood when each round was over. */
function byRound({ curve, rounds, sides }: Omit<ResultModel, 'rematch'>): string[] {
  return rounds.map(({ round }) => {
    const by = curve.findLast((point) => point.round <= round)?.by ?? sides.map(() => 0);
    return `Round ${round}: ${by.join(', ')}`;
  });
}
