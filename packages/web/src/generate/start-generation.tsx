import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace, GeneratorSheet, Wish } from '../face/generator.ts';
import { beginMatch } from '../games/open-match.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { freshSeed } from '../link/seed.ts';
import { defaultSitters, hasPerson, seatingOf } from '../missions/seating-plan.ts';
import { SeatPicks } from '../missions/seat-picks.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { DrafterPicks } from './drafter-picks.tsx';
import { SeedField } from './seed-field.tsx';
import '../missions/missions.css';

interface StartGenerationProps {
  readonly game: AnyGame;
  readonly generator: GeneratorFace;
  readonly sheet: GeneratorSheet;
  readonly wish: Wish;
  readonly onChange: (name: string, value: string) => void;
}

/** Alone or with others, who drafts for whom, the seed, and the button that begins it. */
export function StartGeneration({ game, generator, sheet, wish, onChange }: StartGenerationProps) {
  const [, navigate] = useLocation();
  const { parties, hands, isSolo } = sheet;
  const [seed, setSeed] = useState(() => wish['seed'] ?? freshSeed());
  const seated = defaultSitters(parties, generator.bots[0]?.name ?? 'me');
  const [chosen, setSitters] = useState(seated);
  const sitters = { ...seated, ...chosen };
  const [drafters, setDrafters] = useState<Readonly<Record<string, string>>>({});
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);
  const isSeated = hasPerson(parties, sitters);
  const drafts = Object.fromEntries(
    hands.flatMap(({ key }) => {
      const drafter = drafters[key] ?? '';
      return drafter === '' ? [] : [[key, drafter] as const];
    }),
  );
  const isByHand = hands.some(({ key }) => drafts[key] === undefined);

  const start = async (): Promise<void> => {
    setStarting(true);
    const plan = { options: sheet.options, seats: seatingOf(parties, sitters), seed, drafts };
    const linked = await beginMatch(game, plan);
    setStarting(false);
    if (linked.ok) navigate(`/play/${linked.match.id}`);
    else setRefusal(explainRefusal(linked.refusal));
  };

  return (
    <Panel title="Start" className="start-panel">
      <Choice
        label="Alone or with others"
        values={['solo', 'people']}
        labels={{ solo: 'Solo against the AI', people: 'With people or bots' }}
        value={isSolo ? 'solo' : 'people'}
        onChange={(play) => onChange('play', play)}
      />
      {isSolo ? null : <SeatPicks missions={generator} parties={parties} sitters={sitters} onChange={setSitters} />}
      <DrafterPicks generator={generator} hands={hands} drafters={drafters} onChange={setDrafters} />
      <SeedField seed={seed} onChange={setSeed} />
      <div className="start-line">
        <Button
          tone="main"
          className="start-button"
          disabled={isStarting || !isSeated || sheet.refusal !== null}
          onClick={() => void start()}
        >
          {isStarting ? 'Setting up…' : isByHand ? 'Start the draft' : 'Generate and play'}
        </Button>
        {isSeated ? null : <p role="status">At least one person must play: take a seat yourself.</p>}
      </div>
      {sheet.refusal === null ? null : <Notice>{sheet.refusal}</Notice>}
      {sheet.advice.map((advice) => (
        <p key={advice} className="soft">
          {advice}
        </p>
      ))}
      {refusal === null ? null : (
        <Notice>
          {refusal.text} <small>{refusal.detail}</small>
        </Notice>
      )}
    </Panel>
  );
}
