import { useState } from 'react';
import { useLocation } from 'wouter';
import { beginMatch } from '../link/links.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { freshSeed } from '../link/seed.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Facts } from './facts.ts';
import { Handicaps, type Switches } from './handicaps.tsx';
import { defaultSitters, hasPerson, seatingOf } from './seating-plan.ts';
import { SeatPicks } from './seat-picks.tsx';

/** Who sits where, with which odds, and the button that begins it. */
export function StartPanel({ facts }: { readonly facts: Facts }) {
  const [, navigate] = useLocation();
  const [sitters, setSitters] = useState(() => defaultSitters(facts));
  const [switches, setSwitches] = useState<Switches>({});
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);

  const start = async (): Promise<void> => {
    setStarting(true);
    const plan = { mission: facts.mission.id, options: switches, seats: seatingOf(facts, sitters), seed: freshSeed() };
    const linked = await beginMatch(plan);
    setStarting(false);
    if (linked.ok) navigate(`/play/${linked.link.id}`);
    else setRefusal(explainRefusal(linked.refusal));
  };

  return (
    <Panel title="Start" className="start-panel">
      <div className="start-line">
        <Button
          tone="main"
          className="start-button"
          disabled={isStarting || !hasPerson(sitters)}
          onClick={() => void start()}
        >
          {isStarting ? 'Setting up …' : 'Start the mission'}
        </Button>
        {hasPerson(sitters) ? null : <p role="status">Somebody must have a seat: give one to yourself.</p>}
      </div>
      {refusal === null ? null : (
        <Notice>
          {refusal.text} <small>{refusal.detail}</small>
        </Notice>
      )}
      <SeatPicks facts={facts} sitters={sitters} onChange={setSitters} />
      <details className="start-more">
        <summary>Handicap and rules</summary>
        <Handicaps facts={facts} switches={switches} onChange={setSwitches} />
      </details>
    </Panel>
  );
}
