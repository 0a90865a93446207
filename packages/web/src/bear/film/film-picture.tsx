import type { Seen } from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { Happening } from '../../face/happening.ts';
import { NumberMark } from '../../film/number-mark.tsx';
import { HappeningLine } from '../../log/happening-line.tsx';
import { RuledText } from '../../rules/ruled-text.tsx';
import { Chance } from '../../ui/chance.tsx';
import { OrderCardView } from '../reasons/order-card.tsx';
import type { FilmFrame, FilmOdds } from './film-frame.ts';
import type { FilmLine } from './film-overlays.ts';

const MOST_LINES = 8;

interface FilmPictureProps extends Pick<Seen, 'pack'> {
  readonly frame: FilmFrame;
  /** What happened, in words. */
  readonly told: readonly Happening[];
}

/** What one picture says beside the map: the card it goes by, who is asked, what is needed, what the dice showed. */
export function FilmPicture({ pack, frame, told }: FilmPictureProps) {
  const { step, title, lines, card, odds } = frame;
  return (
    <div className="film-picture" aria-live="off">
      {card === null ? null : <OrderCardView pack={pack} card={card} isTried={step !== 'card'} />}
      {step === 'card' ? null : (
        <h2>
          <RuledText text={title} />
        </h2>
      )}
      {odds === null ? null : <NeededRoll odds={odds} />}
      {lines.length === 0 ? null : <Lines lines={lines} />}
      {told.length === 0 ? null : (
        <ul className="film-events">
          {told.map((event, place) => (
            <HappeningLine key={place} event={event} />
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
          {mark === null ? null : <NumberMark number={mark.number} isOut={mark.verdict === 'out'} />}
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
        {caps === 0 ? null : ` with +${counted(caps, 'CAP')}`}, <b>{kill}</b> to kill
      </span>
      <Chance ways={ways} />
    </p>
  );
}
