import type { Seen } from '@sandtable/bear';
import { Chance } from '../../ui/chance.tsx';
import { OutcomeLine } from '../../log/outcome-card.tsx';
import type { FilmFrame, FilmOdds } from './film-frame.ts';
import type { FilmLine } from './film-overlays.ts';
import { OrderCardView } from '../why/order-card.tsx';
import { RuledText } from '../../rules/ruled-text.tsx';

const MOST_LINES = 8;

/** What one picture says beside the map: the card it goes by, who is asked, what is needed, what the dice showed. */
export function FilmPicture({ seen, frame }: { readonly seen: Seen; readonly frame: FilmFrame }) {
  const { step, title, lines, card, odds, events } = frame;
  return (
    <div className="film-picture" aria-live="off">
      {card === null ? null : <OrderCardView pack={seen.pack} card={card} isTried={step !== 'card'} />}
      {step === 'card' ? null : (
        <h2>
          <RuledText text={title} />
        </h2>
      )}
      {odds === null ? null : <NeededRoll odds={odds} />}
      {lines.length === 0 ? null : <Lines lines={lines} />}
      {events.length === 0 ? null : (
        <ul className="film-events">
          {events.map((event, place) => (
            <OutcomeLine key={place} seen={seen} seq={-1} event={event} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly FilmLine[] }) {
  return (
    <ul className="film-lines">
      {lines.slice(0, MOST_LINES).map(({ text, mark }, place) => (
        <li key={place} data-verdict={mark?.verdict}>
          {mark === null ? null : (
            <span className="film-mark" aria-hidden="true">
              {mark.number}
            </span>
          )}
          <span>
            <RuledText text={text} />
          </span>
        </li>
      ))}
      {lines.length > MOST_LINES ? <li className="soft">and {lines.length - MOST_LINES} more, under Why?</li> : null}
    </ul>
  );
}

/** Two dice yet to fall, what they must show, and how likely that is. */
function NeededRoll({ odds: { needed, kill, caps, ways } }: { readonly odds: FilmOdds }) {
  return (
    <p className="film-odds">
      <span className="film-needed" aria-hidden="true">
        <i />
        <i />
      </span>
      <span>
        needs <b>{needed}</b>
        {caps === 0 ? null : ` with +${caps} CAP`}, <b>{kill}</b> to kill
      </span>
      <Chance ways={ways} />
    </p>
  );
}
