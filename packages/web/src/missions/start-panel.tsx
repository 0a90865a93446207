import type { Seating } from '@sandtable/session';
import { RadioGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { MainChoice, MissionFacts, MissionsFace, Switches } from '../face/missions.ts';
import { newMatchAddress } from '../games/addresses.ts';
import { beginMatch } from '../games/open-match.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { peopleOf } from '../link/seating.ts';
import { freshSeed } from '../link/seed.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { isBeginner } from '../settings/newcomer.ts';
import { Button, ReloadButton } from '../ui/buttons.tsx';
import { painted } from '../ui/idle.ts';
import { Notice, TakesLong } from '../ui/notices.tsx';
import { Panel } from '../ui/panel.tsx';
import { AS_PRINTED, RulesOfMatch, withoutOthers } from './rules-of-match.tsx';
import { defaultSitters, hasPerson, seatingOf, SeatPicks } from './seats.tsx';
import './start-panel.css';

interface StartPanelProps {
  readonly game: AnyGame;
  readonly missions: MissionsFace;
  readonly facts: MissionFacts;
}

export function StartPanel({ game, missions, facts: { id, pack } }: StartPanelProps) {
  const [, navigate] = useLocation();
  const [switches, setSwitches] = useState<Switches>(AS_PRINTED);
  const rules = missions.rulesOf(id, switches);
  const { parties } = rules;
  const seated = defaultSitters(parties, missions.bots[0]?.name ?? 'me');
  const [chosen, setSitters] = useState(seated);
  // A rule option may have changed the seats; new ones have their default sitters.
  const sitters = { ...seated, ...chosen };
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);
  const isSeated = hasPerson(parties, sitters);

  const set = (option: string, value: string): void => setSwitches(missions.withSwitch(id, switches, option, value));
  const start = async (): Promise<void> => {
    setStarting(true);
    loadTable(game);
    await painted();
    const options = missions.optionsOf(id, switches);
    const seats = seatingOf(parties, sitters);
    const plan = { options, seats, seed: isBeginner() ? seedFor(missions, options, seats) : freshSeed() };
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
      {pack === undefined ? (
        <p>
          Not at this screen? <Link href={newMatchAddress(game, id)}>Play a friend by link</Link>
        </p>
      ) : null}
      <RulesOfMatch
        rules={rules}
        switches={switches}
        onSwitch={({ option }, value) => set(option, value)}
        onReset={() => setSwitches(withoutOthers(switches, rules.main?.option))}
      />
    </Panel>
  );
}

/** Preloads the play screen while the worker sets the match up. A failure is reported when the screen loads again. */
export function loadTable(game: AnyGame): void {
  const face = game.use<Promise<unknown>>((its) => its.face());
  Promise.all([import('../play/play-screen.tsx'), face]).catch(() => undefined);
}

/** The most seeds tried for a first match. */
const MOST_TRIED = 40;

/** A seed with which a first match opens with the player's own turn, if one person plays against the AI. */
function seedFor({ opensFor }: MissionsFace, options: object, seats: Seating): string {
  const [person, another] = peopleOf(seats);
  const isAlone = another === undefined && Object.values(seats).every(({ kind }) => kind !== 'bot');
  let seed = freshSeed();
  if (opensFor === null || person === undefined || !isAlone) return seed;
  for (let tried = 1; tried < MOST_TRIED && !opensFor(options, person, seed); tried++) seed = freshSeed();
  return seed;
}

interface MainChoiceProps {
  readonly choice: MainChoice;
  readonly value: string;
  readonly onChange: (option: string, value: string) => void;
}

export function MainChoiceView({ choice: { option, name, rule, values }, value, onChange }: MainChoiceProps) {
  const id = useId();
  return (
    <div className="main-choice">
      <p>
        <strong id={id}>{name}</strong> <RuleLink rule={rule} />
      </p>
      <RadioGroup.Root
        className="main-choice-row"
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen) => onChange(option, chosen)}
      >
        {values.map((each) => (
          <RadioGroup.Item key={each.value} value={each.value} className="main-choice-item">
            <strong>{each.label}</strong>
            <span className="main-choice-aside">{each.aside}</span>
            <span className="main-choice-about">{each.about}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
