import { drawBoard, FIELD, HEX_WIDTH, makePlane, PAPER } from '@sandtable/board';
import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { MissionFacts, MissionsFace, RecordSheet } from '../face/missions.ts';
import { missionsAddress, printAddress, recordAddress } from '../games/addresses.ts';
import { missionsOf } from '../games/games.ts';
import { useBestsStore } from '../link/bests.ts';
import { GlossaryProvider } from '../rulebook/glossary-provider.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { Terms } from '../rules/terms.tsx';
import { type ThemeName, useThemeName } from '../settings/use-theme.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { NotFound } from '../ui/notices.tsx';
import { GameId, useTitle } from '../ui/page.ts';
import { Panel } from '../ui/panel.tsx';
import { today } from '../ui/words.ts';
import { printRecord, RateBar, Tags } from './mission-facts.tsx';
import { missionNamed, TODAY } from './named.ts';
import { fillSheet } from './record-model.ts';
import { StartPanel } from './start-panel.tsx';
import { recordOf, useTallyStore } from './tally.ts';
import './mission-screen.css';

export function MissionScreen({ game, id }: { readonly game: AnyGame; readonly id: string }) {
  const missions = use(missionsOf(game));
  const facts = missionNamed(missions, id, today());
  useTitle(facts?.name ?? '');
  if (facts === undefined) return <NotFound />;
  return (
    <GameId value={game.id}>
      <main className="page mission-page">
        <header className="mission-head">
          <p className="mission-back">
            <Link href={missionsAddress(game)}>Missions</Link> · {facts.pack?.name ?? game.name}
            {id === TODAY ? ` · mission of the day, ${printDay()}` : ''}
          </p>
          <h1>{facts.name}</h1>
          <p className="page-lead">
            {facts.matchUp}
            <Record mission={facts.id} />
            <Best game={game} sheet={missions.sheet} mission={facts.id} />
          </p>
          <Tags tags={facts.tags} />
        </header>
        <div className="mission-map">
          <MissionPicture missions={missions} facts={facts} />
        </div>
        <div className="mission-side">
          <StartPanel game={game} missions={missions} facts={facts} />
          <Stakes facts={facts} />
        </div>
        <div className="mission-papers">
          <Panel title="Briefing">
            <p className="mission-briefing">
              <GlossaryProvider game={game}>
                <Terms text={facts.briefing} />
              </GlossaryProvider>
            </p>
          </Panel>
          <Forces facts={facts} />
          <LinkButton href={printAddress(game, facts.id)}>Print for a table</LinkButton>
        </div>
      </main>
    </GameId>
  );
}

/** `November 19` */
function printDay(): string {
  return new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
}

function Record({ mission }: { readonly mission: string }) {
  const tally = useTallyStore((store) => store.tally);
  const text = printRecord(recordOf(tally, mission));
  return text === '' ? null : <strong> · {text}</strong>;
}

/** The best score, if the game keeps one and there is one, with the way to the whole sheet. */
function Best({ game, sheet, mission }: { game: AnyGame; sheet: RecordSheet | undefined; mission: string }) {
  const bests = useBestsStore((store) => store.bests);
  if (sheet === undefined) return null;
  const best = fillSheet(sheet, bests).rows.find((row) => row.mission === mission)?.best;
  if (best === undefined) return null;
  const { points, most } = best;
  return (
    <>
      {' · '}
      <Link href={recordAddress(game)}>
        {points === null ? sheet.title : `Your best: ${points} of ${most} ${sheet.unit}`}
      </Link>
    </>
  );
}

function Forces({ facts }: { readonly facts: MissionFacts }) {
  return (
    <Panel title="Forces">
      <dl className="mission-forces">
        {facts.parties.map(({ seat, side, name, isProcedure, units, forces }) => (
          <div key={seat}>
            <dt data-side={side}>
              {name}
              {isProcedure ? ' (AI)' : ''} <span>{units}</span>
            </dt>
            <dd>{forces}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Stakes({ facts: { stakes, rates } }: { readonly facts: MissionFacts }) {
  return (
    <Panel title="What scores">
      <ul className="stakes">
        {stakes.lines.map(({ worth, text, whose }) => (
          <li key={`${worth} ${text}`}>
            <strong>{worth}</strong> {text} {whose === '' ? null : <span className="stakes-who">{whose}</span>}
          </li>
        ))}
      </ul>
      <p className="stakes-more">
        {stakes.end.text} <RuleLink rule={stakes.end.rule} />
      </p>
      {rates === null ? null : <RateBar rates={rates} />}
    </Panel>
  );
}

export interface MissionPictureProps {
  readonly missions: MissionsFace;
  readonly facts: MissionFacts;
}

export function MissionPicture({ missions, facts: { id, name } }: MissionPictureProps) {
  const theme = useThemeName();
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const draw = async (): Promise<void> => {
      const text = await drawingOf(missions, id, theme);
      if (!isLeft) setDrawing(text);
    };
    // After the first paint: drawing takes a tenth of a second. The mission can be played without its picture.
    const timer = setTimeout(() => void draw().catch(() => undefined), 0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [missions, id, theme]);
  if (drawing === null) return <div className="mission-picture" />;
  // Inline, since an SVG in an <img> cannot use the app's font.
  return (
    <div
      className="mission-picture"
      role="img"
      aria-label={`The map of ${name} with both sides set up`}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** Roughly its width on screen, in pixels: counters show only what is readable at that size. */
const WIDTH = 850;

const drawn = new Map<string, string>();

async function drawingOf(missions: MissionsFace, id: string, theme: ThemeName): Promise<string> {
  const key = `${theme} ${id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = await missions.pictureOf(id);
  const look = {
    theme: theme === 'field' ? FIELD : PAPER,
    hexPixels: (WIDTH * HEX_WIDTH) / makePlane(picture).bounds.width,
    turning: 'upright',
    fanned: null,
    hidesPieces: false,
    ids: 'picture-',
  } as const;
  const text = drawBoard(picture, look);
  drawn.set(key, text);
  return text;
}
