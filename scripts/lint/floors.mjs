// The floors of the large packages: a room (a folder of `src`) may import from rooms on lower floors only.

/**
 * For each package its floors from the ground up. A folder inside a room belongs to that room unless it is listed here. Files in `src`
 * itself may import any room; tests and `testing` may import anything.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const floors = {
  bear: [
    ['board'],
    ['model'],
    ['content', 'rules/special', 'rules/victory'],
    ['rules/units'],
    ['rules/ground', 'rules/payment'],
    ['position', 'rules/fire', 'rules/order'],
    ['rules/hits', 'setup'],
    ['rules/contact'],
    ['rules/attack', 'rules/march', 'rules/stealth'],
    ['rules/fieldworks', 'rules/support'],
    ['bots/captain/scene', 'cards', 'solo/thought'],
    ['bots/captain/sums', 'solo/ways'],
    ['bots/captain/plans', 'solo/orders'],
    ['bots/captain', 'solo/choice'],
    ['solo/track'],
    ['round'],
    ['generator'],
    ['bots/drafter', 'audit', 'words'],
    ['advice', 'bots', 'pictures'],
  ],
  limanowa: [
    ['model'],
    ['board', 'content', 'rules/cards', 'rules/objectives'],
    ['rules', 'rules/combat', 'rules/ground', 'setup'],
    ['audit', 'rules/artillery'],
    ['solo'],
    ['round'],
    ['bots/corps', 'words'],
    ['advice', 'bots', 'pictures'],
  ],
  web: [
    ['face', 'online/server', 'ui'],
    ['link', 'online/dice', 'rules', 'saying', 'settings'],
    ['faults', 'match', 'motion', 'scene'],
    ['analysis'],
    ['draft', 'film', 'log', 'result', 'sight', 'sound', 'why'],
    ['bear', 'limanowa', 'map', 'orders'],
    ['games', 'online/clock', 'online/notices', 'online/talk', 'play'],
    ['about', 'lessons', 'opening', 'rulebook'],
    ['missions', 'online/table', 'replay', 'share'],
    ['companion', 'generate', 'packs', 'print'],
    ['online/lobby'],
    ['home'],
    ['app'],
  ],
  server: [
    ['games', 'store'],
    ['budget', 'jobs', 'pace'],
    ['tables'],
    ['lists', 'talk', 'threads'],
    ['lobby'],
    ['notices', 'people'],
    ['doors'],
  ],
  cli: [['io'], ['desk'], ['bear', 'limanowa'], ['games'], ['commands']],
};

/**
 * Why a file may not import another of its own package, or undefined if it may.
 * @param {string} file path from the root of the repository, with forward slashes
 * @param {string} target
 * @returns {string | undefined}
 */
export function judgeFloors(file, target) {
  const [from, to] = [placeOf(file), placeOf(target)];
  const plan = floors[from?.home ?? ''];
  if (plan === undefined || from === undefined || to === undefined || from.folder === '' || to.folder === '') {
    return undefined;
  }
  const [room, other] = [roomIn(plan, from.folder), roomIn(plan, to.folder)];
  const lost = room === undefined ? from : to;
  if (room === undefined || other === undefined)
    return `the folder '${lost.folder}' of ${lost.home} is on no floor: give it one in scripts/lint/floors.mjs.`;
  return room === other || floorOf(plan, other) < floorOf(plan, room)
    ? undefined
    : `in ${from.home} the room '${room}' may not import from '${other}', which is not on a lower floor.`;
}

/**
 * The package and folder of a file; undefined outside `src` and for code that only tests use.
 * @param {string} file
 */
function placeOf(file) {
  const [, home = '', inside = ''] = /^packages\/([^/]+)\/src\/(.+)$/.exec(file) ?? [];
  if (home === '' || /\.test\.tsx?$/.test(inside) || /^tests?(?:ing)?\//.test(inside)) return undefined;
  return { home, folder: inside.split('/').slice(0, -1).join('/') };
}

/**
 * The room that a folder belongs to: itself if listed, otherwise the nearest one around it.
 * @param {readonly (readonly string[])[]} plan
 * @param {string} folder
 * @returns {string | undefined}
 */
function roomIn(plan, folder) {
  if (folder === '') return undefined;
  return plan.flat().includes(folder) ? folder : roomIn(plan, folder.split('/').slice(0, -1).join('/'));
}

/**
 * @param {readonly (readonly string[])[]} plan
 * @param {string} room
 */
function floorOf(plan, room) {
  return plan.findIndex((rooms) => rooms.includes(room));
}
