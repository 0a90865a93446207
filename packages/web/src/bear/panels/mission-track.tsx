import { printLength, type Seen } from '@sandtable/bear';
import { useState } from 'react';
import { beatIn } from '../../film/beat.ts';
import { usePlay } from '../../match/play-context.tsx';
import { Sign } from '../../ui/text.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { capital } from '../../ui/words.ts';
import { hasEvent, missionTrack, nextStep, tellStep, type TrackStep } from './tracks.ts';

/** On a narrow screen, longer tracks take two rows. */
const ONE_ROW = 12;
/** How many letters fit in two lines of a narrow and a wide track; longer texts get a smaller font and three lines. */
const [NARROW, WIDE] = [105, 150];
const NOBODY = { marker: -1, space: -1 };

/** How far it is to the end, the spaces, and what comes next or what the pressed space does. */
export function MissionTrack({ seen }: { readonly seen: Seen }) {
  const [pressed, setPressed] = useState(NOBODY);
  const filmed = usePlay((state) => beatIn(state)?.space);
  const marker = filmed ?? seen.view.solo?.marker ?? 0;
  const steps = missionTrack(seen, marker);
  if (steps.length === 0) return null;
  const next = nextStep(steps);
  // A pressed space no longer counts once the marker has moved on.
  const asked = pressed.marker === marker ? steps.find(({ space }) => space === pressed.space) : undefined;
  const told = asked ?? next;
  return (
    <section className="mission-track" aria-label="Mission Track" data-long={steps.length > ONE_ROW || undefined}>
      <p className="track-to-go" title={`The mission ${printLength(seen.view.terms)}`} data-testid="track-to-go">
        <b>{steps.length - marker}</b> to go
      </p>
      <ol>
        {steps.map((step) => (
          <Step
            key={step.space}
            step={step}
            isNext={step === next}
            isAsked={step === asked}
            onPress={() => setPressed(step === asked ? NOBODY : { marker, space: step.space })}
          />
        ))}
      </ol>
      {told === undefined ? null : <StepText step={told} isNext={told === next} />}
    </section>
  );
}

function StepText({ step, isNext }: { readonly step: TrackStep; readonly isNext: boolean }) {
  const { head, text } = tellStep(step);
  const { length } = `${head} ${text}`;
  return (
    <p
      className="track-next"
      aria-live="polite"
      data-size={length > WIDE ? 'small' : length > NARROW ? 'fair' : undefined}
    >
      <b>{isNext ? `Next, ${head}` : capital(head)}</b> {text}
    </p>
  );
}

interface StepProps {
  readonly step: TrackStep;
  readonly isNext: boolean;
  readonly isAsked: boolean;
  readonly onPress: () => void;
}

function Step({ step, isNext, isAsked, onPress }: StepProps) {
  const { space, isYellow, place, isLast, tiles } = step;
  const { head, text } = tellStep(step);
  return (
    <li data-place={place} data-yellow={isYellow} data-next={isNext || undefined}>
      <Tooltip
        text={
          <>
            <b>{capital(head)}</b> {text}
          </>
        }
      >
        <button
          type="button"
          className="track-space"
          aria-pressed={isAsked}
          aria-label={`${capital(head)} ${text}`}
          onClick={onPress}
        >
          <span className="track-number">{space}</span>
          <span className="track-sign" aria-hidden="true">
            <Sign
              of={place === 'here' ? 'up' : isLast ? 'block' : isYellow ? 'diamond' : hasEvent(step) ? 'hollow' : 'dot'}
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
