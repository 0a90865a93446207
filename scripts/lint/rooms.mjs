// The rooms inside the large packages: which folder may import which. Held by the linter as the arrows between packages are
// (arrows.mjs); docs/architecture.md draws them, and rooms.test.ts compares all three with the real imports.

/**
 * Of each package its rooms, from the ground up, with the rooms they may import from. A room is a folder of `src`; files that
 * lie in `src` itself are the room `.`, which may import any other. Tests, and what only they use, may import anything.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
export const rooms = {
  bear: {
    board: [],
    model: ['board'],
    content: ['board', 'model'],
    'rules/special': ['board', 'model'],
    'rules/units': ['board', 'model', 'rules/special'],
    'rules/victory': ['model'],
    'rules/ground': ['board', 'model', 'rules/special', 'rules/units'],
    'rules/payment': ['model', 'rules/units'],
    position: ['board', 'model', 'rules/ground', 'rules/units'],
    'rules/fire': ['board', 'model', 'rules/ground', 'rules/special', 'rules/units'],
    'rules/order': ['board', 'model', 'rules/payment', 'rules/units', 'rules/victory'],
    'rules/hits': ['board', 'model', 'rules/order', 'rules/special', 'rules/units', 'rules/victory'],
    setup: ['board', 'model', 'position', 'rules/ground', 'rules/victory'],
    'rules/contact': [
      'board',
      'model',
      'rules/fire',
      'rules/ground',
      'rules/hits',
      'rules/order',
      'rules/special',
      'rules/units',
      'rules/victory',
    ],
    'rules/attack': [
      'board',
      'model',
      'rules/contact',
      'rules/fire',
      'rules/hits',
      'rules/order',
      'rules/payment',
      'rules/special',
      'rules/units',
    ],
    'rules/march': [
      'board',
      'model',
      'rules/contact',
      'rules/ground',
      'rules/hits',
      'rules/order',
      'rules/payment',
      'rules/units',
      'rules/victory',
    ],
    'rules/stealth': [
      'model',
      'rules/contact',
      'rules/ground',
      'rules/order',
      'rules/payment',
      'rules/special',
      'rules/units',
      'rules/victory',
    ],
    'rules/fieldworks': [
      'board',
      'model',
      'rules/attack',
      'rules/contact',
      'rules/fire',
      'rules/ground',
      'rules/march',
      'rules/order',
      'rules/units',
    ],
    'rules/support': [
      'board',
      'model',
      'rules/attack',
      'rules/contact',
      'rules/fire',
      'rules/order',
      'rules/payment',
      'rules/special',
      'rules/units',
      'rules/victory',
    ],
    'bots/captain': [
      'board',
      'model',
      'rules/fieldworks',
      'rules/fire',
      'rules/ground',
      'rules/march',
      'rules/payment',
      'rules/special',
      'rules/units',
      'rules/victory',
    ],
    cards: [
      'board',
      'model',
      'rules/attack',
      'rules/contact',
      'rules/fieldworks',
      'rules/fire',
      'rules/ground',
      'rules/hits',
      'rules/march',
      'rules/order',
      'rules/payment',
      'rules/stealth',
      'rules/special',
      'rules/units',
    ],
    solo: [
      'board',
      'model',
      'rules/attack',
      'rules/contact',
      'rules/fieldworks',
      'rules/fire',
      'rules/ground',
      'rules/hits',
      'rules/march',
      'rules/order',
      'rules/payment',
      'rules/support',
      'rules/special',
      'rules/units',
      'rules/victory',
    ],
    'bots/drafter': ['board', 'generator', 'model'],
    bots: ['bots/captain', 'bots/drafter', 'model'],
    round: [
      'cards',
      'model',
      'rules/attack',
      'rules/contact',
      'rules/fieldworks',
      'rules/fire',
      'rules/hits',
      'rules/march',
      'rules/order',
      'rules/payment',
      'rules/stealth',
      'rules/support',
      'rules/special',
      'rules/units',
      'rules/victory',
      'solo',
    ],
    generator: [
      'board',
      'model',
      'round',
      'rules/contact',
      'rules/ground',
      'rules/order',
      'rules/stealth',
      'rules/units',
      'rules/victory',
    ],
    audit: ['board', 'generator', 'model', 'position', 'rules/contact', 'rules/ground', 'rules/units'],
    words: [
      'board',
      'cards',
      'generator',
      'model',
      'rules/fieldworks',
      'rules/fire',
      'rules/ground',
      'rules/hits',
      'rules/order',
      'rules/payment',
      'rules/stealth',
      'rules/support',
      'rules/units',
      'rules/victory',
      'solo',
    ],
    pictures: ['board', 'model', 'rules/special', 'rules/units', 'words'],
  },
  limanowa: {
    model: [],
    board: ['model'],
    content: ['model'],
    'rules/cards': ['model'],
    'rules/objectives': ['model'],
    rules: ['board', 'model'],
    'rules/combat': ['board', 'model'],
    'rules/ground': ['board', 'model'],
    setup: ['board', 'model'],
    audit: ['model', 'setup'],
    'rules/artillery': ['board', 'model', 'rules/combat'],
    solo: ['board', 'model', 'rules/artillery', 'rules/combat', 'rules/ground'],
    round: [
      'board',
      'model',
      'rules',
      'rules/artillery',
      'rules/cards',
      'rules/combat',
      'rules/ground',
      'rules/objectives',
      'solo',
    ],
    'bots/corps': [
      'board',
      'model',
      'round',
      'rules',
      'rules/artillery',
      'rules/cards',
      'rules/combat',
      'rules/ground',
    ],
    words: ['board', 'model', 'round', 'rules', 'rules/combat', 'rules/ground', 'solo'],
    bots: ['bots/corps', 'model'],
    pictures: ['board', 'model', 'rules', 'words'],
  },
  web: {
    face: [],
    ui: [],
    link: ['face'],
    rules: ['face', 'ui'],
    saying: ['face'],
    settings: ['ui'],
    faults: ['link', 'ui'],
    match: ['face', 'link', 'saying', 'settings'],
    motion: ['settings'],
    scene: ['face', 'saying', 'settings'],
    film: ['face', 'match', 'settings'],
    log: ['face', 'match', 'rules', 'ui'],
    result: ['face', 'link', 'match', 'rules', 'ui'],
    sight: ['face', 'match', 'rules', 'ui'],
    coach: ['face', 'match', 'rules', 'settings', 'ui'],
    banner: ['match'],
    sound: ['face', 'match', 'motion', 'settings', 'ui'],
    why: ['link', 'match', 'rules', 'ui'],
    draft: ['face', 'link', 'match', 'rules', 'scene', 'settings', 'ui'],
    map: ['face', 'film', 'match', 'motion', 'rules', 'saying', 'scene', 'settings', 'sound', 'ui'],
    orders: ['draft', 'face', 'log', 'match', 'rules', 'saying', 'settings', 'ui'],
    bear: ['face', 'film', 'log', 'match', 'rules', 'saying', 'scene', 'settings', 'ui'],
    limanowa: ['face', 'film', 'log', 'match', 'rules', 'saying', 'scene', 'settings', 'ui'],
    play: [
      'banner',
      'coach',
      'draft',
      'face',
      'faults',
      'film',
      'link',
      'log',
      'map',
      'match',
      'orders',
      'result',
      'rules',
      'saying',
      'scene',
      'sight',
      'sound',
      'ui',
      'why',
    ],
    games: ['bear', 'face', 'faults', 'limanowa', 'link', 'ui'],
    about: ['games', 'rules', 'ui'],
    rulebook: ['face', 'faults', 'games', 'rules', 'ui'],
    missions: ['face', 'games', 'link', 'rulebook', 'rules', 'scene', 'settings', 'ui'],
    lessons: ['face', 'games', 'match', 'rules', 'settings', 'ui'],
    generate: ['face', 'games', 'link', 'missions', 'rules', 'ui'],
    opening: ['games', 'link', 'ui'],
    home: [
      'face',
      'faults',
      'games',
      'generate',
      'lessons',
      'link',
      'missions',
      'opening',
      'rulebook',
      'rules',
      'settings',
      'ui',
    ],
    app: [
      'about',
      'face',
      'faults',
      'games',
      'generate',
      'home',
      'lessons',
      'link',
      'match',
      'missions',
      'opening',
      'play',
      'rulebook',
      'settings',
      'ui',
    ],
  },
  cli: {
    io: [],
    desk: ['io'],
    bear: ['desk', 'io'],
    limanowa: ['desk', 'io'],
    games: ['bear', 'desk', 'io', 'limanowa'],
    commands: ['desk', 'games', 'io'],
  },
};

/** Folders that hold no room of their own but rooms: `rules/fire`. */
const wings = ['rules/', 'bots/'];

/**
 * The room of a file of a package; undefined outside `src` and in what only tests use.
 * @param {string} file path from the root of the repository, with forward slashes
 * @returns {{ readonly home: string, readonly room: string } | undefined}
 */
export function roomOf(file) {
  const [, home = '', inside = ''] = /^packages\/([^/]+)\/src\/(.+)$/.exec(file) ?? [];
  if (home === '' || /\.test\.tsx?$/.test(inside) || /^tests?(?:ing)?\//.test(inside)) return undefined;
  const [first = '', second = '', third] = inside.split('/');
  if (second === '') return { home, room: '.' };
  const isWing = wings.includes(`${first}/`) && third !== undefined;
  return { home, room: isWing ? `${first}/${second}` : first };
}

/**
 * Why a file may not import another of its own package, or undefined if it may.
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined}
 */
export function judgeRooms(file, target) {
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === undefined || to === undefined || from.home !== to.home || from.room === to.room) return undefined;
  const plan = rooms[from.home];
  if (plan === undefined || from.room === '.') return undefined;
  const allowed = plan[from.room];
  if (allowed === undefined) return `the room '${from.room}' of ${from.home} is not in scripts/lint/rooms.mjs.`;
  return allowed.includes(to.room)
    ? undefined
    : `in ${from.home} the room '${from.room}' may not import from '${to.room}'.`;
}

/**
 * The rooms of a package floor by floor, the highest first: every arrow goes to a lower floor.
 * @param {Readonly<Record<string, readonly string[]>>} plan
 * @returns {string}
 */
export function drawRooms(plan) {
  const width = Math.max(...Object.keys(plan).map(({ length }) => length));
  const floors = Object.keys(plan).map((room) => ({ room, floor: floorOf(plan, room, []) }));
  const top = Math.max(...floors.map(({ floor }) => floor));
  const lines = [];
  for (let level = top; level >= 0; level--) {
    for (const { room } of floors.filter(({ floor }) => floor === level)) {
      const arrows = [...(plan[room] ?? [])].sort().join(', ');
      lines.push(
        `${String(level).padStart(2)}  ${room.padEnd(width)}  ${arrows === '' ? '' : `-> ${arrows}`}`.trimEnd(),
      );
    }
  }
  return lines.join('\n');
}

/**
 * @param {Readonly<Record<string, readonly string[]>>} plan
 * @param {string} room
 * @param {readonly string[]} above
 * @returns {number}
 */
function floorOf(plan, room, above) {
  if (above.includes(room)) throw new Error(`a circle of rooms: ${[...above, room].join(' -> ')}`);
  return Math.max(-1, ...(plan[room] ?? []).map((next) => floorOf(plan, next, [...above, room]))) + 1;
}
