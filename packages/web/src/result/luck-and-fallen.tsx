import { listed } from '@sandtable/kernel';
import type { Cast, LuckModel, ResultModel, ResultSide } from '../face/result.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { luckTitle, nameIn, ownFirst } from './cast.ts';

interface LuckProps {
  readonly result: ResultModel;
  readonly luck: LuckModel;
  readonly cast: Cast;
  readonly hasWon: boolean;
}

/** Hits as filled cells in a frame as long as the attacks, with an upright line at the expected number. */
export function LuckRows({ result: { sides }, luck, cast, hasWon }: LuckProps) {
  const order = ownFirst(cast, sides);
  const [own = 0] = order;
  const most = Math.max(1, ...luck.by.map(({ rolls }) => rolls));
  const title = luckTitle(
    luck,
    own,
    sides.map((side) => nameIn(cast, side)),
    hasWon,
  );
  const expected = order.map((place) => (luck.by[place]?.expected ?? 0).toFixed(1));
  return (
    <section className="story-card" aria-labelledby="luck-title">
      <h3 id="luck-title" className="story-title">
        Luck: {title}
      </h3>
      <div className="luck-rows">
        {order.map((place) => {
          const [who, row] = [sides[place], luck.by[place]];
          return who === undefined || row === undefined ? null : (
            <p key={who.side} className="luck-row" data-side={who.side}>
              <span>{nameIn(cast, who)}</span>
              <Cells {...row} most={most} />
              <span>
                <b>{row.hits}</b> of {row.rolls}
                <span className="unseen">
                  {' '}
                  {luck.tried}, {row.expected.toFixed(1)} {luck.hoped} expected
                </span>
              </span>
            </p>
          );
        })}
      </div>
      <p className="luck-note">
        Bars: {luck.hoped} scored. Line: {luck.hoped} expected, {listed(expected)}.
      </p>
    </section>
  );
}

const WIDE = 250;

function Cells({ rolls, hits, expected, most }: LuckModel['by'][number] & { readonly most: number }) {
  const cell = Math.min(17, WIDE / most);
  return (
    <svg className="luck-cells" viewBox={`-1 0 ${WIDE + 4} 22`} aria-hidden="true">
      <rect className="luck-frame" x="0.5" y="4.5" width={Math.max(4, rolls * cell)} height="13" rx="3" />
      {Array.from({ length: hits }, (_, place) => (
        <rect
          key={place}
          className="luck-hit"
          x={place * cell + 1.6}
          y="6"
          width={Math.max(1.5, cell - 2.6)}
          height="10"
          rx="2"
        />
      ))}
      <path className="luck-line" d={`M${expected * cell + 0.5} 0V22`} />
    </svg>
  );
}

interface FallenProps {
  readonly sides: readonly ResultSide[];
  readonly cast: Cast;
  readonly moment: ScreenMoment;
}

/** Further counters are only counted. */
const MOST = 5;

export function FallenRow({ sides, cast, moment }: FallenProps) {
  const rows = ownFirst(cast, sides).flatMap((place) => sides[place] ?? []);
  if (rows.every(({ lost }) => lost.length === 0)) return null;
  return (
    <section className="story-card story-fallen" aria-label="Losses">
      {rows.map((row, place) => (
        <div key={row.side}>
          {place === 0 ? <b>Losses</b> : null}
          <span className="soft">{nameIn(cast, row)}</span>
          {row.lost.length === 0 ? <span className="soft">none</span> : null}
          {row.lost.slice(0, MOST).map(({ unit, seq }) => (
            <CounterView
              key={`${unit} ${seq}`}
              piece={{ ...moment.position.piece(unit), spent: false }}
              size={34}
              detail="short"
            />
          ))}
          {row.lost.length > MOST ? <span className="soft">and {row.lost.length - MOST} more</span> : null}
          <span className="unseen">: {row.lost.map(({ name }) => name).join(', ')}</span>
        </div>
      ))}
    </section>
  );
}
