import type { Seen } from '@sandtable/bear';
import { Sign } from '../../ui/text.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { missionTrack, type TrackStep } from './tracks.ts';

/** As many spaces as one row holds. */
const ONE_ROW = 10;
const PLACES = { past: 'passed', here: 'the marker is here', ahead: 'to come' } as const;

/** The Mission Track as a strip: where the marker stands, and what is still to come. */
export function MissionTrack({ seen }: { readonly seen: Seen }) {
  const steps = missionTrack(seen);
  if (steps.length === 0) return null;
  const next = steps.find(({ place, text, tiles }) => place === 'ahead' && (text !== '' || tiles.length > 0));
  return (
    <section className="mission-track" aria-label="Mission Track" data-long={steps.length > ONE_ROW || undefined}>
      <h2>Mission Track</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.space} step={step} />
        ))}
      </ol>
      {next === undefined ? null : (
        <p className="track-next" title={wordsOf(next)}>
          <b>Next:</b> {wordsOf(next)}
        </p>
      )}
    </section>
  );
}

/** What is printed on a space, and the tiles that have leapt there. */
function wordsOf({ space, text, tiles }: TrackStep): string {
  const printed = text === '' && tiles.length === 0 ? [`${space}: no event`] : text === '' ? [] : [text];
  return [...printed, ...tiles.map((tile) => `${space}, ${tile.title}: ${tile.text}`)].join('. ');
}

function Step({ step }: { readonly step: TrackStep }) {
  const { space, isYellow, place, isLast, text, tiles } = step;
  const words = wordsOf(step);
  return (
    <li data-place={place} data-yellow={isYellow} data-event={text !== ''}>
      <Tooltip text={isLast ? `${words}. The mission ends here` : words}>
        <button
          type="button"
          className="track-space"
          aria-label={`Space ${space}, ${PLACES[place]}: ${words}${isYellow ? ', also triggered in passing' : ''}`}
        >
          <span className="track-number">{space}</span>
          <span className="track-sign" aria-hidden="true">
            <Sign
              of={place === 'here' ? 'up' : isLast ? 'block' : isYellow ? 'diamond' : text === '' ? 'dot' : 'hollow'}
            />
          </span>
          {tiles.map(({ title, isYellow: isBright }) => (
            <span key={title} className="track-tile" data-yellow={isBright || undefined} aria-hidden="true">
              {title.replace(/\D/g, '')}
            </span>
          ))}
        </button>
      </Tooltip>
    </li>
  );
}
