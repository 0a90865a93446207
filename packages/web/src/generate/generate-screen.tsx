import { use, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace, GeneratorSheet, Wish } from '../face/generator.ts';
import { generatorOf } from '../games/generator-of.ts';
import { GameId } from '../ui/game-id.ts';
import { Panel } from '../ui/panel.tsx';
import { useTitle } from '../ui/use-title.ts';
import { ControlLine } from './control-line.tsx';
import { GuidelinePicker } from './guideline-picker.tsx';
import { StartGeneration } from './start-generation.tsx';
import { parseWish } from './wish-address.ts';
import './generate.css';

interface GenerateScreenProps {
  readonly game: AnyGame;
  /** What the address wishes for. */
  readonly wished?: string | undefined;
}

/** By what a match is made: the guideline, what can be settled besides, who sits where, and the seed. */
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
