import { use } from 'react';
import type { AnyGame } from '../../face/game.ts';
import type { Wish } from '../../face/generator.ts';
import type { MissionFacts, MissionsFace, Party, Switches } from '../../face/missions.ts';
import { Controls } from '../../generate/generate-screen.tsx';
import { DrafterPicks } from '../../generate/start-generation.tsx';
import { GAMES, gameNamed, generatorOf, missionsOf } from '../../games/games.ts';
import { AS_PRINTED, RulesOfMatch, withoutOthers } from '../../missions/rules-of-match.tsx';
import { MainChoiceView } from '../../missions/start-panel.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notices.tsx';
import { PlayedMap } from './mission-of.tsx';
import '../../generate/generate.css';

/** What to play: a mission with its rule options, or a match drafted at the table. */
export type Fight =
  | { readonly kind: 'mission'; readonly game: string; readonly mission: string; readonly switches: Switches }
  | {
      readonly kind: 'generate';
      readonly game: string;
      readonly wish: Wish;
      /** Which bot drafts for which hand; '' for the person in the seat. */
      readonly drafters: Readonly<Record<string, string>>;
    };

export interface FightPlan {
  readonly options: object;
  readonly parties: readonly Party[];
  readonly bots: Pick<MissionsFace, 'bots' | 'procedure'>;
  readonly drafts: Readonly<Record<string, string>>;
  /** Why it cannot be played like this; null if it can. */
  readonly refusal: string | null;
}

const GENERATED = 'generate';

/** Strangers meet here: what a game offers to even a fight out is preselected. */
const ONLINE: Wish = { play: 'people', online: 'on' };

/** A mission by id; '' for the first one for two players. */
export function fightOf(game: string, mission: string): Fight {
  if (mission === GENERATED && gameNamed(game).generator !== null)
    return { kind: 'generate', game, wish: {}, drafters: {} };
  return { kind: 'mission', game, mission, switches: AS_PRINTED };
}

/** Suspends until the game's missions or its generator are loaded. */
export function usePlan(fight: Fight): FightPlan {
  const game = gameNamed(fight.game);
  if (fight.kind === 'generate') {
    const generator = use(generatorOf(game));
    const { options, parties, refusal } = generator.sheetOf({ ...fight.wish, ...ONLINE });
    const drafts = Object.fromEntries(Object.entries(fight.drafters).filter(([, drafter]) => drafter !== ''));
    return { options, parties, refusal, bots: generator, drafts };
  }
  const missions = use(missionsOf(game));
  const { id } = missionIn(missions, fight.mission);
  const { parties, refusal } = missions.rulesOf(id, fight.switches);
  return { options: { ...fight.switches, mission: id }, parties, refusal, bots: missions, drafts: {} };
}

function missionIn({ all }: MissionsFace, mission: string): MissionFacts {
  const found = all.find(({ id }) => id === mission) ?? all.find(isForSeveral) ?? all[0];
  if (found === undefined) throw new Error('a game has a mission');
  return found;
}

function isForSeveral({ parties }: MissionFacts): boolean {
  return parties.filter(({ isProcedure }) => !isProcedure).length > 1;
}

interface FightPickProps {
  readonly fight: Fight;
  readonly onChange: (fight: Fight) => void;
}

export function FightPick({ fight, onChange }: FightPickProps) {
  const game = gameNamed(fight.game);
  const kinds = game.generator === null ? ['mission'] : ['mission', GENERATED];
  return (
    <section className="create-fight" aria-label="What to play">
      <Choice
        label="Game"
        values={GAMES.map(({ id }) => id)}
        labels={Object.fromEntries(GAMES.map(({ id, name }) => [id, name]))}
        value={game.id}
        onChange={(id) => onChange(fightOf(id, ''))}
      />
      {kinds.length < 2 ? null : (
        <Choice
          label="Mission or generated"
          values={kinds}
          labels={{ mission: 'A mission', [GENERATED]: 'Generated at the table' }}
          value={fight.kind}
          onChange={(kind) => onChange(fightOf(game.id, kind))}
        />
      )}
      {fight.kind === 'mission' ? (
        <MissionPick game={game} fight={fight} onChange={onChange} />
      ) : (
        <GuidelinePick game={game} fight={fight} onChange={onChange} />
      )}
    </section>
  );
}

interface MissionPickProps extends FightPickProps {
  readonly game: AnyGame;
  readonly fight: Extract<Fight, { kind: 'mission' }>;
}

function MissionPick({ game, fight, onChange }: MissionPickProps) {
  const missions = use(missionsOf(game));
  const facts = missionIn(missions, fight.mission);
  const { switches } = fight;
  const rules = missions.rulesOf(facts.id, switches);
  const set = (option: string, value: string): void =>
    onChange({ ...fight, mission: facts.id, switches: missions.withSwitch(facts.id, switches, option, value) });
  // A server has none of this browser's packs.
  const ours = missions.all.filter(({ pack }) => pack === undefined);
  const groups = [
    ['For two or more', ours.filter(isForSeveral)],
    ['Alone against the AI, on any device of yours', ours.filter((each) => !isForSeveral(each))],
  ] as const;
  return (
    <>
      <div className="create-mission panel">
        <div className="create-map" aria-hidden="true">
          <PlayedMap key={facts.id} played={{ game: game.id, mission: facts.id, options: null }} />
        </div>
        <div>
          <h2>{facts.name}</h2>
          <p className="soft">{[facts.matchUp, ...facts.tags.slice(0, 2)].join(' · ')}</p>
          <label className="create-other">
            <span>Mission</span>
            <select
              className="field"
              value={facts.id}
              onChange={({ target }) => onChange(fightOf(game.id, target.value))}
            >
              {groups.map(([label, list]) => (
                <optgroup key={label} label={label}>
                  {list.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        </div>
      </div>
      {rules.main === null ? null : (
        <MainChoiceView
          choice={rules.main}
          value={switches[rules.main.option] ?? rules.main.values[0]?.value ?? ''}
          onChange={set}
        />
      )}
      <RulesOfMatch
        rules={rules}
        switches={switches}
        onSwitch={({ option }, value) => set(option, value)}
        onReset={() => onChange({ ...fight, switches: withoutOthers(switches, rules.main?.option) })}
      />
    </>
  );
}

interface GuidelinePickProps extends FightPickProps {
  readonly game: AnyGame;
  readonly fight: Extract<Fight, { kind: 'generate' }>;
}

function GuidelinePick({ game, fight, onChange }: GuidelinePickProps) {
  const generator = use(generatorOf(game));
  const sheet = generator.sheetOf({ ...fight.wish, ...ONLINE });
  const chosen = generator.guidelines.find(({ id }) => id === sheet.guideline);
  const set = (name: string, value: string): void => onChange({ ...fight, wish: { ...fight.wish, [name]: value } });
  return (
    <>
      <label className="create-other">
        <span>Guideline</span>
        <select className="field" value={sheet.guideline} onChange={({ target }) => set('guideline', target.value)}>
          {generator.guidelines.map(({ id, name, tags }) => (
            <option key={id} value={id}>
              {[name, ...tags.slice(0, 2)].join(' · ')}
            </option>
          ))}
        </select>
      </label>
      <p className="soft">{chosen?.about}</p>
      {sheet.advice.map((advice) => (
        <p key={advice} className="soft">
          {advice}
        </p>
      ))}
      {sheet.refusal === null ? null : <Notice>{sheet.refusal}</Notice>}
      <DrafterPicks
        generator={generator}
        hands={sheet.hands}
        drafters={fight.drafters}
        onChange={(drafters) => onChange({ ...fight, drafters })}
      />
      <details className="create-controls">
        <summary>All options of the draft</summary>
        <Controls sheet={sheet} onChange={set} />
      </details>
    </>
  );
}
