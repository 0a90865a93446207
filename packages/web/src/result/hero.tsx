import { useEffect, useState } from 'react';
import type { Cast, ResultModel, StoryModel, TeamScore } from '../face/result.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { usePlay } from '../match/play-context.tsx';
import { useThemeName } from '../settings/use-theme.ts';
import { counted } from '@sandtable/kernel';
import { Button, CopyButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BestMoment } from './best-moment.tsx';
import { nameIn, ownFirst } from './cast.ts';
import { StoryMap } from './story-map.tsx';
import { paintEnd } from './story-picture.ts';

interface HeroProps {
  readonly result: ResultModel;
  readonly story: StoryModel | null;
  readonly cast: Cast;
  readonly moment: ScreenMoment;
  /** The story is animated. */
  readonly isMoving: boolean;
}

/** The result is a screen of its own, so screen readers start at its title. */
function takeFocus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}

export function Hero({ result, story, cast, moment, isMoving }: HeroProps) {
  const { kicker, headline, ending, team, entries } = result;
  const log = usePlay((state) => state.log);
  const theme = useThemeName();
  const { hasMap } = moment.position;
  const pace = team?.pace ?? null;
  const best = story?.best ?? null;
  return (
    <section className="story-hero" data-mapless={!hasMap || undefined}>
      <div className="story-plate">
        {kicker === '' ? null : <p className="story-title">{kicker}</p>}
        <h2 id="result-title" ref={takeFocus} tabIndex={-1} data-long={headline.length > 12 || undefined}>
          {headline}
        </h2>
        <Score result={result} cast={cast} isMoving={isMoving && story !== null} />
        <p className="story-sentence" data-testid="story">
          {story?.sentence ?? ''}
        </p>
        {story === null ? null : <Diary name={result.mission} sentences={story.diary} />}
        {pace === null ? (
          <p className="story-foot">
            {ending}, after {counted(entries, 'move')}.
          </p>
        ) : (
          <Pace pace={pace} />
        )}
      </div>
      {hasMap ? (
        <div className="story-frame">
          <StoryMap
            className="story-map"
            label={`The map at the end. ${story?.sentence ?? ''}`}
            about={`${theme} ${moment.seq} ${moment.seat} ${story === null}`}
            paint={(frame) => paintEnd(moment, log, story?.way ?? null, frame, theme)}
          />
          {best === null || isMoving ? null : <BestMoment point={best} />}
        </div>
      ) : null}
    </section>
  );
}

/** The match in prose, to read or to post elsewhere. */
function Diary({ name, sentences }: { readonly name: string; readonly sentences: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const text = sentences.join(' ');
  return (
    <>
      <Button className="story-diary" data-testid="diary" onClick={() => setOpen(true)}>
        Read the war diary
      </Button>
      <Dialog
        open={isOpen}
        title={`War diary: ${name}`}
        onClose={() => setOpen(false)}
        foot={<CopyButton text={text} label="Copy the diary" />}
      >
        <p className="diary-text">{text}</p>
      </Dialog>
    </>
  );
}

function Score({ result: { sides, team, unit }, cast, isMoving }: Pick<HeroProps, 'result' | 'cast' | 'isMoving'>) {
  const most = team?.score ?? Math.max(0, ...sides.map(({ score }) => score ?? 0));
  const part = useCount(most, isMoving);
  const shown = (score: number): number => (most === 0 ? score : Math.round((score * part) / most));
  if (team !== null)
    return (
      <p className="story-score" data-testid="score">
        <span className="story-side" data-side={Object.keys(cast).find((side) => cast[side] !== 'ai')}>
          <b>{shown(team.score)}</b> of {team.most} {unit}
        </span>
      </p>
    );
  return (
    <p className="story-score" data-testid="score">
      {ownFirst(cast, sides).flatMap((place) => {
        const side = sides[place];
        if (side === undefined) return [];
        return [
          <span key={side.side} className="story-side" data-side={side.side}>
            {nameIn(cast, side)} {side.score === null ? null : <b>{shown(side.score)}</b>}
            <span className="unseen"> {unit} </span>
          </span>,
        ];
      })}
    </p>
  );
}

function Pace({ pace: { worth, round, words } }: { readonly pace: NonNullable<TeamScore['pace']> }) {
  return (
    <div className="story-pace">
      <p>{words}</p>
      <ol aria-label="What winning in each round is worth, in VP">
        {worth.map((vp, place) => (
          <li key={place} aria-current={place + 1 === round ? 'true' : undefined}>
            <span className="unseen">Round </span>
            <span>{place + 1}</span> <b>{vp}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Milliseconds: the way is drawn first, then the score counts up. */
const AFTER = 900;
const LONG = 300;

/** Counts up to a figure; shows it at once without motion. */
function useCount(figure: number, isMoving: boolean): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (!isMoving) return undefined;
    const from = performance.now() + AFTER;
    let frame = 0;
    const step = (now: number): void => {
      setShare(Math.min(1, Math.max(0, (now - from) / LONG)));
      if (now < from + LONG) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isMoving]);
  return isMoving ? Math.round(figure * share) : figure;
}
