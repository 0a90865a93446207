import { counted } from '@sandtable/kernel';
import type { Curve, LuckModel, ResultModel } from '../face/result.ts';

export function printResult(result: Omit<ResultModel, 'rematch'>): string {
  const { mission, headline, ending, unit, sides, team, players, scores, rounds, points, luck, entries } = result;
  const counters = sides.filter(({ left }) => left !== null);
  const hasRounds = counters.length > 0 || rounds.length > 0;
  const length = [...(hasRounds ? [counted(rounds.length, 'round')] : []), `${entries} entries`];
  const names = sides.map(({ name }) => name).join(', ');
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
  return [
    `${mission}: ${headline}`,
    `${ending}. ${length.join(', ')}`,
    ...(team === null
      ? [sides.map(({ name, score }) => `${name} ${score ?? 0} ${unit}`).join(', ')]
      : [`${team.score} of ${team.most} ${unit}`]),
    ...section(
      'What the score is made of',
      (team?.parts ?? []).map(
        ({ name, text, rule, score, most }) => `${name}, ${text} (${rule}): ${score} of ${most} ${unit}`,
      ),
    ),
    ...section(
      'Score by player',
      players.map(({ name, score, hasWon }) => `${name}: ${score} ${unit}${hasWon ? ', wins' : ''}`),
    ),
    ...section(
      `What scored (${names})`,
      scores.map(({ text, rule, by }) => `${text} (${rule}): ${by.join(', ')}`),
    ),
    ...(result.curve === null ? [] : section(`${result.curve.title} (${names})`, byRound(result, result.curve))),
    ...section(
      'Turning points',
      points.map(({ text }) => text),
    ),
    ...section(
      'Casualties',
      counters.map(({ name, lost, left }) => {
        const fallen = lost.map((each) => `${each.name} (round ${each.round})`).join(', ');
        return `${name}: ${lost.length} lost, ${left} left${fallen === '' ? '' : `. ${fallen}`}`;
      }),
    ),
    ...section('Luck of the dice', luck === null ? [] : luckLines(luck, sides)),
    '',
  ].join('\n');
}

function byRound({ rounds, sides }: Omit<ResultModel, 'rematch'>, { points }: Curve): string[] {
  return rounds.map(({ round }) => {
    const by = points.findLast((point) => point.round <= round)?.by ?? sides.map(() => 0);
    return `Round ${round}: ${by.join(', ')}`;
  });
}

function luckLines({ tried, hoped, by }: LuckModel, sides: ResultModel['sides']): string[] {
  return by.map(({ rolls, expected, hits, words }, place) => {
    const name = sides[place]?.name ?? '';
    return `${name}: ${rolls} ${tried}, ${expected.toFixed(1)} ${hoped} expected, ${hits} ${hoped}, ${words}`;
  });
}
