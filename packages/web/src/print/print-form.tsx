import type { PrintJob } from '../face/print.ts';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notices.tsx';
import { BACKS, type Backs, COUNTER_BOUNDS, HEX_BOUNDS, type PaperName, PAPERS, type PrintChoice } from './paper.ts';

interface PrintFormProps {
  readonly job: PrintJob;
  readonly choice: PrintChoice;
  readonly onChange: (choice: PrintChoice) => void;
  readonly wrong: readonly string[];
}

const BACK_LABELS: Readonly<Record<Backs, string>> = {
  fold: 'Fold and glue',
  duplex: 'Both sides of the sheet',
  none: 'Fronts only',
};
const INKS = ['colour', 'saving'] as const;
const INK_LABELS = { colour: 'Colour', saving: 'Save ink' } as const;
const PAPER_NAMES: readonly PaperName[] = ['a4', 'letter'];

export function PrintForm({ job, choice, onChange, wrong }: PrintFormProps) {
  const set = (change: Partial<PrintChoice>): void => onChange({ ...choice, ...change });
  const has = (kind: string): boolean =>
    job.parts.some(({ id, print }) => print.kind === kind && choice.parts.includes(id));
  const toggle = (id: string, isOn: boolean): void =>
    set({ parts: isOn ? [...choice.parts, id] : choice.parts.filter((each) => each !== id) });
  return (
    <form className="print-form" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label="Paper"
        values={PAPER_NAMES}
        labels={{ a4: PAPERS.a4.name, letter: PAPERS.letter.name }}
        value={choice.paper}
        onChange={(paper) => set({ paper })}
      />
      <Choice
        label="Ink"
        values={INKS}
        labels={INK_LABELS}
        value={choice.isSaving ? 'saving' : 'colour'}
        onChange={(ink) => set({ isSaving: ink === 'saving' })}
      />
      <fieldset className="print-parts">
        <legend>Parts</legend>
        {job.parts.map(({ id, title, about }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={choice.parts.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {title} <small>{about}</small>
          </label>
        ))}
      </fieldset>
      {has('tokens') ? (
        <>
          <Choice
            label="Backs of counters"
            values={BACKS}
            labels={BACK_LABELS}
            value={choice.backs}
            onChange={(backs) => set({ backs })}
          />
          <Size
            label="Counters"
            bounds={COUNTER_BOUNDS}
            value={choice.counter}
            onChange={(counter) => set({ counter })}
          />
        </>
      ) : null}
      {has('board') ? (
        <Size label="Hexes, side to side" bounds={HEX_BOUNDS} value={choice.hex} onChange={(hex) => set({ hex })} />
      ) : null}
      {wrong.length === 0 ? null : <Notice>{wrong.join(' ')}</Notice>}
    </form>
  );
}

interface SizeProps {
  readonly label: string;
  readonly bounds: { readonly from: number; readonly to: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Size({ label, bounds: { from, to }, value, onChange }: SizeProps) {
  return (
    <label className="print-size">
      <span>{label}</span>
      <input
        className="field"
        type="number"
        min={from}
        max={to}
        step={0.5}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span>mm</span>
    </label>
  );
}
