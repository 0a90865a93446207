import { useContext } from 'react';
import { MistakeButton } from '../analysis/mistake-button.tsx';
import { isOnePersons } from '../link/seating.ts';
import { Analyst } from '../match/app-context.ts';
import { momentIn } from '../match/modes.ts';
import { usePlay } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { pause, usePlayer, useReplay, useTrack } from './player.ts';
import { placeOf } from './track.ts';

/** Judges a decision of the eyes in use. During a match only if one person plays alone: between people it would reveal too much. */
export function JudgeButtons() {
  const player = usePlayer();
  const track = useTrack();
  const { seating } = usePlay((state) => state.sitting);
  const isOver = usePlay((state) => state.moment.outcome !== null);
  const { speaker, seq } = usePlay(momentIn);
  const eyes = useReplay((state) => state.eyes);
  const hasChance = useReplay((state) => state.hasChance);
  const isHere = useContext(Analyst) !== null;
  if (!isHere) return null;
  const isOpen = isOver || isOnePersons(seating);
  const before = track.stops[placeOf(track, seq) - 1]?.seq;
  const isOwn = isOpen && speaker !== null && speaker === eyes && before !== undefined;
  return (
    <>
      <Button
        aria-disabled={!isOver}
        aria-pressed={hasChance}
        data-why="Only once the match is over"
        data-testid="replay-chance"
        onClick={() => {
          pause(player);
          if (isOver) player.replay.setState({ hasChance: !hasChance });
        }}
      >
        Win chance
      </Button>
      <MistakeButton
        seat={isOwn ? speaker : null}
        bar={isOpen ? 'Only for a decision of the seat whose eyes are taken' : 'Only once the match is over'}
        seq={seq}
        before={before ?? 0}
      />
    </>
  );
}
