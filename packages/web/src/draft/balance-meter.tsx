import { use, useEffect, useRef, useState } from 'react';
import type { DraftSide, HandicapTerms } from '../face/draft.ts';
import type { Handicap } from '../face/link.ts';
import { Meter } from '../match/app-context.ts';
import { usePlay } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import {
  addGame,
  bestOf,
  chanceOf,
  FIRST_GAMES,
  NEXT_GAMES,
  nextHandicap,
  NO_GAMES,
  type Tally,
  type HandicapTrial,
} from './balance.ts';
import './balance-meter.css';

interface BalanceMeterProps {
  readonly sides: readonly Pick<DraftSide, 'side' | 'name'>[];
  readonly terms: HandicapTerms;
}

/** Bots play the set-up a few hundred times in the background to show which side is better off and which handicap would even it out. */
export function BalanceMeter({ sides, terms }: BalanceMeterProps) {
  const { run, tried, now, handicap, trouble, start, stop } = useTrials(sides, terms);
  const games = handicap === null ? FIRST_GAMES : NEXT_GAMES;
  return (
    <section className="balance" aria-label="Balance" data-testid="balance">
      <header className="balance-head">
        <h3>Is it fair?</h3>
        {run === 'running' ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button onClick={() => void start()}>{run === 'idle' ? 'Let bots fight it 200 times' : 'Once more'}</Button>
        )}
      </header>
      {run !== 'running' ? null : (
        <label className="balance-progress">
          {handicap === null ? 'As it is' : printHandicap(handicap, sides, terms)}: {now.games} of {games}
          <progress max={games} value={now.games} />
        </label>
      )}
      {tried.length + now.games === 0 ? null : <Chances sides={sides} tally={tried[0]?.tally ?? now} />}
      {run === 'done' ? <p role="status">{verdict(tried, sides, terms)}</p> : null}
      {trouble === '' ? null : <p role="alert">{trouble}</p>}
    </section>
  );
}

function Chances({ sides, tally }: Pick<BalanceMeterProps, 'sides'> & { readonly tally: Tally }) {
  return (
    <ul className="balance-chances">
      {sides.map(({ side, name }) => {
        const { rate, low, high } = chanceOf(tally, side);
        return (
          <li key={side}>
            <span data-side={side}>{name}</span>
            <span className="balance-bar" aria-hidden="true">
              <span style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
              <i style={{ left: `${rate * 100}%` }} />
            </span>
            <b>
              {percent(rate)}{' '}
              <small>
                ({percent(low)} to {percent(high)})
              </small>
            </b>
          </li>
        );
      })}
    </ul>
  );
}

function percent(rate: number): string {
  return `${Math.round(100 * rate)}%`;
}

type Sides = BalanceMeterProps['sides'];

/** `+1 CAP a round for the Soviet side` */
function printHandicap({ side, amount }: Handicap, sides: Sides, terms: HandicapTerms): string {
  const name = sides.find((each) => each.side === side)?.name ?? side;
  return `${amount < 0 ? '−' : '+'}${terms.print(Math.abs(amount))} for the ${name} side`;
}

function verdict(tried: readonly HandicapTrial[], sides: Sides, terms: HandicapTerms): string {
  const [first] = sides;
  const best = first === undefined ? undefined : bestOf(tried, first.side);
  if (first === undefined || best === undefined) return '';
  if (best.handicap === null && tried.length === 1) return 'Even: neither side is clearly better off.';
  if (best.handicap === null) return `No handicap in ${terms.name} evens it out better than it is.`;
  const chance = percent(chanceOf(best.tally, first.side).rate);
  return `${printHandicap(best.handicap, sides, terms)} comes nearest to even: ${first.name} ${chance}.`;
}

interface BalanceState {
  readonly run: 'idle' | 'running' | 'done';
  readonly tried: readonly HandicapTrial[];
  readonly now: Tally;
  readonly handicap: Handicap | null;
  readonly trouble: string;
}

const IDLE: BalanceState = { run: 'idle', tried: [], now: NO_GAMES, handicap: null, trouble: '' };

function useTrials(sides: Sides, terms: HandicapTerms) {
  const meter = use(Meter);
  const local = usePlay((state) => state.sitting.local);
  const [state, setState] = useState(IDLE);
  const ending = useRef<() => void>(() => undefined);
  useEffect(() => () => ending.current(), []);

  const round = (text: string, tried: readonly HandicapTrial[], handicap: Handicap | null): void => {
    let now = NO_GAMES;
    const games = handicap === null ? FIRST_GAMES : NEXT_GAMES;
    setState({ run: 'running', tried, now, handicap, trouble: '' });
    ending.current = meter({
      text,
      games,
      seed: `balance ${tried.length}`,
      handicap,
      onGame: (winner) => {
        now = addGame(now, winner);
        if (now.games < games) return setState({ run: 'running', tried, now, handicap, trouble: '' });
        ending.current();
        const all = [...tried, { handicap, tally: now }];
        const next = nextHandicap(
          all,
          sides.map(({ side }) => side),
          terms,
        );
        return next === null
          ? setState({ run: 'done', tried: all, now: NO_GAMES, handicap, trouble: '' })
          : round(text, all, next);
      },
      onTrouble: (trouble) => setState({ ...IDLE, trouble }),
    });
  };
  return {
    ...state,
    start: async () => (local === null ? undefined : round(await local.save(), [], null)),
    stop: () => {
      ending.current();
      setState(({ tried, now }) => ({ ...IDLE, tried, now }));
    },
  };
}
