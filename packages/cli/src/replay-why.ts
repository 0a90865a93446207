import { AI_SEAT, type Bear, explainAiTurn, fieldsOf, type Pack } from '@sandtable/bear';
import type { Match } from '@sandtable/session';
import { BadInput } from './bad-input.ts';
import type { Output } from './output.ts';

type SavedMatch = Match<Bear>;

/** `replay --why`: writes how the AI came to what it did in an entry, or in all of its own, by playing them again. */
export function replayWhy(
  match: SavedMatch,
  pack: Pack,
  { why, json }: { why: string; json?: true },
  out: Output,
): void {
  const on = fieldsOf(pack);
  for (const seq of entriesAsked(match, why)) {
    const { events, trace } = match.at(seq, 'spectator', { trace: true });
    const notes = trace;
    if (json) out.write(`${JSON.stringify({ seq, notes, events })}\n`);
    else {
      const { view } = match.at(seq - 1, 'referee');
      out.write(`${[`${seq} ${AI_SEAT}`, ...explainAiTurn(on(view), { notes, events })].join('\n    ')}\n`);
    }
  }
}

/** Those of the AI: one by its number, or all. */
function entriesAsked({ entries }: SavedMatch, why: string): number[] {
  const ofAi = entries.flatMap((entry, index) => (entry.seat === AI_SEAT && 'say' in entry ? [index + 1] : []));
  if (why === 'all') return ofAi;
  const seq = Number(why);
  if (!ofAi.includes(seq)) throw new BadInput(`--why: expected an entry of the AI, or all, got ${why}`);
  return [seq];
}
