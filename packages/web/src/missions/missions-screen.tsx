import { use, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { MiniMapModel, MissionFacts, RecordSheet } from '../face/missions.ts';
import { missionAddress, missionsAddress, recordAddress } from '../games/addresses.ts';
import { GameSwitch } from '../games/game-switch.tsx';
import { missionsOf } from '../games/games.ts';
import { useBestsStore } from '../link/bests.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { useTitle } from '../ui/page.ts';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTER, parseFilter, printFilter, showMissions } from './filter.ts';
import { MiniMap } from './mini-map.tsx';
import { Medal, printRecord, RateBar, Tags } from './mission-facts.tsx';
import { fillSheet } from './record-model.ts';
import { type PlayRecord, recordOf, refreshTally, standingOf, useTallyStore } from './tally.ts';
import './missions-screen.css';

interface MissionsScreenProps {
  readonly game: AnyGame;
  readonly shown?: string | undefined;
}

/** The filter lives in the address, so going back restores it. */
export function MissionsScreen({ game, shown: asked = '' }: MissionsScreenProps) {
  useTitle(`Missions: ${game.name}`);
  const [, navigate] = useLocation();
  const tally = useTallyStore((store) => store.tally);
  useEffect(() => void refreshTally(), []);
  const { all, facets, lead, miniMapOf, sheet } = use(missionsOf(game));
  const filter = parseFilter(facets, asked);
  const shown = showMissions(all, filter, (mission) => standingOf(tally, mission));
  const show = (next: typeof filter): void => navigate(missionsAddress(game, printFilter(next)), { replace: true });
  return (
    <main className="page">
      <header className="missions-head">
        <h1>Missions</h1>
        {/* Facets that the other game has too keep their filter. */}
        <GameSwitch game={game} label="Missions of" addressOf={(other) => missionsAddress(other, asked)} />
        <p className="page-lead">{lead}</p>
        {sheet === undefined ? null : <SheetLink game={game} sheet={sheet} />}
      </header>
      <FilterBar filter={filter} facets={facets} onChange={show} />
      <div className="missions-count">
        <p role="status">
          {shown.length === 0 ? 'No missions match. Remove a filter.' : `${shown.length} of ${all.length} missions`}
        </p>
        {printFilter(filter) === '' ? null : (
          <Button tone="plain" onClick={() => show(NO_FILTER)}>
            Clear filters
          </Button>
        )}
      </div>
      {groupsOf(shown).map(({ key, name, missions }) => (
        <section key={key} className="mission-group" aria-label={name === '' ? 'Ours' : name}>
          {name === '' ? null : <h2 className="mission-group-name">{name}</h2>}
          <div className="mission-grid">
            {missions.map((facts) => (
              <MissionCard
                key={facts.id}
                facts={facts}
                map={miniMapOf(facts.id)}
                href={missionAddress(game, facts.id)}
                record={recordOf(tally, facts.id)}
              />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function SheetLink({ game, sheet }: { readonly game: AnyGame; readonly sheet: RecordSheet }) {
  const bests = useBestsStore((store) => store.bests);
  const { points, most } = fillSheet(sheet, bests).total;
  return (
    <LinkButton href={recordAddress(game)} className="missions-sheet">
      {sheet.title}: {points} of {most} {sheet.unit}
    </LinkButton>
  );
}

/** Our own missions first, then pack by pack, grouped by hash: two packs may share a name. */
function groupsOf(shown: readonly MissionFacts[]): { key: string; name: string; missions: MissionFacts[] }[] {
  const groups = new Map<string, { key: string; name: string; missions: MissionFacts[] }>();
  for (const facts of shown) {
    const key = facts.pack?.hash ?? '';
    const group = groups.get(key) ?? { key, name: facts.pack?.name ?? '', missions: [] };
    group.missions.push(facts);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => Number(a.key !== '') - Number(b.key !== ''));
}

interface MissionCardProps {
  readonly facts: MissionFacts;
  readonly map: MiniMapModel | null;
  readonly href: string;
  readonly record: PlayRecord;
}

function MissionCard({ facts, map, href, record }: MissionCardProps) {
  const { name, matchUp, tags, parties, stakes, rates } = facts;
  const standing = printRecord(record);
  return (
    <article className="mission-card panel">
      <div className="mission-card-map">
        {map === null ? null : <MiniMap map={map} />}
        {standing === '' ? null : (
          <span className="mission-mark" data-won={record.won > 0 || undefined}>
            {record.won > 0 ? <Medal /> : null}
            {standing}
          </span>
        )}
      </div>
      <div className="mission-card-text">
        <p className="mission-match-up">{matchUp}</p>
        <h2>
          <Link href={href} className="card-link">
            {name}
          </Link>
        </h2>
        <Tags tags={tags} />
        <dl className="mission-forces">
          {parties.map((party) => (
            <div key={party.seat}>
              <dt data-side={party.side}>
                {party.name} <span>{party.units}</span>
              </dt>
              <dd>{party.forces}</dd>
            </div>
          ))}
        </dl>
        <p className="mission-stakes">
          <strong>{stakes.unit}</strong> {stakes.short.join(' · ')}
        </p>
        {rates === null ? null : <RateBar rates={rates} />}
      </div>
    </article>
  );
}
