import { setImmediate as breathe } from 'node:timers/promises';
import type { AnswerOn, AskedQuestion } from '@sandtable/protocol';
import { type Audience, deny, grant, type Realm } from '@sandtable/kernel';
import { type Moment, tell } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { TopicAnswer } from '../games/thinkers.ts';
import type { WarmMatch } from './snapshots.ts';
import { heardEntries, heardEntry, PAGE } from './telling.ts';
import { refusal } from './words.ts';

/** Entries replayed before other work gets its turn. */
const AT_ONCE = 8;

/** Answers a question about a match from what this audience may know. Changes nothing. */
export async function answerTo(
  game: HostedGame,
  warm: WarmMatch,
  audience: Audience,
  question: AskedQuestion,
  page: number,
): Promise<TopicAnswer> {
  const { match } = warm;
  switch (question.topic) {
    case 'at': {
      const { seq, to = seq } = question;
      if (to > match.seq || to < seq || to - seq >= PAGE) return deny('session', 'noSuchEntry');
      return grant({ moments: await momentsFrom(warm, audience, seq, to) });
    }
    case 'log': {
      const before = Math.min(question.before, match.seq + 1);
      const from = Math.max(before - page, 0);
      return grant({ entries: heardEntries(warm, audience, from, before) });
    }
    case 'why': {
      const { seq } = question;
      if (!isProcedures(warm, seq)) return refusal('noReasons');
      const moments = await momentsFrom(warm, audience, seq - 1, seq - 1);
      const { trace, events } = match.at(seq, audience, { trace: true });
      return grant({ moments, notes: [...trace], events: [...events] });
    }
    case 'whatIf': {
      const { seq, unit } = question;
      if (game.whatIf === undefined || !isProcedures(warm, seq)) return refusal('noReasons');
      const { notes, isDrawnAnew } = game.whatIf(match, audience, seq, unit);
      return grant({ notes: [...notes], isDrawnAnew });
    }
  }
}

/** Only the AI, which plays by the rules, gives its reasons: those of a player or a bot are private. */
function isProcedures({ match }: WarmMatch, seq: number): boolean {
  const entry = match.log.entry(seq);
  return entry !== undefined && 'say' in entry && match.seating[entry.seat]?.kind === 'procedure';
}

/** The first moment whole, each later one as changes to the one before. */
async function momentsFrom(warm: WarmMatch, audience: Audience, from: number, to: number) {
  const moments: AnswerOn<'at'>['moments'] = [];
  let known: Moment<Realm> | null = null;
  for (let seq = from; seq <= to; seq++) {
    if (moments.length % AT_ONCE === AT_ONCE - 1) await breathe();
    const next: ReturnType<typeof tell<Realm>> = tell(known, warm.match.at(seq, audience));
    const { after, changes } = next.telling;
    known = next.known;
    moments.push({ seq, audience, after, changes, entry: heardEntry(warm, audience, seq) });
  }
  return moments;
}
