import type { Realm } from '@sandtable/kernel';
import { askWhy, lookNow } from '../match/look-actions.ts';
import { filmIn, momentIn, whyIn } from '../match/modes.ts';
import { isProcedure } from '../match/outcomes.ts';
import { usePlay } from '../match/play-context.tsx';
import { ActSlot } from '../orders/act-slot.tsx';
import { PromptSlot } from '../orders/prompt-slot.tsx';
import { Button } from '../ui/buttons.tsx';
import { usePhone } from '../ui/page.ts';
import { WhyButtons } from '../why/why-buttons.tsx';
import { asSeen } from './eyes.ts';
import { BranchButtons } from './branch-panel.tsx';
import { ChanceStrip } from './chance-strip.tsx';
import { JudgeButtons } from './judge-row.tsx';
import { pause, usePlayer, useReplay, useTrack } from './player.ts';
import type { ReplayLink } from './replay-link.ts';
import { Scrubber } from './scrubber.tsx';
import { describeStop, placeOf } from './track.ts';
import { EyesPick, SpeedPick, StepButtons } from './transport.tsx';

export function ReplayPrompt() {
  const isPhone = usePhone();
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const { position } = usePlay((state) => state.moment);
  const track = useTrack();
  const at = useReplay((state) => state.at);
  const eyes = useReplay((state) => state.eyes);
  const isPlaying = useReplay((state) => state.isPlaying);
  if (isFilm) return <PromptSlot />;
  const place = placeOf(track, at);
  const { headline = '', seq = at } = track.stops[place] ?? {};
  return (
    <section className="slot slot-prompt prompt replay-prompt" aria-label="What is shown">
      <p className="prompt-line" data-testid="prompt">
        {isPhone ? `${seq} · ${headline}` : `Move ${seq} of ${track.stops.at(-1)?.seq ?? seq}${asSeen(eyes, position)}`}
      </p>
      {isPhone ? null : <p className="prompt-more">{headline}</p>}
      <span role="status" className="unseen">
        {isPlaying ? 'Playing' : describeStop(track, place)}
      </span>
    </section>
  );
}

/** Questions about the entry; on a small screen also the scrubber. */
export function ReplayOrders<R extends Realm>({ past }: { readonly past: ReplayLink<R> }) {
  const isPhone = usePhone();
  const isFilm = usePlay((state) => filmIn(state) !== null);
  if (isFilm) return null;
  if (!isPhone)
    return (
      <div className="slot slot-orders replay-asks">
        <Asks />
        <JudgeButtons />
      </div>
    );
  return (
    <div className="slot slot-orders replay-tools">
      <ChanceStrip isSmall />
      <Scrubber isSmall />
      <StepButtons />
      <div className="replay-row">
        <SpeedPick isSmall />
        <EyesPick past={past} isSmall />
        <Asks />
      </div>
      <div className="replay-row replay-judge">
        <JudgeButtons />
      </div>
    </div>
  );
}

/** Only entries of the AI have reasons. */
function Asks() {
  const player = usePlayer();
  const { table } = player;
  const { seating } = usePlay((state) => state.sitting);
  const { speaker, seq } = usePlay(momentIn);
  const isWhy = usePlay((state) => whyIn(state) !== null);
  const isAi = isWhy || isProcedure(seating, speaker);
  return (
    <Button
      aria-disabled={!isAi}
      aria-pressed={isWhy}
      data-why="Only the AI gives reasons"
      data-testid="replay-why"
      onClick={() => {
        pause(player);
        if (isWhy) lookNow(table);
        else if (isAi) void askWhy(table, seq);
      }}
    >
      Why?
    </Button>
  );
}

export function ReplayAct() {
  const player = usePlayer();
  const isPhone = usePhone();
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const isWhy = usePlay((state) => whyIn(state) !== null);
  if (isFilm) return <ActSlot />;
  return (
    <section className="slot slot-act" aria-label="Replay">
      {isWhy ? (
        <>
          <div className="main-place">
            <Button tone="main" className="confirm" onClick={() => lookNow(player.table)}>
              Back to the replay
            </Button>
          </div>
          {isPhone ? <WhyButtons className="turn-buttons" /> : null}
        </>
      ) : (
        <BranchButtons />
      )}
    </section>
  );
}

export function ReplayDock<R extends Realm>({ past }: { readonly past: ReplayLink<R> }) {
  return (
    <section className="replay-dock" aria-label="Replay">
      <ChanceStrip isSmall={false} />
      <Scrubber isSmall={false} />
      <div className="replay-row">
        <StepButtons />
        <SpeedPick isSmall={false} />
        <EyesPick past={past} isSmall={false} />
      </div>
    </section>
  );
}
