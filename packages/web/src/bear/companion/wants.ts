import {
  type AiNote,
  type Bear,
  type BearEvent,
  cardName,
  cardsOf,
  executedOrder,
  HIT_NAMES,
  nameOfHex,
  namesIn,
  NONE,
  orderCardName,
  type OrderTrace,
  printDeed,
  printHeadline,
  rollSum,
  type Seen,
  unitId,
  unitName,
  unitPlace,
  unitTitle,
} from '@sandtable/bear';
import type { HalfWay, TableChoice, TableWant, WantModel, Would } from '../../face/companion.ts';
import { capital } from '../../ui/words.ts';
import { changesOf } from './changes.ts';

type Want = TableWant<Bear>;
type Asks = Pick<WantModel, 'ask' | 'dice' | 'choices' | 'field' | 'isTie'> & { readonly title?: string };

export function wantModel(seen: Seen, want: Want): WantModel {
  const asks = want.need.kind === 'die' ? askDice(seen, want) : askCards(seen, want);
  const { title, text, hexes } = storyOf(seen, want);
  return { ...asks, title: title === '' ? (asks.title ?? asks.ask) : title, text, hexes };
}

const COUNTS = ['no dice', 'a die', 'two dice', 'three dice'];

function askDice({ view }: Seen, { need: { of, stream } }: Want): Asks {
  const sides = of.length;
  const top = view.frames.at(-1);
  if (stream !== 'ai' && sides === 6) {
    const count = top?.kind === 'roll' ? top.dice : top?.kind === 'initiative' ? 2 : 1;
    const title = top?.kind === 'initiative' ? 'Initiative: 8 or more with your CAPs' : ROLLS[top?.kind ?? ''];
    const ask = `Roll ${COUNTS[count]} at your table`;
    return { ask, dice: { count, sides }, choices: [], field: '', ...(title === undefined ? {} : { title }) };
  }
  const isTie = stream !== 'check';
  const ask = isTie ? `A tie: choose 1 to ${sides} by chance` : 'Roll the spent die';
  return { ask, dice: null, choices: of.map((value) => named(value, String(value))), field: 'Number', isTie };
}

const ROLLS: Readonly<Record<string, string>> = {
  toll: 'The price of the obstacle',
  barrage: 'Where the shells fall',
  mine: 'The mine goes off',
};

function named(value: number, label: string, name = label): TableChoice {
  return { value, label, name };
}

function askCards(seen: Seen, { need: { of, stream } }: Want): Asks {
  const { pack, view } = seen;
  const top = view.frames.at(-1);
  const once = [...new Set(of)].toSorted((a, b) => a - b);
  if (stream === 'order') {
    const choices = once.map((card) => {
      const number = pack.orderCards[card]?.number ?? card;
      return named(card, String(number), orderCardName(number));
    });
    const ask =
      top?.kind === 'aiTurn'
        ? 'Draw an Order Card'
        : top?.kind === 'action' || top?.kind === 'aiOrder'
          ? 'Spent check: draw an Order Card'
          : top?.kind === 'track'
            ? 'Draw an Order Card for the event'
            : 'Draw until a Command card comes: the next Order Card';
    return { ask, dice: null, choices, field: 'Number of the card' };
  }
  if (stream === 'hits')
    return {
      ask: 'Draw a hit marker',
      dice: null,
      choices: once.map((marker) => {
        const kind = pack.hitMarkers[marker]?.kind;
        return named(marker, kind === undefined ? '?' : HIT_NAMES[kind]);
      }),
      field: 'Marker',
    };
  if (stream === 'rumor')
    return {
      ask: 'Draw from the Rumored Enemy cup',
      dice: null,
      choices: once.map((unit) =>
        named(unit, unit === NONE ? 'No Enemy' : unit < 0 ? 'Mine' : unitTitle(seen, unitId(unit))),
      ),
      field: 'Counter',
    };
  return {
    ask: 'Draw an Action Card',
    dice: null,
    choices: once.map((card) => {
      const own = pack.actionCards[card];
      return named(card, own?.id.replace(/^c/, '') ?? String(card), own === undefined ? '' : cardName(own));
    }),
    field: 'Number of the card',
  };
}

/** Which card, who acts, and the figures; empty before the first card is drawn. */
function storyOf(seen: Seen, { events, notes, view }: Want): Pick<WantModel, 'title' | 'text' | 'hexes'> {
  const turn = { events, notes };
  const card = cardsOf(turn).at(-1);
  if (card === undefined) return attackStory(seen, events);
  const number = orderCardName(seen.pack.orderCards[card.card]?.number ?? '');
  const order = executedOrder(card) ?? notes.findLast(isDone);
  if (order === undefined || order.deed === null) return { title: number, text: '', hexes: [] };
  const { unit, target } = order.deed;
  const eyes = view.players.find(({ seat }) => seat !== 'ai')?.side ?? null;
  const hexes = [unit, target].flatMap((each) => {
    const at = view.units[each]?.at ?? NONE;
    return at === NONE ? [] : [nameOfHex(seen.map, at)];
  });
  const sum = rollSum(seen, order);
  return {
    title: number,
    text: `${printHeadline(seen, order, card, eyes)}.${sum === null ? '' : ` ${sum.text}.`}`,
    hexes,
  };
}

/** The AI's deed and what changes on the table; empty while more is to be decided. */
export function fateOf(before: Seen, want: Want, { notes }: Would<Bear>, after: Seen): readonly string[] {
  const deed = notes.slice(want.notes.length).findLast(isDone)?.deed ?? null;
  return [...(deed === null ? [] : [printDeed(deed, namesIn(after, unitName))]), ...changesOf(before, after)];
}

/** A deed brought by an event counts too. */
function isDone(note: AiNote): note is OrderTrace {
  return note.note === 'order' && note.deed !== null;
}

function attackStory(seen: Seen, events: readonly BearEvent[]): Pick<WantModel, 'title' | 'text' | 'hexes'> {
  const roll = seen.view.frames.findLast(({ kind }) => kind === 'roll');
  const shot = events.findLast(({ key }) => key === 'attacked');
  if (roll?.kind !== 'roll' || roll.unit === NONE) return { title: '', text: '', hexes: [] };
  const attack = seen.view.frames.findLast(({ kind }) => kind === 'attack');
  const aimed = attack?.kind === 'attack' ? attack.targets[attack.target] : undefined;
  const needs =
    aimed === undefined || aimed.needed < 0 ? '' : `: needs ${aimed.needed}${roll.caps === 0 ? '' : ', CAPs counted'}`;
  const what = shot !== undefined || aimed !== undefined ? 'Attack on ' : '';
  return { title: `${what}${unitPlace(seen, roll.unit)}`, text: capital(`${roll.what}${needs}`), hexes: [] };
}

const OUTCOMES: Partial<Readonly<Record<BearEvent['key'], string>>> = {
  missed: 'missed',
  hit: 'hit',
  killed: 'destroyed',
  nothingHit: 'nothing hit',
  attackedInVain: 'in vain',
  rallied: 'rallied',
  rallyFailed: 'not rallied',
  razed: 'razed',
  stood: 'it stands',
  stuck: 'stuck',
  gotThrough: 'through',
};

/** Only looks at events that the roll or draw added. */
export function outcomeOf(seen: Seen, want: Want, would: HalfWay<Bear>): string {
  for (const event of would.events.slice(want.events.length)) {
    const word = OUTCOMES[event.key];
    if (word !== undefined) return word;
    if (event.key === 'checked') return event.spent ? 'spent' : 'stays fresh';
    if (event.key === 'hasInitiative') return seen.view.terms.solo?.ai === event.player ? 'the AI begins' : 'you begin';
  }
  return '';
}
