import { useEffect, useState } from 'react';
import { type Example, exampleSchema } from '../face/example.ts';
import type { AnyGame } from '../face/game.ts';
import { exampleAddress } from '../games/addresses.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';

/** Milliseconds between two turns. */
const REST = 2500;
/** The beat shown when motion is off: the shot and its dice. */
const STILL = 2;

type Turn = Example['turns'][number];

/** If the drawings are missing, only the picture of the ground is shown. */
export function LivingFilm({ game }: { readonly game: AnyGame }) {
  const [example, setExample] = useState<Example | null>(null);
  useEffect(() => {
    const giveUp = new AbortController();
    const load = async (): Promise<void> => {
      const found = await fetch(`example-${game.id}.json`, { signal: giveUp.signal });
      setExample(exampleSchema.parse(await found.json()));
    };
    load().catch(() => undefined);
    return () => giveUp.abort();
  }, [game]);
  return example === null ? null : <Film game={game} example={example} />;
}

interface FilmProps {
  readonly game: AnyGame;
  readonly example: Example;
}

function Film({ game, example }: FilmProps) {
  const { at, isPlaying, play, stop } = useBeats(example.turns);
  const turn = example.turns[at.turn];
  const beat = turn?.beats[at.beat];
  if (turn === undefined || beat === undefined) return null;
  return (
    <>
      <Position example={example} layers={beat.layers} />
      <div className="living-band" style={{ borderBottomColor: turn.colour }} key={turn.seq}>
        <svg className="living-actor" viewBox="-3 -3 108 110" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: turn.actor }} />
        </svg>
        <div>
          <p className="living-headline">{turn.headline}</p>
          <p className="living-line">{beat.line}</p>
        </div>
      </div>
      <p className="living-label">
        <span className="living-bars" aria-hidden="true">
          {turn.beats.map((_beat, place) => (
            <i key={place} data-on={place <= at.beat || undefined} />
          ))}
        </span>
        <span>
          An AI’s turn from a real match, <span className="living-entry">move </span>
          {turn.seq} of {example.entries}
        </span>
      </p>
      <div className="living-actions">
        {isPlaying ? <Button onClick={stop}>Stop</Button> : <Button onClick={play}>Play</Button>}
        <LinkButton href={exampleAddress(game, turn.seq)}>Why did it?</LinkButton>
      </div>
    </>
  );
}

function Position({ example: { viewBox, parts }, layers }: Pick<FilmProps, 'example'> & { layers: readonly number[] }) {
  return (
    <svg className="living-scene" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {layers.map((part, place) => (
        // Keyed by content: unchanged counters stay as they are, new ones fade in.
        <g key={`${place} ${part}`} data-layer={place} dangerouslySetInnerHTML={{ __html: parts[part] ?? '' }} />
      ))}
    </svg>
  );
}

interface Beats {
  readonly at: BeatPlace;
  readonly isPlaying: boolean;
  readonly play: () => void;
  readonly stop: () => void;
}

interface BeatPlace {
  readonly turn: number;
  readonly beat: number;
}

function useBeats(turns: readonly Turn[]): Beats {
  const [isStill] = useState(() => document.documentElement.dataset['motion'] === 'none');
  const [at, setAt] = useState<BeatPlace>({ turn: 0, beat: isStill ? STILL : 0 });
  const [isPlaying, setPlaying] = useState(!isStill);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const next = nextOf(turns, at);
    const rest = next?.turn === at.turn ? 0 : REST;
    const stands = turns[at.turn]?.beats[at.beat]?.stands ?? 0;
    const timer = next === null ? setTimeout(() => setPlaying(false)) : setTimeout(() => setAt(next), stands + rest);
    return () => clearTimeout(timer);
  }, [turns, at, isPlaying]);
  const play = (): void => {
    if (nextOf(turns, at) === null || isStill) setAt({ turn: 0, beat: 0 });
    setPlaying(true);
  };
  return { at, isPlaying, play, stop: () => setPlaying(false) };
}

function nextOf(turns: readonly Turn[], { turn, beat }: BeatPlace): BeatPlace | null {
  if (turns[turn]?.beats[beat + 1] !== undefined) return { turn, beat: beat + 1 };
  return turns[turn + 1] === undefined ? null : { turn: turn + 1, beat: 0 };
}
