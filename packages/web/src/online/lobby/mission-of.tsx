import type { MatchInfo } from '@sandtable/protocol';
import { use } from 'react';
import type { AnyGame } from '../../face/game.ts';
import type { MissionFacts, MissionsFace, RuleChange, Switches } from '../../face/missions.ts';
import { gameWith, missionsOf, printGame } from '../../games/games.ts';
import { plainName } from '../../link/seating.ts';
import { MiniMap } from '../../missions/mini-map.tsx';
import { lazyPart, ornament } from '../../ui/loading.tsx';

/** What is played at a table, as far as the server lets everyone know. */
export type PlayedFight = Pick<MatchInfo, 'game' | 'mission' | 'options'>;

export interface SeatText {
  readonly name: string;
  /** '' where sides are decided at the table. */
  readonly side: string;
}

export interface MissionText {
  readonly name: string;
  readonly facts: MissionFacts | undefined;
  readonly changes: readonly RuleChange[];
  seatOf(seat: string): SeatText;
}

/** Suspends until the game's missions are loaded. */
export function useMission({ game: id, mission, options }: PlayedFight): MissionText {
  const game = gameWith(id);
  const missions = game === undefined ? null : use(missionsOf(game));
  const facts = missions?.all.find((each) => each.id === mission);
  if (missions === null || facts === undefined)
    return {
      name: game === undefined ? printGame(id) : 'Generated firefight',
      facts,
      changes: [],
      seatOf: (seat) => ({ name: plainName(seat), side: '' }),
    };
  const { changes, parties } = missions.rulesOf(facts.id, switchesIn(options));
  return {
    name: facts.name,
    facts,
    changes,
    seatOf(seat) {
      const party = parties.find((each) => each.seat === seat);
      return { name: party?.name ?? plainName(seat), side: party?.side ?? '' };
    },
  };
}

/** The rule options among the agreed options: those whose values are words. */
function switchesIn(options: unknown): Switches {
  const agreed = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  return Object.fromEntries(
    agreed.filter((entry): entry is [string, string] => entry[0] !== 'mission' && typeof entry[1] === 'string'),
  );
}

interface MissionMapProps {
  readonly game: AnyGame;
  readonly id: string;
}

function MissionMap({ game, id }: MissionMapProps) {
  const map = mapOf(use(missionsOf(game)), id);
  return map === null ? null : <MiniMap map={map} fills />;
}

function mapOf(missions: MissionsFace, id: string) {
  return missions.all.some((each) => each.id === id) ? missions.miniMapOf(id) : null;
}

/** The map of a mission as set up; empty for a match drafted at the table. */
export function PlayedMap({ played: { game: id, mission } }: { readonly played: PlayedFight }) {
  const game = gameWith(id);
  return game === undefined || mission === null ? null : ornament(<MissionMap game={game} id={mission} />);
}

/** The mission's map with all counters, as its own page shows it. */
export const MissionPicture = lazyPart(async () => (await import('../../missions/mission-screen.tsx')).MissionPicture);
