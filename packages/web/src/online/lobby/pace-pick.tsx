import { type Pace, PACE_LIMITS, paceWords } from '@sandtable/protocol';
import { useState } from 'react';
import { Choice } from '../../ui/choice.tsx';

type Kind = Pace['kind'];

const KINDS: readonly Kind[] = ['live', 'bank', 'round', 'none'];
const KIND_WORDS: Readonly<Record<Kind, string>> = { live: 'Live', bank: 'Days', round: 'Round', none: 'None' };

const AMOUNT_WORDS: Readonly<Record<Kind, string>> = {
  live: 'Minutes each and seconds more each turn',
  bank: 'Days each and more each round',
  round: 'Days each round',
  none: '',
};

/** The choices for each kind; the second is the default. */
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

const OTHER = 'Other';

export const USUAL_PACE: Pace = { kind: 'bank', days: 7, more: 1 };

interface PacePickProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

export function PacePick({ pace, onChange }: PacePickProps) {
  const offered = OFFERED[pace.kind];
  const amounts = [...offered.map(printAmount), OTHER];
  const [isOther, setOther] = useState(false);
  return (
    <fieldset className="create-part">
      <legend>Pace</legend>
      <Choice
        label="Kind of clock"
        values={KINDS}
        labels={KIND_WORDS}
        value={pace.kind}
        onChange={(kind) => {
          setOther(false);
          onChange(OFFERED[kind][1] ?? { kind: 'none' });
        }}
      />
      {offered.length < 2 ? null : (
        <Choice
          label={AMOUNT_WORDS[pace.kind]}
          values={amounts}
          labels={Object.fromEntries(amounts.map((label) => [label, label]))}
          value={isOther ? OTHER : printAmount(pace)}
          onChange={(amount) => {
            setOther(amount === OTHER);
            onChange(offered[amounts.indexOf(amount)] ?? pace);
          }}
        />
      )}
      {isOther ? <OtherAmounts pace={pace} onChange={onChange} /> : null}
      <p className="soft">{paceWords(pace)}</p>
    </fieldset>
  );
}

function OtherAmounts({ pace, onChange }: PacePickProps) {
  switch (pace.kind) {
    case 'live': {
      const { minutes, increment } = PACE_LIMITS.live;
      return (
        <div className="pace-other">
          <Amount
            label="Minutes each"
            limits={minutes}
            value={pace.minutes}
            onChange={(value) => onChange({ ...pace, minutes: value })}
          />
          <Amount
            label="Seconds more each turn"
            limits={increment}
            value={pace.increment}
            onChange={(value) => onChange({ ...pace, increment: value })}
          />
        </div>
      );
    }
    case 'bank': {
      const { days, more } = PACE_LIMITS.bank;
      return (
        <div className="pace-other">
          <Amount
            label="Days each"
            limits={days}
            value={pace.days}
            onChange={(value) => onChange({ ...pace, days: value })}
          />
          <Amount
            label="Days more each round"
            limits={more}
            value={pace.more}
            onChange={(value) => onChange({ ...pace, more: value })}
          />
        </div>
      );
    }
    case 'round':
      return (
        <div className="pace-other">
          <Amount
            label="Days each round"
            limits={PACE_LIMITS.round.days}
            value={pace.days}
            onChange={(value) => onChange({ ...pace, days: value })}
          />
        </div>
      );
    case 'none':
      return null;
  }
}

interface AmountProps {
  readonly label: string;
  readonly limits: readonly [number, number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within its limits. The field keeps what is being typed, and an invalid value blocks the form. */
function Amount({ label, limits: [least, most], value, onChange }: AmountProps) {
  const [text, setText] = useState(String(value));
  const typed = amountIn(text, [least, most]);
  return (
    <label>
      <span>{`${label} (${least} to ${most})`}</span>
      <input
        className="field"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        required
        aria-invalid={typed === null}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const next = amountIn(target.value, [least, most]);
          if (next !== null) onChange(next);
        }}
      />
    </label>
  );
}

export function amountIn(text: string, [least, most]: readonly [number, number]): number | null {
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && value >= least && value <= most ? value : null;
}

/** `25 + 10`, `7 + 1`, `3`: short, so that five fit on a phone; the sentence below explains it. '' for no clock. */
function printAmount(pace: Pace): string {
  switch (pace.kind) {
    case 'live':
      return `${pace.minutes} + ${pace.increment}`;
    case 'bank':
      return pace.more === 0 ? String(pace.days) : `${pace.days} + ${pace.more}`;
    case 'round':
      return String(pace.days);
    case 'none':
      return '';
  }
}
