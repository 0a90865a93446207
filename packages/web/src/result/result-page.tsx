import { useContext, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Cast, ResultModel, StoryModel } from '../face/result.ts';
import { useNextTime } from '../analysis/use-next-time.ts';
import { isOnePersons } from '../link/seating.ts';
import { Analyst, Extras, Share } from '../match/app-context.ts';
import { lookBack } from '../match/look-actions.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { NOW } from '../match/play-state.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { Sign } from '../ui/text.tsx';
import { FullReport } from './full-report.tsx';
import { Hero } from './hero.tsx';
import { FallenRow, LuckRows } from './luck-and-fallen.tsx';
import { OnwardButtons } from './onward-buttons.tsx';
import { StoryCurve } from './story-curve.tsx';
import { TurningCards } from './turning-cards.tsx';
import { useAlone } from './use-alone.ts';

interface ResultPageProps {
  readonly moment: ScreenMoment;
  readonly result: ResultModel;
  /** Null until it is ready, and for a game without stories. */
  readonly story: StoryModel | null;
  readonly cast: Cast;
  /** The story arrives part by part. */
  readonly isMoving: boolean;
  readonly onLook: () => void;
}

export function ResultPage({ moment, result, story, cast, isMoving, onLook }: ResultPageProps) {
  const { mission, luck, rematch, sides } = result;
  const page = useRef<HTMLElement>(null);
  useAlone(page);
  const [open, setOpen] = useState<'report' | 'went' | 'more' | null>(null);
  const { onward } = useContext(Extras);
  const curve = story?.curve ?? result.curve;
  const hasWon = moment.outcome?.winners.includes(moment.seat) ?? false;
  const hasTables = moment.position.hasMap;
  const canJudge = useContext(Analyst) !== null && hasTables;
  const deeds = (
    <Deeds
      {...{ moment, onLook }}
      onWent={canJudge ? () => setOpen('went') : null}
      onReport={hasTables ? () => setOpen('report') : null}
    />
  );
  return (
    <section
      ref={page}
      className="result"
      aria-labelledby="result-title"
      data-testid="result"
      data-still={!isMoving || undefined}
    >
      <header className="result-bar">
        <Link href="/" className="top-home" aria-label="Home">
          <Sign of="back" />
        </Link>
        <p className="result-name" title={mission}>
          {mission}
        </p>
        <div className="result-deeds">{deeds}</div>
      </header>
      <div className="result-page" data-told={story !== null}>
        <div className="result-main">
          <Hero {...{ result, story, cast, moment, isMoving }} />
          {story === null ? null : <TurningCards points={story.points} />}
        </div>
        <div className="result-side">
          {curve === null ? null : <StoryCurve {...{ result, curve, cast }} points={story?.points ?? []} />}
          {luck === null ? null : <LuckRows {...{ result, luck, cast, hasWon }} />}
          <FallenRow {...{ sides, cast, moment }} />
          <HintCount moment={moment} />
          <NextTime {...{ moment, result, story, cast, isMoving }} />
          {onward ?? (
            <OnwardButtons
              {...{ rematch, cast }}
              more={
                <Button className="onward-more" onClick={() => setOpen('more')}>
                  More…
                </Button>
              }
            />
          )}
        </div>
      </div>
      <Dialog open={open === 'report'} title={`Full report: ${mission}`} onClose={() => setOpen(null)}>
        <FullReport result={result} />
      </Dialog>
      <Dialog open={open === 'went'} title="How it went" onClose={() => setOpen(null)}>
        <Went {...{ moment, result }} />
      </Dialog>
      <Dialog open={open === 'more'} title="This match" onClose={() => setOpen(null)}>
        <div className="more-deeds">{deeds}</div>
      </Dialog>
    </section>
  );
}

/** Counted at once; as soon as the analysis is done, the decision that cost most takes its place. */
function NextTime({ moment, result: { rounds }, story, cast, isMoving }: Omit<ResultPageProps, 'onLook'>) {
  const judged = useNextTime({ moment, rounds, cast, isStill: story !== null && !isMoving });
  const counted = story?.advice ?? null;
  const text = story?.isAdviceFirst === true ? counted : (judged ?? counted);
  if (text === null) return null;
  return (
    <section className="story-card story-advice" aria-labelledby="advice-title">
      <h3 id="advice-title" className="story-title">
        Next time
      </h3>
      <p data-testid="advice" data-judged={text === judged || undefined}>
        {text}
      </p>
    </section>
  );
}

function HintCount({ moment: { position } }: Pick<ResultPageProps, 'moment'>) {
  const seating = usePlay((state) => state.sitting.seating);
  const hints = usePlay((state) => state.sitting.local?.mind?.hints() ?? null);
  const told = Object.entries(hints ?? {});
  if (told.length === 0) return null;
  const all = told.reduce((sum, [, count]) => sum + count, 0);
  const each = told.map(([seat, count]) => `${position.seatName(seat)} ${count}`);
  return (
    <p className="soft" data-testid="hints">
      Hints: {isOnePersons(seating) ? all : each.join(', ')}
    </p>
  );
}

const HowItWent = lazyPart(async () => (await import('../analysis/how-it-went.tsx')).HowItWent);

/** The chance to win over the match, worked out on request. */
function Went({ moment, result: { rounds } }: Pick<ResultPageProps, 'moment' | 'result'>) {
  const store = usePlayStore();
  const { sitting } = store.getState();
  const [, navigate] = useLocation();
  const goTo = (seq: number): void => {
    if (sitting.local !== null && !sitting.isWatched) return navigate(`/replay/${sitting.id}/${seq}`);
    store.setState({ isResultOpen: false, tab: 'log', look: NOW });
    return void lookBack(store, seq);
  };
  return later(<HowItWent {...{ moment, rounds, goTo }} />);
}

interface DeedsProps extends Pick<ResultPageProps, 'moment' | 'onLook'> {
  /** Null if it cannot be worked out here. */
  readonly onWent: (() => void) | null;
  /** Null if there are no tables to show. */
  readonly onReport: (() => void) | null;
}

function Deeds({ moment, onLook, onWent, onReport }: DeedsProps) {
  const sitting = usePlay((state) => state.sitting);
  const share = useContext(Share);
  return (
    <>
      <Button tone="plain" onClick={onLook}>
        Look at the board
      </Button>
      {onWent === null ? null : (
        <Button tone="plain" data-testid="went" onClick={onWent}>
          How it went
        </Button>
      )}
      {onReport === null ? null : (
        <Button tone="plain" onClick={onReport}>
          Full report
        </Button>
      )}
      {share === null || sitting.local === null || sitting.isWatched ? null : (
        <LinkButton href={`/replay/${sitting.id}`} tone="plain">
          Replay
        </LinkButton>
      )}
      {share === null ? null : <Button onClick={() => share({ sitting, moment, words: [] })}>Share</Button>}
      {sitting.local === null ? null : (
        <LinkButton tone="plain" href={`/print/match/${sitting.id}`}>
          Print
        </LinkButton>
      )}
    </>
  );
}
