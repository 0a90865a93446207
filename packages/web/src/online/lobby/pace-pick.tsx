import { type Pace, paceWords } from '@sandtable/protocol';
import { Choice } from '../../ui/choice.tsx';

type Kind = Pace['kind'];

const KINDS: readonly Kind[] = ['live', 'bank', 'round', 'none'];
const KIND_WORDS: Readonly<Record<Kind, string>> = { live: 'Live', bank: 'Days', round: 'Round', none: 'None' };

/** What is offered of each kind; the usual one is the second. */
const OFFERED: Readonly<Record<Kind, readonly Pace[]>> = {
  live: [
    { kind: 'live', minutes: 15, increment: 5 },
    { kind: 'live', minutes: 25, increment: 10 },
    { kind: 'live', minutes: 45, increment: 15 },
    { kind: 'live', minutes: 90, increment: 30 },
  ],
  bank: [
    { kind: 'bank', days: 3, more: 1 },
    { kind: 'bank', days: 7, more: 1 },
    { kind: 'bank', days: 12, more: 0 },
    { kind: 'bank', days: 30, more: 0 },
  ],
  round: [
    { kind: 'round', days: 1 },
    { kind: 'round', days: 3 },
    { kind: 'round', days: 7 },
    { kind: 'round', days: 14 },
  ],
  none: [{ kind: 'none' }],
};

export const USUAL_PACE: Pace = { kind: 'bank', days: 7, more: 1 };

interface PacePickProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

/** How much time each side has, and one sentence of what that means. */
export function PacePick({ pace, onChange }: PacePickProps) {
  const offered = OFFERED[pace.kind];
  const labels = offered.map(printAmount);
  return (
    <fieldset className="create-part">
      <legend>Pace</legend>
      <Choice
        label="Kind of clock"
        values={KINDS}
        labels={KIND_WORDS}
        value={pace.kind}
        onChange={(kind) => onChange(OFFERED[kind][1] ?? { kind: 'none' })}
      />
      {offered.length < 2 ? null : (
        <Choice
          label="How much time"
          values={labels}
          labels={Object.fromEntries(labels.map((label) => [label, label]))}
          value={printAmount(pace)}
          onChange={(label) => onChange(offered[labels.indexOf(label)] ?? pace)}
        />
      )}
      <p className="soft">{paceWords(pace)}</p>
    </fieldset>
  );
}

/** `25 min + 10 s`, `7 + 1 days`, `3 days`; '' for no clock. */
function printAmount(pace: Pace): string {
  switch (pace.kind) {
    case 'live':
      return `${pace.minutes} min + ${pace.increment} s`;
    case 'bank':
      return pace.more === 0 ? `${pace.days} days` : `${pace.days} + ${pace.more} days`;
    case 'round':
      return pace.days === 1 ? '1 day' : `${pace.days} days`;
    case 'none':
      return '';
  }
}
