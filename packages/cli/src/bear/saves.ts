import { eventNames, explainAiTurn, explainEvent, fieldsOf, printPut, type View } from '@sandtable/bear';
import type { Outcome } from '@sandtable/kernel';
import { type Saves, savesOf } from '../desk/saves.ts';
import { openTable } from './table.ts';

export function bearSaves(): Saves {
  // Registers the pack of --pack, for matches that name it; a match that names none is played with the game's own.
  openTable();
  const { game, pack } = openTable(null);
  const on = fieldsOf(pack);
  return savesOf(game, {
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

/** `german1 wins: german1 7 VP, soviet1 3 VP`. By seat, since B20.3 lets single players win. */
function printOutcome({ winners, scores }: Outcome, { players }: View): string {
  const won =
    winners.length === 0 ? 'Nobody wins' : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
  return `${won}: ${players.map(({ seat }) => `${seat} ${scores[seat] ?? 0} VP`).join(', ')}`;
}
