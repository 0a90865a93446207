import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { MissionFacts, MissionsFace, Switches } from '../face/missions.ts';
import { beginMatch } from '../games/open-match.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { freshSeed } from '../link/seed.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { ReloadButton } from '../ui/reload-button.tsx';
import { TakesLong } from '../ui/takes-long.tsx';
import { MainChoiceView } from './main-choice.tsx';
import { RulesOfMatch } from './rules-of-match.tsx';
import { defaultSitters, hasPerson, seatingOf } from './seating-plan.ts';
import { SeatPicks } from './seat-picks.tsx';
import { AS_PRINTED, withoutOthers } from './switches.ts';

interface StartPanelProps {
  readonly game: AnyGame;
  readonly missions: MissionsFace;
  readonly facts: MissionFacts;
}

/** Who sits where, by which rules, and the button that begins it. */
export function StartPanel({ game, missions, facts: { id } }: StartPanelProps) {
  const [, navigate] = useLocation();
  const [switches, setSwitches] = useState<Switches>(AS_PRINTED);
  const rules = missions.rulesOf(id, switches);
  const { parties } = rules;
  const seated = defaultSitters(parties, missions.bots[0]?.name ?? 'me');
  const [chosen, setSitters] = useState(seated);
  // A rule may have changed the seats: who sits there now has what nobody has chosen.
  const sitters = { ...seated, ...chosen };
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);
  const isSeated = hasPerson(parties, sitters);

  const set = (option: string, value: string): void => setSwitches(missions.withSwitch(id, switches, option, value));
  const start = async (): Promise<void> => {
    setStarting(true);
    const options = { ...switches, mission: id };
    const plan = { options, seats: seatingOf(parties, sitters), seed: freshSeed() };
    const linked = await beginMatch(game, plan).finally(() => setStarting(false));
    if (linked.ok) navigate(`/play/${linked.match.id}`);
    else setRefusal(explainRefusal(linked.refusal));
  };

  return (
    <Panel title="Start" className="start-panel">
      {rules.main === null ? null : (
        <MainChoiceView
          choice={rules.main}
          value={switches[rules.main.option] ?? rules.main.values[0]?.value ?? ''}
          onChange={set}
        />
      )}
      <div className="start-line">
        <Button
          tone="main"
          className="start-button"
          disabled={isStarting || !isSeated || rules.refusal !== null}
          onClick={() => void start()}
        >
          {isStarting ? 'Setting up…' : 'Start the mission'}
        </Button>
        {isStarting ? <TakesLong /> : null}
        {isSeated ? null : <p role="status">At least one person must play: take a seat yourself.</p>}
      </div>
      {refusal === null ? null : (
        <Notice actions={refusal.canReload ? <ReloadButton /> : null}>
          {refusal.text} <small>{refusal.detail}</small>
        </Notice>
      )}
      <SeatPicks missions={missions} parties={parties} sitters={sitters} onChange={setSitters} />
      <RulesOfMatch
        rules={rules}
        switches={switches}
        onSwitch={({ option }, value) => set(option, value)}
        onReset={() => setSwitches(withoutOthers(switches, rules.main?.option))}
      />
    </Panel>
  );
}
