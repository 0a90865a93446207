import { RadioGroup } from 'radix-ui';
import { use, useEffect, useId, useRef, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import type { Control, GeneratorSheet, GuidelineFacts, Wish } from '../face/generator.ts';
import { generatorOf } from '../games/games.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Choice } from '../ui/choice.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { GameId, useTitle } from '../ui/page.ts';
import { Panel } from '../ui/panel.tsx';
import { StartGeneration } from './start-generation.tsx';
import { parseWish } from './wish.ts';
import '../missions/mission-facts.css';
import './generate.css';

interface GenerateScreenProps {
  readonly game: AnyGame;
  /** The choices in the address. */
  readonly wished?: string | undefined;
}

export function GenerateScreen({ game, wished = '' }: GenerateScreenProps) {
  useTitle('Generate a firefight');
  const generator = use(generatorOf(game));
  const [wish, setWish] = useState<Wish>(() => parseWish(wished));
  const sheet = generator.sheetOf(wish);
  const change = (name: string, value: string): void => setWish((before) => ({ ...before, [name]: value }));
  return (
    <GameId value={game.id}>
      <main className="page generate">
        <header className="generate-head">
          <h1>Generate a firefight</h1>
          <p className="page-lead">{generator.lead}</p>
        </header>
        <Panel title="Guideline" className="generate-guideline">
          <GuidelinePicker
            guidelines={sheet.guidelines ?? generator.guidelines}
            value={sheet.guideline}
            onChange={(guideline) => change('guideline', guideline)}
          />
        </Panel>
        <div className="generate-side">
          <StartGeneration game={game} generator={generator} sheet={sheet} wish={wish} onChange={change} />
        </div>
        <div className="generate-plan">
          <Controls sheet={sheet} onChange={change} />
        </div>
      </main>
    </GameId>
  );
}

interface ControlsProps {
  readonly sheet: GeneratorSheet;
  readonly onChange: (name: string, value: string) => void;
}

export function Controls({ sheet: { groups }, onChange }: ControlsProps) {
  return groups.map(({ title, isRow, controls }) => (
    <Panel key={title} title={title} className={isRow ? 'control-row' : undefined}>
      {controls.map((control) => (
        <ControlLine key={control.name} control={control} onChange={(value) => onChange(control.name, value)} />
      ))}
    </Panel>
  ));
}

interface GuidelinePickerProps {
  readonly guidelines: readonly GuidelineFacts[];
  readonly value: string;
  readonly onChange: (guideline: string) => void;
}

function GuidelinePicker({ guidelines, value, onChange }: GuidelinePickerProps) {
  const chosen = guidelines.find(({ id }) => id === value);
  const list = useRef<HTMLDivElement>(null);
  // On a phone the guidelines are one long row, and a link may have chosen one far along it.
  useEffect(() => {
    const card = list.current?.querySelector('[data-state="checked"]');
    const left = card?.getBoundingClientRect().left ?? 0;
    list.current?.scrollBy({ left: left - list.current.getBoundingClientRect().left, behavior: 'instant' });
  }, []);
  return (
    <>
      <RadioGroup.Root ref={list} className="guidelines" aria-label="Guideline" value={value} onValueChange={onChange}>
        {guidelines.map(({ id, name, about, tags }) => (
          <RadioGroup.Item key={id} value={id} className="guideline" data-guideline={id}>
            <strong className="guideline-name">{name}</strong>
            <span className="guideline-about">{about}</span>
            <span className="guideline-tags">
              {tags.map((tag) => (
                <span key={tag} className="tag">
                  {tag}
                </span>
              ))}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <dl className="guideline-rows">
        {chosen?.rows.map(({ label, value: given }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{given}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ControlLineProps {
  readonly control: Control;
  readonly onChange: (value: string) => void;
}

function ControlLine({ control, onChange }: ControlLineProps) {
  const id = useId();
  const { label, about, rule } = control;
  return (
    <div className="control-line">
      <div>
        <span id={id} className="control-name">
          {label}
        </span>{' '}
        <RuleLink rule={rule} />
        {about === '' ? null : <p className="control-about">{about}</p>}
      </div>
      <ControlInput id={id} control={control} onChange={onChange} />
    </div>
  );
}

interface ControlInputProps extends ControlLineProps {
  readonly id: string;
}

function ControlInput({ id, control, onChange }: ControlInputProps) {
  switch (control.kind) {
    case 'switch':
      return <Toggle labelledBy={id} on={control.isOn} onChange={(on) => onChange(on ? 'on' : '')} />;
    case 'choice':
      return (
        <Choice
          labelledBy={id}
          values={control.values.map(({ name }) => name)}
          labels={Object.fromEntries(control.values.map(({ name, label }) => [name, label]))}
          value={control.value}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberPick labelledBy={id} from={control.from} to={control.to} value={control.value} onChange={onChange} />
      );
    case 'range': {
      const { from, to } = control;
      const [first = '', last = ''] = control.value.split('-');
      const change = (one: string, other: string): void => onChange(`${one}-${other}`);
      return (
        <span className="control-range" role="group" aria-labelledby={id}>
          <NumberPick label="First card" from={from} to={to} value={first} onChange={(one) => change(one, last)} />
          <span aria-hidden>–</span>
          <NumberPick label="Last card" from={from} to={to} value={last} onChange={(other) => change(first, other)} />
        </span>
      );
    }
    case 'many':
      return <ManyPick labelledBy={id} control={control} onChange={onChange} />;
  }
}

interface NumberPickProps {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly from: number;
  readonly to: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number from 'from' to 'to', or one outside that range if a link has brought it. */
function NumberPick({ label, labelledBy, from, to, value, onChange }: NumberPickProps) {
  const usual = Array.from({ length: to - from + 1 }, (_each, place) => from + place);
  const numbers = [...new Set([...usual, Number(value)])].toSorted((one, other) => one - other);
  return (
    <select
      className="field"
      aria-label={label}
      aria-labelledby={labelledBy}
      value={String(Number(value))}
      onChange={({ target }) => onChange(target.value)}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </select>
  );
}

interface ManyPickProps {
  readonly labelledBy: string;
  readonly control: Extract<Control, { kind: 'many' }>;
  readonly onChange: (value: string) => void;
}

function ManyPick({ labelledBy, control: { values, chosen }, onChange }: ManyPickProps) {
  const change = (name: string, isIn: boolean): void =>
    onChange(isIn ? [...chosen, name].join(',') : chosen.filter((each) => each !== name).join(','));
  return (
    <div className="many" role="group" aria-labelledby={labelledBy}>
      {values.map(({ name, label }) => (
        <label key={name} className="many-item">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => change(name, target.checked)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
