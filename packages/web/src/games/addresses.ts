import type { AnyGame } from '../face/game.ts';
import { GAMES, gameWith } from './games.ts';

/** The first game has the short addresses; the others start with their id. */
function placeOf({ id }: AnyGame): string {
  return id === GAMES[0].id ? '' : `/${id}`;
}

export function missionsAddress(game: AnyGame, filter = ''): string {
  return `${placeOf(game)}/missions${filter === '' ? '' : `/show/${filter}`}`;
}

/** `mission` is an id, or a word that stands for one. */
export function missionAddress(game: AnyGame, mission: string): string {
  return `${placeOf(game)}/missions/${mission}`;
}

/** The best scores, in a game that keeps them. */
export function recordAddress(game: AnyGame): string {
  return `${placeOf(game)}/record`;
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

/** Looks through a match on this browser's shelf, from an entry on. */
export function replayAddress(id: string, seq?: number): string {
  return `/replay/${id}${seq === undefined ? '' : `/${seq}`}`;
}

/** A mission as pages to print. */
export function printAddress({ id }: Pick<AnyGame, 'id'>, mission: string): string {
  return `/print/${id}/${mission}`;
}

export const ONLINE = '/online';

/** The list of matches beside a real table, or one of them. */
export function companionAddress(id = ''): string {
  return `/companion${id === '' ? '' : `/${id}`}`;
}

/** Looks through a match on the server, from an entry on. */
export function farReplayAddress(id: string, seq?: number): string {
  return `${ONLINE}/match/${id}/replay${seq === undefined ? '' : `/${seq}`}`;
}

/** Where a match on the server is created; game and mission may already be chosen. */
export function newMatchAddress(game?: Pick<AnyGame, 'id'>, mission = ''): string {
  return `${ONLINE}/new${game === undefined ? '' : `/${game.id}`}${mission === '' ? '' : `/${mission}`}`;
}

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

/** The game that an address belongs to; undefined for screens of no game. */
export function gameAt(address: string): AnyGame | undefined {
  const [, place = ''] = address.split('/');
  return SHORT.includes(place) ? GAMES[0] : gameWith(place);
}
