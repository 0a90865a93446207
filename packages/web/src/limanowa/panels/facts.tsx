import { GRADE_NAMES, LEVEL_NAMES, type Seen, SIDE_NAMES } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import { RoundFact, Score, ShortWord, Sign } from '../../ui/text.tsx';
import { forecastOf, goalParts, warPoints } from './standing.ts';

export function Facts({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { round, terms, options, piles } = seen.view;
  return (
    <>
      <RoundFact round={Math.min(round, terms.limit)} rounds={terms.limit} />
      {piles === null ? null : (
        <span className="top-fact" data-goes="extra">
          {LEVEL_NAMES[options.level]}
        </span>
      )}
      <Goal seen={seen} />
      <Forecast seen={seen} />
      <Tokens seen={seen} seat={seat} />
    </>
  );
}

/** `Strategic 0 of 1`: held, and needed for the mission. */
function Goal({ seen }: { readonly seen: Seen }) {
  const points = warPoints(seen);
  if (points !== null)
    return (
      <Score
        parts={(['austria', 'russia'] as const).map((side) => ({
          key: side,
          side,
          name: SIDE_NAMES[side],
          short: '',
          vp: points[side],
        }))}
      />
    );
  return (
    <span className="top-fact goal-fact" data-testid="goal">
      {goalParts(seen).map(({ grade, held, wanted }) => (
        <span
          key={grade}
          className="goal-part"
          data-done={held >= wanted}
          title={`${GRADE_NAMES[grade]}s held and needed`}
        >
          <span className="top-long">{grade === 'strategic' ? 'Strategic' : 'Tactical'}</span>
          <span className="top-short">
            <Sign of={grade === 'strategic' ? 'star' : 'diamond'} />
          </span>{' '}
          <b>
            {held}/{wanted}
          </b>
          {held >= wanted ? <Sign of="check" /> : null}
        </span>
      ))}
    </span>
  );
}

/** LS5a, LS5b: VP for level and speed, and their sum. */
function Forecast({ seen }: { readonly seen: Seen }) {
  const forecast = forecastOf(seen);
  if (forecast === null || seen.view.ended !== null) return null;
  const { level, speed, total } = forecast;
  return (
    <span
      className="top-fact"
      data-goes="caps"
      data-testid="forecast"
      title={`If you succeed this round: ${level} for the level and ${speed} for speed`}
    >
      <ShortWord long="if won now" short="" /> <b>{total}</b> VP{' '}
      <span className="soft" data-goes="roomy">
        {level} level + {speed} speed
      </span>
    </span>
  );
}

function Tokens({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const own = seen.view.corps.filter((corps) => corps.seat === seat);
  if (own.length === 0) return null;
  return (
    <span className="top-fact" data-goes="own" data-testid="tokens">
      <ShortWord long="Tokens" short="T" /> <b>{own.map(({ tokens }) => tokens).join(' + ')}</b>
    </span>
  );
}
