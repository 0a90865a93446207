import type { Outcome } from '@sandtable/kernel';
import { eventNames, explainAiTurn, explainEvent, fieldsOf, printPut, type View } from '@sandtable/limanowa';
import { type Saves, savesOf } from '../desk/saves.ts';
import { openTable } from './table.ts';

export function limanowaSaves(): Saves {
  // Registers the pack of --pack, for matches that name it; a match that names none is played with the game's own.
  openTable();
  const { game, pack } = openTable(null);
  const on = fieldsOf(pack);
  return savesOf(game, {
    // LS7A: the AI also chooses its counter-attacks, within the players' round.
    aiChoosesInAll: true,
    events(events, view) {
      const names = eventNames(on(view));
      return events.map((event) => `${explainEvent(event, names)} (${event.rule})`);
    },
    outcome: printOutcome,
    roundOf: ({ round }) => round,
    put: (words, view) => printPut(on(view), words),
    why: (before, turn) => explainAiTurn(on(before), turn),
  });
}

/** `p1 wins: 7 VP, 3 for the level and 4 for speed`; between people `p2 wins: p1 7 points, p2 9 points` */
function printOutcome({ winners, scores }: Outcome, { ended, terms }: View): string {
  const won = `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
  if (terms.goal.kind === 'war' || ended === null)
    return `${won}: ${Object.entries(scores)
      .map(([seat, points]) => `${seat} ${points} points`)
      .join(', ')}`;
  const { level, speed } = ended.score;
  return `${won}: ${level + speed} VP, ${level} for the level and ${speed} for speed`;
}
