import { GRADE_NAMES, nameOfPlace, printHex, type Seen, SIDE_NAMES } from '@sandtable/limanowa';
import { Fragment } from 'react';
import { Sign } from '../../ui/text.tsx';
import { forecastOf, goalParts, objectivesOf } from './standing.ts';

const SIGNS = { strategic: 'star', tactical: 'diamond' } as const;

/** The most objectives that fit in one column. */
const ONE_COLUMN = 3;

export function Objectives({ seen }: { readonly seen: Seen }) {
  const objectives = objectivesOf(seen);
  const isMany = objectives.length > ONE_COLUMN;
  return (
    <section className="objectives" aria-label="Objectives">
      <div className="objectives-all">
        <h2>Objectives</h2>
        <ul data-many={isMany || undefined}>
          {objectives.map(({ at, grade, holder }) => (
            <li key={at}>
              <Sign of={SIGNS[grade]} />
              <span className="unseen">{GRADE_NAMES[grade]}</span>
              <b>{nameOfPlace(seen.map, at) ?? printHex(seen.map, at)}</b>
              {holder === null ? (
                <span className="objective-holder">{isMany ? '–' : 'nobody'}</span>
              ) : (
                <span className="objective-holder top-side" data-side={holder}>
                  <span className="holder-name">{SIDE_NAMES[holder]}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
        <Worth seen={seen} />
      </div>
    </section>
  );
}

function Worth({ seen }: { readonly seen: Seen }) {
  const forecast = forecastOf(seen);
  if (forecast === null) return null;
  const { level, speed, total, ahead } = forecast;
  const wanted = goalParts(seen);
  return (
    <div className="forecast">
      <p>
        Hold{' '}
        {wanted.map(({ grade, wanted: count }, place) => (
          <Fragment key={grade}>
            {place === 0 ? '' : ' and '}
            {count} <Sign of={SIGNS[grade]} />
            <span className="unseen">{GRADE_NAMES[grade]}</span>
          </Fragment>
        ))}{' '}
        now: <b>{total} VP</b>{' '}
        <span className="soft">
          {level} + {speed}
          <span className="unseen"> for level and speed</span>
        </span>
      </p>
      <ol className="forecast-rounds" aria-label="VP by the round in which you succeed">
        {ahead.map(({ round, total: worth }, place) => (
          <li key={round} data-here={place === 0 || undefined}>
            <span className="soft">
              <span className="unseen">Round </span>
              {round}
            </span>
            <b>
              {worth}
              <span className="unseen"> VP</span>
            </b>
          </li>
        ))}
      </ol>
    </div>
  );
}
