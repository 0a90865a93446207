import {
  type AiBuild,
  battleName,
  NATIONS,
  NONE,
  type Seen,
  type SheetText,
  sheetText,
  tileText,
  type View,
} from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import { counted, type Seat } from '@sandtable/kernel';
import type { BuildStep, HandicapTerms, SetUp, TileFace } from '../../face/draft.ts';
import { draftFacts, draftSides } from './draft-table.ts';
import { draftTitle } from './match-name.ts';
import { commonRules } from './side-score.ts';

export function setUp(seen: Seen, seat: Seat): SetUp | null {
  const { draft, terms } = seen.view;
  if (draft === null || draft.phase !== 'done') return null;
  const laid = 'boards' in terms.map ? terms.map.boards : [];
  return {
    title: battleName(seen),
    facts: [draftTitle(draft), ...draftFacts(seen)],
    sides: draftSides(seen, seat),
    boards: laid.map(({ board }) => seen.pack.boards.find(({ id }) => id === board)?.name ?? board),
    rules: commonRules(seen),
    build: aiBuild(seen),
    handicap: handicapTerms(seen.view, seat, draft.isSolo),
    isFresh: isFresh(seen.view),
  };
}

/** G4.3, G6.3: CAPs each round. More than three would make it a different battle; the AI has no CAPs. */
function handicapTerms({ players }: View, seat: Seat, isSolo: boolean): HandicapTerms {
  return {
    name: 'CAPs',
    most: 3,
    onlyFor: isSolo ? (players.find((player) => player.seat === seat)?.side ?? null) : null,
    print: (amount) => `${counted(amount, 'CAP')} a round`,
  };
}

/** Whether no turn has been taken. With a fixed initiative, or no CAPs to add to it, the first question is already a turn. */
function isFresh({ round, frames, units, roster }: View): boolean {
  const hasBegun = frames.some((frame) => frame.kind === 'turn' && frame.place + frame.passes + frame.step > 0);
  return round <= 1 && !hasBegun && !roster.some((unit) => units[unit]?.spent === true);
}

/** G5.3 to G5.6: how the AI was built from its side's cards; empty until then, and if people play each other. */
function aiBuild(seen: Seen): BuildStep[] {
  const { draft, terms } = seen.view;
  const sheet = sheetText(seen);
  const build = draft?.ai ?? null;
  if (build === null || sheet === null || terms.solo === null) return [];
  const nation = NATIONS[seen.view.players[terms.solo.ai]?.side ?? 'german'];
  return [
    sideStep(seen, build, nation),
    tileStep(seen, build, nation),
    postureStep(seen, build),
    ordersStep(sheet),
    trackStep(sheet, build),
    deckStep(build, sheet, terms.solo.deck.length),
    cupStep(seen, build),
    aimStep(sheet),
  ];
}

const STEP = { die: 0, tiles: [], lines: [], pieces: [] } as const;

function sideStep({ view }: Seen, { sideDie }: AiBuild, nation: string): BuildStep {
  const own = view.players.find((_player, place) => place !== view.terms.solo?.ai)?.side ?? 'german';
  const text = `1 to 3 and you are German, 4 to 6 Soviet. You are ${NATIONS[own]}; the AI is ${nation}.`;
  return { ...STEP, title: 'Your side', rule: 'G5.3a', text, die: sideDie };
}

function tileStep(seen: Seen, { tiles }: AiBuild, nation: string): BuildStep {
  const text =
    tiles.length === 0
      ? `No ${nation} card was played for its top, so the AI has no tiles.`
      : `Every ${nation} card that was played for its top brings the tile of its number.`;
  return { ...STEP, title: 'Tiles', rule: 'G5.3c', text, tiles: tiles.flatMap((tile) => tileFace(seen, tile)) };
}

const LISTS = { counteraction: 'red', missionOrder: 'green', track: 'blue' } as const;
const SIGNS = { defense: 'shield', offense: 'burst' } as const;

function tileFace({ pack }: Seen, place: number): TileFace[] {
  const tile = pack.aiTiles[place];
  if (tile === undefined) return [];
  const { title, list, posture, name, text, yellow, parameters } = tileText(tile);
  return [
    {
      title: name === '' ? title : `${title}: ${name}`,
      sign: SIGNS[tile.posture],
      signName: posture,
      list: LISTS[tile.kind],
      listName: list,
      text: [text, ...parameters].join('. '),
      isYellow: yellow,
    },
  ];
}

function postureStep({ pack }: Seen, { tiles, posture, postureDie }: AiBuild): BuildStep {
  const count = (wanted: string): number => tiles.filter((tile) => pack.aiTiles[tile]?.posture === wanted).length;
  const tally = `${count('defense')} Defense, ${count('offense')} Offense`;
  const sheet = posture === 'defense' ? 'Defense' : 'Offense';
  const text =
    postureDie === 0
      ? `${tally}: the majority turns the Solo Mission Sheet to its ${sheet} side.`
      : `${tally}: a tie. 1 to 3 is Defense, 4 to 6 Offense: the ${sheet} side.`;
  return { ...STEP, title: 'Posture', rule: 'G5.3.1', text, die: postureDie };
}

function ordersStep({ counteractions, missionOrders }: SheetText): BuildStep {
  const print = (list: string, orders: SheetText['counteractions']): string[] =>
    orders.map(({ space, tile, text }) => `${list} ${space}, ${tile?.title ?? 'the sheet’s own'}: ${text}`);
  return {
    ...STEP,
    title: 'Counteractions and Mission Orders',
    rule: 'G5.3.2',
    text: 'Tiles take the lowest free spaces, lower numbers first; the sheet’s own order on space 3 stands until a third tile replaces it.',
    lines: [...print('Counteraction', counteractions), ...print('Mission Order', missionOrders)],
  };
}

function trackStep({ track }: SheetText, { end }: AiBuild): BuildStep {
  const tiles = track.flatMap((space) => space.tiles);
  return {
    ...STEP,
    title: 'Mission Track',
    rule: 'G5.5.1',
    text: `The end marker stands on space ${end}. A tile leaps on along its row whenever the marker reaches or passes it.`,
    lines: tiles.map(
      ({ title, name, path }) => `${title}${name === '' ? '' : `, ${name}`}: space ${path.join(', then ')}`,
    ),
  };
}

function deckStep({ caps, added, removed }: AiBuild, { deck }: SheetText, cards: number): BuildStep {
  const change =
    caps === 0
      ? 'The AI’s cards have changed its CAPs by nothing, so no Command card comes or goes.'
      : `${counted(Math.abs(caps), 'CAP')} ${caps > 0 ? 'gained' : 'lost'} by cards: ${
          caps > 0 ? `Command cards ${added.join(', ')} come in` : `Command cards ${removed.join(', ')} go out`
        }.`;
  return { ...STEP, title: 'Order deck', rule: 'G5.4b', text: change, lines: [`${cards} cards: ${deck}`] };
}

/** S4.1.4, G6.2: the AI's aims, and what it has besides units; the deck and the cup have their own steps. */
function aimStep({ notes }: SheetText): BuildStep {
  const [aims, ...others] = notes.filter(({ rule }) => rule !== 'G5.4' && rule !== 'G5.6');
  return {
    ...STEP,
    title: aims?.label ?? '',
    rule: aims?.rule ?? '',
    text: `The AI makes for ${aims?.text ?? ''}`,
    lines: others.map(({ label, text }) => `${label}: ${text}`),
  };
}

function cupStep(seen: Seen, { cup }: AiBuild): BuildStep {
  return {
    ...STEP,
    title: 'AI Draw Cup',
    rule: 'G5.6a',
    text:
      cup.length === 0
        ? 'Nobody of the AI enters from an edge: the cup is empty.'
        : 'AI that enter from an edge lie in a cup: they come in by chance when an order calls for someone who is not there.',
    pieces: cup.map((unit) => pieceOf(seen, unit, NONE)),
  };
}
