import { useId } from 'react';
import { Choice } from '../ui/choice.tsx';
import type { Facts } from './facts.ts';

/** Switches of the rules that were set; the rest has its default. */
export type Switches = Readonly<Record<string, string>>;

interface HandicapsProps {
  readonly facts: Facts;
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

const CAPS = ['-2', '-1', '0', '1', '2'] as const;
const CAP_WORDS = { '-2': '−2', '-1': '−1', '0': 'As printed', '1': '+1', '2': '+2' };

const OUT = ['0', '1', '2'] as const;
const OUT_WORDS = { '0': 'As printed', '1': 'One fewer', '2': 'Two fewer' };

const ECONOMIES = ['spentCheck', 'sevenAP'] as const;
const ECONOMY_WORDS = { spentCheck: 'Spent checks', sevenAP: 'Seven AP' };

/** What makes a mission easier or harder, and the one switch of the rules that changes everything. */
export function Handicaps({ facts, switches, onChange }: HandicapsProps) {
  const isSolo = facts.players === 'solo';
  const line = { switches, onChange };
  return (
    <>
      {facts.sides.includes('german') ? (
        <Line {...line} name="germanHandicap" label="German CAPs" values={CAPS} words={CAP_WORDS} initial="0" />
      ) : null}
      {facts.sides.includes('soviet') ? (
        <Line {...line} name="sovietHandicap" label="Soviet CAPs" values={CAPS} words={CAP_WORDS} initial="0" />
      ) : null}
      {isSolo ? (
        <Line
          {...line}
          name="commandCardsOut"
          label="Command cards of the AI"
          values={OUT}
          words={OUT_WORDS}
          initial="0"
        />
      ) : (
        <Line
          {...line}
          name="economy"
          label="How actions are paid for"
          values={ECONOMIES}
          words={ECONOMY_WORDS}
          initial="spentCheck"
        />
      )}
    </>
  );
}

interface LineProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly initial: Value;
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

function Line<Value extends string>({ name, label, values, words, initial, switches, onChange }: LineProps<Value>) {
  const id = useId();
  const value = values.find((each) => each === switches[name]) ?? initial;
  return (
    <div className="handicap">
      <span id={id}>{label}</span>
      <Choice
        labelledBy={id}
        values={values}
        labels={words}
        value={value}
        onChange={(chosen) => onChange({ ...switches, [name]: chosen })}
      />
    </div>
  );
}
