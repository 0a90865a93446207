import { RadioGroup } from 'radix-ui';
import { use, useId, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import type { Control, GeneratorFace, GeneratorSheet, GuidelineFacts, Wish } from '../face/generator.ts';
import { generatorOf } from '../games/games.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Choice } from '../ui/choice.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { GameId, useTitle } from '../ui/page.ts';
import { Panel } from '../ui/panel.tsx';
import { StartGeneration } from './start-generation.tsx';
import { parseWish } from './wish.ts';
import './generate.css';

interface GenerateScreenProps {
  readonly game: AnyGame;
  /** The wish in the address. */
  readonly wished?: string | undefined;
}

/** How a match is generated: the guideline, the options, the seats and the seed. */
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
            guidelines={generator.guidelines}
            value={sheet.guideline}
            onChange={(guideline) => change('guideline', guideline)}
          />
        </Panel>
        <div className="generate-side">
          <StartGeneration game={game} generator={generator} sheet={sheet} wish={wish} onChange={change} />
        </div>
        <div className="generate-plan">
          <Controls generator={generator} sheet={sheet} onChange={change} />
        </div>
      </main>
    </GameId>
  );
}

interface ControlsProps {
  readonly generator: GeneratorFace;
  readonly sheet: GeneratorSheet;
  readonly onChange: (name: string, value: string) => void;
}

function Controls({ sheet: { groups }, onChange }: ControlsProps) {
  return groups.map(({ title, controls }) => (
    <Panel key={title} title={title === 'Guideline' ? 'Options' : title}>
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

/** The guidelines side by side, and the details of the chosen one. */
function GuidelinePicker({ guidelines, value, onChange }: GuidelinePickerProps) {
  const chosen = guidelines.find(({ id }) => id === value);
  return (
    <>
      <RadioGroup.Root className="guidelines" aria-label="Guideline" value={value} onValueChange={onChange}>
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

/** One option of the generation, with its rule. */
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
      {control.kind === 'switch' ? (
        <Toggle labelledBy={id} on={control.isOn} onChange={(on) => onChange(on ? 'on' : '')} />
      ) : (
        <Choice
          labelledBy={id}
          values={control.values.map(({ name }) => name)}
          labels={Object.fromEntries(control.values.map(({ name, label: text }) => [name, text]))}
          value={control.value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
