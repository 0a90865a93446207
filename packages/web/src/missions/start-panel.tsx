import { useState } from 'react';
import { useLocation } from 'wouter';
import { engine } from '../engine/engine.ts';
import { GAMES } from '../games/games.ts';
import { beginMatch } from '../games/open-match.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { freshSeed } from '../link/seed.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Facts } from './facts.ts';
import { RulesOfMatch } from './rules-of-match.tsx';
import { defaultSitters, hasPerson, seatingOf } from './seating-plan.ts';
import { SeatPicks } from './seat-picks.tsx';
import { AS_PRINTED, partiesUnder, type Switches, whyRefused } from './switches.ts';

/** Who sits where, by which rules, and the button that begins it. */
export function StartPanel({ facts }: { readonly facts: Facts }) {
  const [, navigate] = useLocation();
  const [switches, setSwitches] = useState<Switches>(AS_PRINTED);
  const seated = { parties: partiesUnder(engine(), facts, switches) };
  const [chosen, setSitters] = useState(() => defaultSitters(seated));
  // A rule may have changed the seats: who sits there now has what nobody has chosen.
  const sitters = { ...defaultSitters(seated), ...chosen };
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);
  const isSeated = hasPerson(seated, sitters);

  const start = async (): Promise<void> => {
    setStarting(true);
    const options = { ...switches, mission: facts.mission.id };
    const plan = { options, seats: seatingOf(seated, sitters), seed: freshSeed() };
    const linked = await beginMatch(GAMES[0], plan);
    setStarting(false);
    if (linked.ok) navigate(`/play/${linked.match.id}`);
    else setRefusal(explainRefusal(linked.refusal));
  };

  return (
    <Panel title="Start" className="start-panel">
      <div className="start-line">
        <Button
          tone="main"
          className="start-button"
          disabled={isStarting || !isSeated || whyRefused(engine(), facts, switches) !== null}
          onClick={() => void start()}
        >
          {isStarting ? 'Setting up …' : 'Start the mission'}
        </Button>
        {isSeated ? null : <p role="status">Somebody must have a seat: give one to yourself.</p>}
      </div>
      {refusal === null ? null : (
        <Notice>
          {refusal.text} <small>{refusal.detail}</small>
        </Notice>
      )}
      <SeatPicks parties={seated.parties} sitters={sitters} onChange={setSitters} />
      <RulesOfMatch facts={facts} switches={switches} onChange={setSwitches} />
    </Panel>
  );
}
