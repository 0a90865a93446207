import type { Access, MatchPlan, Pace } from '@sandtable/protocol';
import { Suspense, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { ONLINE } from '../../games/addresses.ts';
import { GAMES } from '../../games/games.ts';
import { Button } from '../../ui/buttons.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice, Waiting } from '../../ui/notices.tsx';
import { GameId, useTitle } from '../../ui/page.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { makeMatch } from '../dice/kept-dice.ts';
import { type Fight, FightPick, fightOf, usePlan } from './fight-pick.tsx';
import { HouseDoor } from './house-door.tsx';
import { keepInvitation } from './invitation.tsx';
import { refreshAnew } from './lobby-store.ts';
import { joinAddress } from './match-order.ts';
import { linkTo } from '../../ui/link-line.tsx';
import { PacePick, USUAL_PACE } from './pace-pick.tsx';
import { useRequest } from '../server/use-request.ts';
import { countFree, hasMe, seatsFor, SeatPlanPicks, type Sitters, usualSitters } from './seat-plan.tsx';
import { TableMade } from './table-made.tsx';
import { ensureMe } from './who-am-i.ts';
import './create.css';

const TITLE = 'A match with others';

interface CreateScreenProps {
  readonly game?: string | undefined;
  readonly mission?: string | undefined;
  /** Who is asked to take the free seats. */
  readonly person?: string | undefined;
}

export function CreateScreen({ game = GAMES[0].id, mission = '', person }: CreateScreenProps) {
  useTitle(TITLE);
  const [made, setMade] = useState<string | null>(null);
  return (
    <HouseDoor title={TITLE}>
      <Suspense fallback={<Waiting what="Loading the missions…" />}>
        {made === null ? (
          <CreateForm first={fightOf(game, mission)} asked={person} onMade={setMade} />
        ) : (
          <TableMade id={made} />
        )}
      </Suspense>
    </HouseDoor>
  );
}

interface CreateFormProps {
  readonly first: Fight;
  readonly asked: string | undefined;
  readonly onMade: (match: string) => void;
}

const ACCESS_WORDS: Readonly<Record<Access, string>> = { link: 'Only by link', open: 'Open table' };
const ACCESS_MEANS: Readonly<Record<Access, string>> = {
  link: 'Anyone with the link may take a free seat. It waits for 30 days.',
  open: 'Everybody sees the table in the list and may take a free seat. It waits for 14 days.',
};

const LIVE_MEANS = 'Everybody sees the table in the list while you have it open, and may take a free seat.';

function CreateForm({ first, asked, onMade }: CreateFormProps) {
  const [, navigate] = useLocation();
  const [fight, setFight] = useState(first);
  const [chosen, setSitters] = useState<Sitters>({});
  const [pace, setPace] = useState<Pace>(USUAL_PACE);
  const [access, setAccess] = useState<Access>('link');
  const [observers, setObservers] = useState(false);
  const [help, setHelp] = useState(true);
  const { isBusy, trouble, run } = useRequest();
  const watch = useId();
  const helped = useId();
  const { options, parties, bots, drafts, refusal } = usePlan(fight);
  const sitters = { ...usualSitters(parties), ...chosen };
  const free = countFree(parties, sitters);
  const isSeated = hasMe(parties, sitters);

  const create = async (): Promise<void> => {
    await ensureMe();
    const seats = seatsAskedOf(seatsFor(parties, sitters), asked);
    const made = await makeMatch({ game: fight.game, options, seats, pace, access, observers, help, drafts });
    const { token } = made;
    const match = made.match.id;
    keepInvitation(match, token);
    // This may be refused: the next page shows the link too.
    if (free > 0 && access === 'link' && asked === undefined) await copied(linkTo(joinAddress(match, token)));
    await refreshAnew();
    if (asked !== undefined) navigate(ONLINE);
    else if (free > 0) onMade(match);
    else navigate(`/online/match/${match}`);
  };

  return (
    <GameId value={fight.game}>
      <main className="page lobby create">
        <h1>{TITLE}</h1>
        <form
          className="create-form"
          onSubmit={(event) => {
            event.preventDefault();
            void run(create);
          }}
        >
          <FightPick
            fight={fight}
            onChange={(next) => {
              setFight(next);
              if (next.game !== fight.game || next.kind !== fight.kind) setSitters({});
            }}
          />
          <div className="create-terms">
            <SeatPlanPicks
              game={bots}
              parties={parties}
              sitters={sitters}
              friend={access === 'link' ? 'A friend, by link' : 'Anyone'}
              onChange={setSitters}
            />
            <PacePick pace={pace} onChange={setPace} />
            {free === 0 || asked !== undefined ? null : (
              <fieldset className="create-part">
                <legend>Who may come</legend>
                <Choice
                  label="Who may come"
                  values={['link', 'open']}
                  labels={ACCESS_WORDS}
                  value={access}
                  onChange={setAccess}
                />
                <p className="soft">{access === 'open' && pace.kind === 'live' ? LIVE_MEANS : ACCESS_MEANS[access]}</p>
              </fieldset>
            )}
            <div className="create-watch">
              <div>
                <span id={watch} className="create-label">
                  Observers
                </span>
                <p className="soft">They see what both sides know, and nothing else.</p>
              </div>
              <Toggle labelledBy={watch} on={observers} onChange={setObservers} />
            </div>
            <div className="create-watch">
              <div>
                <span id={helped} className="create-label">
                  Suggestions
                </span>
                <p className="soft">Whether the screen may suggest moves, to all players or to none.</p>
              </div>
              <Toggle labelledBy={helped} on={help} onChange={setHelp} />
            </div>
            {trouble === null ? null : <Notice>{trouble}</Notice>}
            {isSeated ? null : <p role="status">At least one seat must be a person’s.</p>}
          </div>
          <div className="lobby-foot create-foot">
            <Button
              type="submit"
              tone="main"
              className="start-button"
              disabled={isBusy || !isSeated || refusal !== null}
            >
              {isBusy
                ? 'Setting up…'
                : free === 0
                  ? 'Start'
                  : asked !== undefined
                    ? 'Send the challenge'
                    : access === 'link'
                      ? 'Set it, and copy the link'
                      : 'Set the table'}
            </Button>
          </div>
        </form>
      </main>
    </GameId>
  );
}

/** The free seats of a challenge are kept for the person asked. */
function seatsAskedOf(seats: MatchPlan['seats'], person: string | undefined): MatchPlan['seats'] {
  if (person === undefined) return seats;
  return Object.fromEntries(
    Object.entries(seats).map(([seat, plan]) => [seat, plan.kind === 'free' ? { kind: 'for' as const, person } : plan]),
  );
}

/** Browsers only allow it on a secure page, and soon after a click. */
async function copied(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The next page shows the link to copy by hand.
  }
}
