import {
  type CardId,
  cardId,
  type ConditionCard,
  type DraftPlay,
  type GeneratorCard,
  halfText,
  NONE,
  type Seen,
} from '@sandtable/bear';
import type { PiecePicture } from '@sandtable/board';
import type { DraftCard, DraftHalf } from '../../face/draft.ts';
import { pieceOf } from '@sandtable/bear/pictures';
import { counted } from '@sandtable/kernel';

/** G1.0b, G1.1: the kind of a card's top half, which is also its section of the Record Board. */
const TOP_NAMES = { victory: 'Victory Points', rule: 'Special Rule', event: 'Special Event' } as const;

export type Steps = GeneratorCard['top']['steps'];

export function stepsOf({ pack }: Seen, { deck, card, half }: Pick<DraftPlay, 'deck' | 'card' | 'half'>): Steps {
  const printed = deck === 'card' ? pack.generatorCards[card] : pack.conditionCards[card];
  return printed?.[half].steps ?? [];
}

/** G1.0 */
export function generatorCard(seen: Seen, place: CardId): DraftCard {
  const card = seen.pack.generatorCards[place];
  if (card === undefined) throw new RangeError(`no Generator Card ${place}`);
  const { side, number, name, top, bottom } = card;
  return {
    card: place,
    side,
    number: printNumber(number),
    name,
    halves: [
      halfOf(seen, { deck: 'card', card: place, half: 'top', kind: TOP_NAMES[top.kind], name: '', steps: top.steps }),
      halfOf(seen, { deck: 'card', card: place, half: 'bottom', kind: 'Units', name: '', steps: bottom.steps }),
    ],
  };
}

/** G1.2 */
export function conditionCard(seen: Seen, place: CardId): DraftCard {
  const card: ConditionCard | undefined = seen.pack.conditionCards[place];
  if (card === undefined) throw new RangeError(`no Condition Card ${place}`);
  const { name, top, bottom } = card;
  return {
    card: conditionNumber(place),
    side: '',
    number: '',
    name,
    halves: [
      halfOf(seen, { deck: 'condition', card: place, half: 'top', kind: 'For both sides', name: '', steps: top.steps }),
      halfOf(seen, {
        deck: 'condition',
        card: place,
        half: 'bottom',
        kind: 'For you alone',
        name: bottom.name,
        steps: bottom.steps,
      }),
    ],
  };
}

/** Condition Cards are numbered from here, so that no two cards on a table share a number. */
const CONDITIONS_FROM = 1000;

export function conditionNumber(place: number): number {
  return CONDITIONS_FROM + place;
}

/** The index of a Condition Card by its number; -1 for any other card. */
export function conditionPlace(number: number): CardId {
  return number < CONDITIONS_FROM ? NONE : cardId(number - CONDITIONS_FROM);
}

/** `03` */
export function printNumber(number: number): string {
  return String(number).padStart(2, '0');
}

interface HalfSource extends Pick<DraftHalf, 'half' | 'kind' | 'name'>, Pick<DraftPlay, 'deck' | 'card'> {
  readonly steps: Steps;
}

function halfOf(seen: Seen, { deck, card, half, kind, name, steps }: HalfSource): DraftHalf {
  const text = halfText(seen.pack, { deck, card, half });
  return {
    half,
    kind,
    name,
    lines: text.filter((_line, place) => !isShown(steps[place])),
    pieces: piecesIn(seen, steps),
    chips: chipsOf(steps),
  };
}

/** Steps that a chip already shows. */
function isShown(step: Steps[number] | undefined): boolean {
  return step?.kind === 'caps';
}

function piecesIn(seen: Seen, steps: Steps): PiecePicture[] {
  const words = steps.flatMap((step) => (step.kind === 'units' ? step.units : []));
  return words.flatMap((word) => {
    const unit = seen.pack.counterPlaces.get(word);
    return unit === undefined ? [] : [pieceOf(seen, unit, NONE)];
  });
}

/** `+1 CAP`, `enemy −3 CAPs` */
function chipsOf(steps: Steps): string[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'caps') return [];
    const amount = Math.abs(step.amount);
    const text = `${step.amount < 0 ? '−' : '+'}${counted(amount, 'CAP')}`;
    return [step.who === 'enemy' ? `enemy ${text}` : text];
  });
}
