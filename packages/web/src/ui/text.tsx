import { percent } from './words.ts';

const SHAPES = {
  close: 'M3.4 2 8 6.6 12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4Z',
  check: 'M1.5 8.6 3.6 6.4 6.4 9.2 12.8 2.6 15 4.8 6.4 13.6Z',
  up: 'M8 4 14 12H2Z',
  down: 'M8 12 2 4H14Z',
  star: 'M8 1 10.1 5.8 15.3 6.3 11.4 9.8 12.5 15 8 12.3 3.5 15 4.6 9.8.7 6.3 5.9 5.8Z',
  diamond: 'M8 1.5 14.5 8 8 14.5 1.5 8Z',
  hollow: 'M8 1.5 14.5 8 8 14.5 1.5 8ZM8 4.6 4.6 8 8 11.4 11.4 8Z',
  block: 'M3 3H13V13H3Z',
  dot: 'M8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  play: 'M4 2 13 8 4 14Z',
  arrow: 'M9.2 3 14.2 8 9.2 13 7.8 11.6 10.4 9H2V7H10.4L7.8 4.4Z',
  swap: 'M4.6 2 6 3.4 4.4 5H14V7H4.4L6 8.6 4.6 10 .6 6ZM11.4 6.6 15.4 10.6 11.4 14.6 10 13.2 11.6 11.6H2V9.6H11.6L10 8Z',
  back: 'M10.6 1.8 12 3.2 7.2 8l4.8 4.8-1.4 1.4L4.4 8Z',
} as const;

export type SignName = keyof typeof SHAPES;

/** A small icon in the text's colour. Drawn, since no font has them all; hidden from screen readers. */
export function Sign({ of }: { readonly of: SignName }) {
  return (
    <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[of]} fillRule="evenodd" />
    </svg>
  );
}

interface ShortWordProps {
  readonly long: string;
  readonly short: string;
}

/** A word that is abbreviated where there is no room; screen readers get the long one. */
export function ShortWord({ long, short }: ShortWordProps) {
  return (
    <>
      <span className="top-long">{long}</span>
      <span className="top-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}

interface RoundFactProps {
  readonly round: number;
  /** Null if the number of rounds is open. */
  readonly rounds: number | null;
}

/** More pips than this are harder to read than the number. */
const MOST_PIPS = 8;

export function RoundFact({ round, rounds }: RoundFactProps) {
  return (
    <span className="top-fact" data-goes="round" data-testid="round">
      <ShortWord long="Round" short="R" /> <b>{round}</b>
      {rounds === null ? null : (
        <span>
          <ShortWord long="of " short="/" />
          {rounds}
        </span>
      )}
      {rounds === null || rounds > MOST_PIPS ? null : (
        <span className="pips" data-goes="extra" aria-hidden="true">
          {Array.from({ length: rounds }, (_, place) => (
            <i key={place} data-state={place + 1 < round ? 'past' : place + 1 === round ? 'here' : 'ahead'} />
          ))}
        </span>
      )}
    </span>
  );
}

interface ScoreProps {
  /** `key` is a side, or a seat. */
  readonly parts: readonly {
    readonly key: string;
    readonly side: string;
    readonly name: string;
    readonly short: string;
    readonly vp: number;
  }[];
  readonly unit?: string;
  readonly toPlay?: { readonly seat: string; readonly side: string | undefined; readonly name: string } | null;
}

/** One box with a part for each side or player; a ring marks the one to play. */
export function Score({ parts, unit = '', toPlay = null }: ScoreProps) {
  return (
    <span className="score" data-testid="vp">
      {parts.map(({ key, side, name, short, vp }) => {
        const turn = key === toPlay?.seat || key === toPlay?.side ? `${toPlay.name} to play` : undefined;
        return (
          <span key={key} className="top-side" data-side={side} data-turn={turn && ''} title={turn}>
            <ShortWord long={name} short={short} /> <b>{vp}</b> <span className="top-long">{unit}</span>
            {turn && <span className="unseen">, {turn}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** The chance as a percentage; the tooltip gives the number of ways, out of 36 for two dice. */
export function Chance({ ways, of = 36 }: { readonly ways: number; readonly of?: number }) {
  return (
    <b className="chance" title={`${ways} of ${of}`}>
      {percent(ways, of)}
    </b>
  );
}
