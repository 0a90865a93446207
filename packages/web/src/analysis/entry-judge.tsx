import type { Seat } from '@sandtable/kernel';
import { useContext } from 'react';
import { Extras } from '../match/app-context.ts';
import { usePlay } from '../match/play-context.tsx';
import { standingLog } from '../match/screen-moment.ts';
import { MistakeButton } from './mistake-button.tsx';

interface EntryJudgeProps {
  readonly seq: number;
  readonly speaker: Seat;
}

/** `Was that a mistake?` below one's own entries in the log of a finished match. Not in a replay, which has its own button. */
export function EntryJudge({ seq, speaker }: EntryJudgeProps) {
  const log = usePlay((state) => state.log);
  const isReplay = useContext(Extras).looking !== undefined;
  const before = standingLog(log, seq).at(-2)?.seq;
  if (isReplay || before === undefined) return null;
  return (
    <div className="log-judge">
      <MistakeButton seat={speaker} bar="" seq={seq} before={before} />
    </div>
  );
}
