import { BOT_NAMES, eventNames, explainEvent, fieldsOf, type Seen } from '@sandtable/bear';
import { type Outcome, printSentence } from '@sandtable/kernel';
import { importMatch } from '@sandtable/session';
import { BadInput, valueOf } from './bad-input.ts';
import { openTable } from './game.ts';
import { readTextFile } from './json-file.ts';
import type { Output } from './output.ts';
import { replayWhy } from './replay-why.ts';

export interface ReplayAsked {
  readonly seed?: string;
  readonly from?: string;
  readonly to?: string;
  /** An entry of the AI, or `all`. */
  readonly why?: string;
  readonly json?: true;
}

/** `replay`: writes a saved match entry by entry, with everything that came of each. */
export function replayFile(file: string, asked: ReplayAsked, out: Output): void {
  const { seed, from, to, why, json } = asked;
  const { game, pack } = openTable();
  const on = fieldsOf(pack);
  const match = valueOf(importMatch(game, readTextFile(file), { seed, bots: BOT_NAMES }));
  if (why !== undefined) return replayWhy(match, pack, json ? { why, json } : { why }, out);
  const first = placeOf(from, '--from', 0, match.seq);
  const last = placeOf(to, '--to', match.seq, match.seq);
  for (let seq = first; seq <= last; seq++) {
    const { events, view } = match.at(seq, 'referee');
    const entry = match.log.entry(seq);
    const words =
      entry === undefined
        ? 'set-up'
        : `${entry.seat}: ${'say' in entry ? printSentence(entry.say) : `undo ${entry.undo}`}`;
    const names = eventNames(on(view));
    const outcome = game.outcome(view);
    const result = outcome === undefined ? [] : [printOutcome(outcome, on(view))];
    const told = events.map((event) => ({ rule: event.rule, words: explainEvent(event, names) }));
    const lines = [`${seq} ${words}`, ...told.map((line) => `${line.words} (${line.rule})`), ...result];
    if (json) out.write(`${JSON.stringify({ seq, entry: words, events, ...(outcome && { outcome }) })}\n`);
    else out.write(`${lines.join('\n    ')}\n`);
  }
}

/** `german1 wins: german1 7 VP, soviet1 3 VP`: B20.3, a player's own score where single players win. */
function printOutcome({ winners, scores }: Outcome, { view }: Seen): string {
  const won =
    winners.length === 0 ? 'Nobody wins' : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
  return `${won}: ${view.players.map(({ seat }) => `${seat} ${scores[seat] ?? 0} VP`).join(', ')}`;
}

function placeOf(text: string | undefined, field: string, otherwise: number, most: number): number {
  const place = text === undefined ? otherwise : Number(text);
  if (!Number.isSafeInteger(place) || place < 0 || place > most)
    throw new BadInput(`${field}: expected an entry from 0 to ${most}, got ${String(text)}`);
  return place;
}
