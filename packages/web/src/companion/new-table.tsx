import { PROCEDURE_SEAT } from '@sandtable/session';
import { useEffect, useState } from 'react';
import type { CompanionStart } from '../face/companion.ts';
import type { AnyGame } from '../face/game.ts';
import type { MissionsFace } from '../face/missions.ts';
import { companionOf, missionsOf } from '../games/games.ts';
import type { TablePlan } from '../link/protocol.ts';
import type { Summary } from '../link/summary.ts';
import { usualPlan } from '../missions/onward.ts';
import { Button } from '../ui/buttons.tsx';
import { useFail } from '../ui/loading.tsx';
import { OwnBoards } from './own-boards.tsx';

interface NewTableProps {
  readonly game: AnyGame;
  readonly drafts: readonly Summary[];
  readonly onBegin: (plan: TablePlan) => void;
  /** Starts from the draft of this match. */
  readonly onLayOut: (id: string) => void;
}

const OWN = 'own';
const DRAFT = 'draft ';

/** A new table: from the boards, to be set up by tapping, or from a mission or a draft. */
export function NewTable({ game, drafts, onBegin, onLayOut }: NewTableProps) {
  const fail = useFail();
  const [start, setStart] = useState<CompanionStart | null>(null);
  const [missions, setMissions] = useState<MissionsFace | null>(null);
  const [from, setFrom] = useState('');
  useEffect(() => {
    companionOf(game).then((loaded) => setStart(() => loaded), fail);
    missionsOf(game).then((loaded) => setMissions(() => loaded), fail);
  }, [game, fail]);
  if (start === null || missions === null) return <p>Loading…</p>;
  const solo = missions.all.filter(({ parties }) => parties.some(({ isProcedure }) => isProcedure));
  const chosen = from === '' ? (start.boxes.length === 0 ? (solo[0]?.id ?? '') : OWN) : from;
  const mission = solo.find(({ id }) => id === chosen);
  return (
    <div className="hand-new">
      <label>
        <span>Set up </span>
        <select className="field" value={chosen} onChange={({ target }) => setFrom(target.value)}>
          {start.boxes.length === 0 ? null : <option value={OWN}>my own boards, by tapping</option>}
          {solo.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {drafts.map(({ id, name }) => (
            <option key={id} value={`${DRAFT}${id}`}>
              as drafted: {name}
            </option>
          ))}
        </select>
      </label>
      {chosen.startsWith(DRAFT) ? (
        <Button tone="main" onClick={() => onLayOut(chosen.slice(DRAFT.length))}>
          Set it up
        </Button>
      ) : mission === undefined ? (
        <OwnBoards start={start} onBegin={(plan) => onBegin(byHand(plan))} />
      ) : (
        <Button tone="main" onClick={() => onBegin(byHand(usualPlan(missions, mission)))}>
          Set it up
        </Button>
      )}
    </div>
  );
}

/** The plan with the table's own dice and cards. */
function byHand(plan: TablePlan): TablePlan {
  return { ...plan, seats: { ...plan.seats, [PROCEDURE_SEAT]: { kind: 'procedure', chance: 'table' } } };
}
