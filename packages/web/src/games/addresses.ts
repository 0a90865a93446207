import type { AnyGame } from '../face/game.ts';
import { GAMES, gameWith } from './games.ts';

/** The first game has the short addresses; every other one has its id in front. */
function placeOf({ id }: AnyGame): string {
  return id === GAMES[0].id ? '' : `/${id}`;
}

export function missionsAddress(game: AnyGame, filter = ''): string {
  return `${placeOf(game)}/missions${filter === '' ? '' : `/show/${filter}`}`;
}

/** A mission's id, or a word that stands for one. */
export function missionAddress(game: AnyGame, mission: string): string {
  return `${placeOf(game)}/missions/${mission}`;
}

export function rulesAddress(game: AnyGame, rule = ''): string {
  return `${placeOf(game)}/rules${rule === '' ? '' : `/${rule}`}`;
}

export function generateAddress(game: AnyGame, wish = ''): string {
  return `${placeOf(game)}/generate${wish === '' ? '' : `/${wish}`}`;
}

export function learnAddress(game: AnyGame, lesson = ''): string {
  return `${placeOf(game)}/learn${lesson === '' ? '' : `/${lesson}`}`;
}

/** A match of this browser's shelf, looked through from an entry on. */
export function replayAddress(id: string, seq?: number): string {
  return `/replay/${id}${seq === undefined ? '' : `/${seq}`}`;
}

/** A mission as pages for a table. */
export function printAddress({ id }: Pick<AnyGame, 'id'>, mission: string): string {
  return `/print/${id}/${mission}`;
}

/** Matches with others. */
export const ONLINE = '/online';

/** Tables of cardboard beside which the app runs the AI, or one of them. */
export function companionAddress(id = ''): string {
  return `/companion${id === '' ? '' : `/${id}`}`;
}

/** The same for a match on the server. */
export function farReplayAddress(id: string, seq?: number): string {
  return `${ONLINE}/match/${id}/replay${seq === undefined ? '' : `/${seq}`}`;
}

/** Where one is made: of this game and mission, if they are chosen already. */
export function newMatchAddress(game?: Pick<AnyGame, 'id'>, mission = ''): string {
  return `${ONLINE}/new${game === undefined ? '' : `/${game.id}`}${mission === '' ? '' : `/${mission}`}`;
}

/** The reasons for an entry of the game's example. */
export function exampleAddress(game: AnyGame, seq: number | ''): string {
  return `${placeOf(game)}/example/${seq}`;
}

export function exampleAt(game: AnyGame, address: string): string | undefined {
  return restOf(address, exampleAddress(game, ''));
}

export function lessonAt(game: AnyGame, address: string): string | undefined {
  return restOf(address, `${learnAddress(game)}/`);
}

function restOf(address: string, place: string): string | undefined {
  const rest = address.startsWith(place) ? address.slice(place.length) : '';
  return rest === '' ? undefined : rest;
}

const SHORT = ['missions', 'rules', 'generate', 'learn', 'example'];

/** The game whose screens these are; undefined if they are of no game. */
export function gameAt(address: string): AnyGame | undefined {
  const [, place = ''] = address.split('/');
  return SHORT.includes(place) ? GAMES[0] : gameWith(place);
}
