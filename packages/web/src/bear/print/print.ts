import { missionNamed, NATIONS, printLength, type Seen, setUpOf, SIDES, type View } from '@sandtable/bear';
import { entryArrows, exitArrows, mapPicture, markersOf, piecesOf } from '@sandtable/bear/pictures';
import { type BoardPicture, EMPTY_SCENE } from '@sandtable/board';
import { bad, counted, ok, type Result } from '@sandtable/kernel';
import {
  type Block,
  type PrintFace,
  type PrintJob,
  type PrintPart,
  packWords,
  printPart as part,
  tally,
} from '../../face/print.ts';
import { saveAgain } from '../../link/begin-again.ts';
import { aiSheetBlocks, TILES_LINE, TRACK_LINE, trackBoxes } from './ai-sheet.ts';
import { type BearBox, boxOf, type PrintTable, tableIn, wholeEngine } from './box.ts';
import { actionCards, orderCards } from './cards.ts';
import { secretLines, setUpBlocks } from './set-up.ts';
import { checkTokens, hitTokens, markerTokens, rumorTokens, unitTokens } from './tokens.ts';

export const print: PrintFace = {
  jobOf: (order) => {
    if ('view' in order) return jobOfView(order.view);
    const box = boxOf(order);
    return box.ok ? jobIn(box.value) : box;
  },
  saveOf: (printed, where) => saveAgain(wholeEngine().system, printed, where),
};

export function jobIn(box: BearBox): Result<PrintJob> {
  const table = tableIn(box);
  return table.ok ? ok(jobOn(table.value, box.again)) : table;
}

/** As one seat knows the match, with its own secrets. */
function jobOfView(raw: object): Result<PrintJob> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a server has made it from a match of this game
  const seen = wholeEngine().on(raw as View);
  const { draft } = seen.view;
  if (draft !== null && draft.phase !== 'done') return bad('draft', 'one that is finished', 'one that still goes on');
  return ok(jobOn({ open: seen, truth: seen }, null));
}

function jobOn(table: PrintTable, again: PrintJob['again']): PrintJob {
  const { open } = table;
  const mission = missionNamed(open.pack, open.view.terms.mission);
  const title = mission?.name ?? (open.view.draft === null ? 'A position' : setUpOf(open).title);
  return { title, lead: leadOf(open, again), again, parts: partsOf(table) };
}

function leadOf({ view: { terms, players }, pack }: Seen, again: PrintJob['again']): string {
  const { solo } = terms;
  const sides = [...new Set(players.map(({ side }) => NATIONS[side]))].join(' against ');
  const ai = solo === null ? undefined : players[solo.ai]?.side;
  return `Eastern Front, 1941${packWords(pack, again)} · ${ai === undefined ? sides : `Against the ${NATIONS[ai]} AI`} · ${printLength(terms)}`;
}

function partsOf(table: PrintTable): PrintPart[] {
  const { open } = table;
  const map = mapPicture(open);
  const { solo } = open.view.terms;
  const orders = orderCards(open, false);
  const checks = checkTokens(open);
  const overlays = [...entryArrows(open), ...exitArrows(open)];
  const bare: BoardPicture = { ...map, ...EMPTY_SCENE };
  const actions = actionCards(open);
  const parts: (PrintPart | null)[] = [
    part('set-up', 'Briefing and set-up', 'What scores, every counter by hex, and the code', {
      kind: 'sheet',
      hasCode: true,
      blocks: setUpBlocks(open),
    }),
    part('overview', 'The map, set up', 'The whole map on one page', {
      kind: 'overview',
      picture: { ...map, pieces: piecesOf(open), markers: markersOf(open), overlays },
    }),
    solo === null
      ? null
      : part('ai', 'AI sheet and Mission Track', 'Counteractions, Mission Orders, what happens when', {
          kind: 'sheet',
          blocks: [...aiSheetBlocks(open), ...trackBlocks(open)],
        }),
    part('record', 'Record sheet', 'Rounds, CAPs and VP to mark', { kind: 'sheet', blocks: recordBlocks(open) }),
    ...SIDES.map((side) => {
      const lines = secretLines(table, side);
      const name = `For the ${NATIONS[side]} side alone`;
      if (lines.length === 0) return null;
      return part(`secret-${side}`, name, 'Hidden units and mines', {
        kind: 'sheet',
        isSecret: true,
        blocks: [{ kind: 'list', lines }],
      });
    }),
    part('counters', 'Counters', 'Fresh in front, spent behind', {
      kind: 'tokens',
      tokens: [...unitTokens(open), ...rumorTokens(open)],
    }),
    part('markers', 'Markers', 'Control Markers, smoke, defenses', { kind: 'tokens', tokens: markerTokens(open) }),
    part('hits', 'Hit markers', 'Both piles', { kind: 'tokens', tokens: hitTokens(open) }),
    orders.length === 0
      ? null
      : part('orders', 'Order Cards', `The mission’s deck: ${counted(orders.length, 'card')}`, {
          kind: 'cards',
          isSmall: false,
          cards: orders,
        }),
    part(
      'orders-all',
      'All Order Cards',
      `Every one of the game: ${counted(open.pack.orderCards.length, 'card')}`,
      { kind: 'cards', isSmall: false, cards: orderCards(open, true) },
      false,
    ),
    checks.length === 0
      ? null
      : part('checks', 'Spent checks', 'Chits to draw from a cup, or use the game’s Order Cards', {
          kind: 'tokens',
          tokens: checks,
        }),
    actions.length === 0
      ? null
      : part('actions', 'Action Cards', 'The deck of the mission, and Weapon Cards', {
          kind: 'cards',
          isSmall: true,
          cards: actions,
        }),
    part(
      'board',
      'The boards, to scale',
      'In sheets to trim and tape together',
      { kind: 'board', picture: bare },
      false,
    ),
  ];
  return parts.filter((each) => each !== null);
}

function trackBlocks(seen: Seen): Block[] {
  const isGenerated = seen.view.draft !== null;
  return [
    { kind: 'head', text: 'Mission Track' },
    { kind: 'text', text: `${TRACK_LINE}${isGenerated ? TILES_LINE : ''}` },
    { kind: 'boxes', across: 4, height: 16, boxes: trackBoxes(seen) },
  ];
}

const MOST_VP = 32;

/** B2.0, B3.2, B19.2: the tracks to keep at the table. */
function recordBlocks({ view: { terms, players } }: Seen): Block[] {
  const caps = players.filter((_player, place) => place !== terms.solo?.ai);
  return [
    { kind: 'head', text: 'Rounds' },
    tally(1, terms.solo === null ? terms.rounds : Math.max(terms.rounds, 8)),
    ...caps.flatMap(({ side, seat, start }): Block[] => [
      {
        kind: 'head',
        text: `CAPs, ${NATIONS[side]}${/\d$/.test(seat) ? ` ${seat.slice(-1)}` : ''}: ${start} to begin with`,
      },
      tally(0, Math.max(start + 4, 10)),
    ]),
    ...SIDES.flatMap((side): Block[] => [
      { kind: 'head', text: `Victory Points, ${NATIONS[side]}` },
      tally(0, MOST_VP),
    ]),
  ];
}
