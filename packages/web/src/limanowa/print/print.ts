import {
  AI_SEAT,
  cardText,
  EFFECT_RULES,
  NONE,
  PHASE_NAMES,
  type Seen,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
  typeOf,
  unitId,
  type View,
} from '@sandtable/limanowa';
import { mapPicture, markersOf, pieceOf, unitsShown } from '@sandtable/limanowa/pictures';
import { EMPTY_SCENE } from '@sandtable/board';
import { counted, ok, type Result } from '@sandtable/kernel';
import {
  type Block,
  type PrintCard,
  type PrintFace,
  type PrintJob,
  type PrintPart,
  packWords,
  printPart as part,
  tally,
  type Token,
} from '../../face/print.ts';
import { saveAgain } from '../../link/begin-again.ts';
import { engine } from '../engine/engine.ts';
import { aiSheetBlocks } from './ai-sheet.ts';
import { boxOf, type LimanowaBox, tableIn } from './box.ts';
import { corpsSheetBlocks, setUpBlocks } from './set-up.ts';

export const print: PrintFace = {
  jobOf: (order) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a server has made it from a match of this game
    if ('view' in order) return ok(jobOn(engine().on(order.view as View), null));
    const box = boxOf(order);
    return box.ok ? jobIn(box.value) : box;
  },
  saveOf: (printed, where) => saveAgain(engine().system, printed, where),
};

export function jobIn(box: LimanowaBox): Result<PrintJob> {
  const table = tableIn(box);
  return table.ok ? ok(jobOn(table.value, box.again)) : table;
}

function jobOn(seen: Seen, again: PrintJob['again']): PrintJob {
  const mission = seen.pack.missions.find(({ id }) => id === seen.view.options.mission);
  return { title: mission?.name ?? 'A position', lead: leadOf(seen, again), again, parts: partsOf(seen) };
}

function leadOf({ view: { corps, terms }, pack }: Seen, again: PrintJob['again']): string {
  const ai = corps.find(({ seat }) => seat === AI_SEAT)?.side;
  const sides = [...new Set(corps.map(({ side }) => SIDE_NAMES[side]))].join(' against ');
  return `Limanowa, 1914${packWords(pack, again)} · ${ai === undefined ? sides : `Against the ${SIDE_ADJECTIVES[ai]} AI`} · ${counted(terms.limit, 'round')}`;
}

function partsOf(seen: Seen): PrintPart[] {
  const map = mapPicture(seen);
  const pieces = unitsShown(seen, NONE).map((unit) => pieceOf(seen, unit));
  const ai = aiSheetBlocks(seen);
  const isSolo = ai.length > 0;
  const cards = cardsOf(seen, isSolo);
  return [
    part('set-up', 'Briefing and set-up', 'What wins, every counter by hex, and the code', {
      kind: 'sheet',
      hasCode: true,
      blocks: setUpBlocks(seen),
    }),
    part('overview', 'The map, set up', 'The whole map on one page', {
      kind: 'overview',
      picture: { ...map, pieces, markers: markersOf(seen), overlays: [] },
    }),
    part('corps', 'Corps sheet', 'Figures, traits, abilities and terrain', {
      kind: 'sheet',
      blocks: corpsSheetBlocks(seen),
    }),
    ...(isSolo
      ? [part('ai', 'AI reference sheet', 'What it must roll, and whom it chooses', { kind: 'sheet', blocks: ai })]
      : []),
    part('record', 'Round sheet', 'Rounds, tokens and VP to mark', { kind: 'sheet', blocks: recordBlocks(seen) }),
    part('counters', 'Counters', 'At full strength in front, with 1 RP less behind', {
      kind: 'tokens',
      tokens: unitTokens(seen),
    }),
    part('markers', 'Tokens and markers', 'Artillery tokens, RP, objectives', {
      kind: 'tokens',
      tokens: markerTokens(seen),
    }),
    part(
      'cards',
      'Battlecards',
      `${isSolo ? 'Those in play against the AI' : 'The whole deck'}: ${counted(
        cards.reduce((sum, { copies }) => sum + copies, 0),
        'card',
      )}`,
      {
        kind: 'cards',
        isSmall: true,
        cards,
      },
    ),
    part(
      'board',
      'The map, to scale',
      'In sheets to trim and tape together',
      { kind: 'board', picture: { ...map, ...EMPTY_SCENE } },
      false,
    ),
  ];
}

/** L1h, LS2.1 */
function cardsOf({ pack }: Seen, isSolo: boolean): PrintCard[] {
  return pack.cards
    .filter(({ inSolo }) => inSolo || !isSolo)
    .map((card) => {
      const { kind, phase } = EFFECT_RULES[card.effect];
      return {
        title: card.name,
        corners: [kind === 'support' ? 'Support' : 'Contra', PHASE_NAMES[phase]],
        groups: [{ title: '', lines: [cardText(card)], note: '' }],
        foot: kind === 'support' ? 'In your own round' : 'In an enemy’s round',
        isStrong: kind === 'contra',
        copies: card.copies,
      };
    });
}

function unitTokens(seen: Seen): Token[] {
  return seen.view.units.map((_unit, place): Token => {
    const unit = unitId(place);
    const piece = pieceOf(seen, unit);
    const { rp, name } = typeOf(seen, unit);
    const { formation } = piece;
    const weaker = formation === undefined ? piece : { ...piece, formation: { ...formation, steps: rp - 1 } };
    return {
      front: { kind: 'piece', piece, label: name },
      back: rp > 1 ? { kind: 'piece', piece: weaker, label: name } : null,
      copies: 1,
    };
  });
}

function markerTokens(seen: Seen): Token[] {
  const tokens = seen.view.corps.reduce((sum, corps) => sum + corps.tokens, 0);
  const most = Math.max(...seen.view.units.map((_unit, place) => typeOf(seen, unitId(place)).rp));
  const word = (title: string, line: string, copies: number): Token => ({
    front: { kind: 'words', title, lines: line === '' ? [] : [line] },
    back: null,
    copies,
  });
  const left = Array.from({ length: most - 1 }, (_, place) => place + 1);
  return [
    word('Artillery', 'token', tokens + SPARE_TOKENS),
    ...left.map((rp) => word(`${rp} RP`, 'left', RP_MARKERS)),
    ...markersOf(seen).map((marker): Token => ({
      front: { kind: 'marker', marker, label: marker.at },
      back: null,
      copies: 1,
    })),
    word('Round', '', 1),
  ];
}

/** L10g: a Battlecard may add more. */
const SPARE_TOKENS = 2;
const RP_MARKERS = 8;

function recordBlocks({ view: { terms, corps } }: Seen): Block[] {
  return [
    { kind: 'head', text: 'Rounds' },
    tally(1, terms.limit),
    ...corps.flatMap(({ name, side, tokens }): Block[] => [
      { kind: 'head', text: `Artillery tokens, ${name === '' ? SIDE_NAMES[side] : name}: ${tokens} to begin with` },
      tally(0, Math.max(tokens + 2, 9)),
    ]),
    ...(terms.goal.kind === 'mission'
      ? [
          {
            kind: 'boxes' as const,
            across: 6,
            height: 17,
            boxes: terms.goal.speed.map((vp, place) => ({ title: `Round ${place + 1}`, text: `${vp} VP for speed` })),
          },
        ]
      : []),
  ];
}
