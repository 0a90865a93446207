import type { Seen } from '@sandtable/bear';
import { Tooltip } from '../../ui/tooltip.tsx';
import { missionTrack, type TrackStep } from './tracks.ts';

const PLACES = { past: 'passed', here: 'the marker is here', ahead: 'to come' } as const;

/** The Mission Track as a strip: where the marker stands, and what is still to come. */
export function MissionTrack({ seen }: { readonly seen: Seen }) {
  const steps = missionTrack(seen);
  if (steps.length === 0) return null;
  const next = steps.find(({ place, text }) => place === 'ahead' && text !== '');
  return (
    <section className="mission-track" aria-label="Mission Track">
      <h2>Mission Track</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.space} step={step} />
        ))}
      </ol>
      {next === undefined ? null : (
        <p className="track-next" title={next.text}>
          <b>Next:</b> {next.text}
        </p>
      )}
    </section>
  );
}

function Step({ step }: { readonly step: TrackStep }) {
  const { space, isYellow, place, isLast, text } = step;
  const words = text === '' ? `${space}: no event` : text;
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
            {place === 'here' ? '▲' : isLast ? '■' : isYellow ? '◆' : text === '' ? '·' : '◇'}
          </span>
        </button>
      </Tooltip>
    </li>
  );
}
