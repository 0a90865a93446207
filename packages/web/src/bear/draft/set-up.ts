import type { Seen, View } from '@sandtable/bear';
import { counted, type Seat } from '@sandtable/kernel';
import type { HandicapTerms, SetUp } from '../../face/draft.ts';
import { aiBuild } from './ai-build.ts';
import { draftSides } from './draft-table.ts';
import { commonRules } from './lasting-lines.ts';
import { draftFacts, draftTitle } from './plan-words.ts';

/** What a generation has come to; null where there was none, and while it goes on. */
export function setUp(seen: Seen, seat: Seat): SetUp | null {
  const { draft, terms } = seen.view;
  if (draft === null || draft.phase !== 'done') return null;
  const laid = 'boards' in terms.map ? terms.map.boards : [];
  return {
    title: draftTitle(draft),
    facts: draftFacts(seen),
    sides: draftSides(seen, seat),
    boards: laid.map(({ board }) => seen.pack.boards.find(({ id }) => id === board)?.name ?? board),
    rules: commonRules(seen),
    build: aiBuild(seen),
    handicap: handicapTerms(seen.view, seat, draft.isSolo),
    isFresh: isFresh(seen.view),
  };
}

/** G4.3, G6.3: CAPs every round. More than three would be another battle; the AI has none. */
function handicapTerms({ players }: View, seat: Seat, isSolo: boolean): HandicapTerms {
  return {
    name: 'CAPs',
    most: 3,
    onlyFor: isSolo ? (players.find((player) => player.seat === seat)?.side ?? null) : null,
    print: (amount) => `${counted(amount, 'CAP')} a round`,
  };
}

/** Nobody has had a turn yet. With a fixed initiative, or no CAPs to add to it, the first is waited for at once. */
function isFresh({ round, frames, units, roster }: View): boolean {
  const hasBegun = frames.some((frame) => frame.kind === 'turn' && frame.place + frame.passes + frame.step > 0);
  return round <= 1 && !hasBegun && !roster.some((unit) => units[unit]?.spent === true);
}
