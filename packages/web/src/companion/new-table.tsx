import { PROCEDURE_SEAT } from '@sandtable/session';
import { useEffect, useState } from 'react';
import type { CompanionStart } from '../face/companion.ts';
import type { AnyGame } from '../face/game.ts';
import type { MissionsFace } from '../face/missions.ts';
import { missionsOf } from '../games/games.ts';
import type { TablePlan } from '../link/protocol.ts';
import { YOU } from '../link/seating.ts';
import { freshSeed } from '../link/seed.ts';
import type { Summary } from '../link/summary.ts';
import { usualPlan } from '../missions/onward.ts';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { useFail } from '../ui/loading.tsx';

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
    game.companion?.().then((loaded) => setStart(() => loaded), fail);
    missionsOf(game).then((loaded) => setMissions(() => loaded), fail);
  }, [game, fail]);
  if (start === null || missions === null) return <p>Loading…</p>;
  const solo = missions.all.filter(({ parties }) => parties.some(({ isProcedure }) => isProcedure));
  const chosen = from === '' ? (start.optionsOf === null ? (solo[0]?.id ?? '') : OWN) : from;
  const mission = solo.find(({ id }) => id === chosen);
  return (
    <div className="hand-new">
      <label>
        <span>Set up </span>
        <select className="field" value={chosen} onChange={({ target }) => setFrom(target.value)}>
          {start.optionsOf === null ? null : <option value={OWN}>by tapping, on boards of mine</option>}
          {solo.map(({ id, name }) => (
            <option key={id} value={id}>
              as in {name}
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
        <OwnBoards start={start} onBegin={onBegin} />
      ) : (
        <Button tone="main" onClick={() => onBegin(byHand(usualPlan(missions, mission)))}>
          Set it up
        </Button>
      )}
    </div>
  );
}

function OwnBoards({ start, onBegin }: { readonly start: CompanionStart; readonly onBegin: NewTableProps['onBegin'] }) {
  const { boards, sides, optionsOf, seatOf } = start;
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [ai, setAi] = useState(sides.at(-1)?.id ?? '');
  if (optionsOf === null) return null;
  const pick = (id: string): void =>
    setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  const seats = { [seatOf(ai)]: { kind: 'person', name: YOU }, [PROCEDURE_SEAT]: { kind: 'procedure' } } as const;
  return (
    <>
      <Choice
        label="The AI plays"
        values={sides.map(({ id }) => id)}
        labels={Object.fromEntries(sides.map(({ id, name }) => [id, `AI: ${name}`]))}
        value={ai}
        onChange={setAi}
      />
      <div className="hand-boards" role="group" aria-label="Boards, from left to right">
        {boards.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="hand-item"
            aria-pressed={picked.includes(id)}
            onClick={() => pick(id)}
          >
            {name}
            {picked.includes(id) ? <i aria-hidden="true">{picked.indexOf(id) + 1}</i> : null}
          </button>
        ))}
      </div>
      <Button
        tone="main"
        disabled={picked.length === 0}
        onClick={() => onBegin(byHand({ options: optionsOf(picked, ai), seats, seed: freshSeed() }))}
      >
        {picked.length === 0 ? 'Tap your boards' : 'Lay them: set up the counters'}
      </Button>
    </>
  );
}

/** The plan with the table's own dice and cards. */
function byHand(plan: TablePlan): TablePlan {
  return { ...plan, seats: { ...plan.seats, [PROCEDURE_SEAT]: { kind: 'procedure', chance: 'table' } } };
}
