import {
  cardName,
  choiceLabel,
  eventNames,
  isChoiceWord,
  isVerbWord,
  printDiceCaps,
  printPayment,
  type Seen,
  unitId,
  unitName,
  unitPlace,
  verbLabel,
  verbTrait,
} from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';
import type { BearOffer } from './meant.ts';
import type { Form } from '../../face/choice.ts';
import { draftParts } from '../draft/late-draft.ts';
import { isDraft, isDraftWord } from '../draft/match-name.ts';

export function formOf(seen: Seen, said: Sentence, meant: BearOffer): Form {
  switch (meant.kind) {
    case 'unit':
      return { kind: 'unit', unit: meant.value, part: 'named', tick: unitPlace(seen, meant.value) };
    case 'member':
      return { kind: 'unit', unit: meant.value, part: 'joins', tick: unitPlace(seen, meant.value) };
    case 'thrown': {
      const { unit } = meant.value;
      return { kind: 'unit', unit, part: 'joins', tick: `thrown by ${unitName(seen, unit)}` };
    }
    case 'load': {
      const [unit, other] = meant.value;
      return other === undefined
        ? { kind: 'unit', unit, part: 'named', tick: unitPlace(seen, unit) }
        : { kind: 'other' };
    }
    case 'hex':
      return isSpottedFrom(said) ? { kind: 'hex', hex: meant.value, isAside: true } : { kind: 'hex', hex: meant.value };
    case 'facing':
      return { kind: 'facing', facing: meant.value };
    case 'payment':
    case 'caps':
      return { kind: 'payment' };
    case 'givingCard':
    case 'swiftCard':
    case 'aimingCard':
    case 'airStrike':
      return { kind: 'card', card: cardOf(seen, meant.word) };
    case 'fixed':
      return fixedForm(seen, said, meant.word);
    case 'stop':
      return { kind: 'send' };
    case 'seat':
    case 'stay':
    case 'inside':
    case 'place':
    case 'cautious':
    case 'shell':
    case 'fort':
    case 'obstacle':
      return { kind: 'other' };
    case 'role':
    case 'board':
    case 'boardEdge':
    case 'turned':
    case 'generatorCard':
    case 'half':
    case 'condition':
    case 'defense':
      return draftParts().draftForm(seen, said, meant);
    case 'insider':
      return { kind: 'unit', unit: meant.value, part: 'joins', tick: `${unitName(seen, meant.value)} inside` };
  }
}

/** B12.0a: the hex after the target of indirect fire is the one it is spotted from. */
export function isSpottedFrom(said: Sentence): boolean {
  const verb = said.at(-2);
  return verb !== undefined && verbTrait(verb, 'spotted') === 'must';
}

function cardOf({ pack }: Seen, word: Word): number {
  return pack.actionCards.findIndex(({ id }) => id === word);
}

/** The first fixed word is the verb, unless it names a card; later ones are choices. */
function fixedForm(seen: Seen, said: Sentence, word: Word): Form {
  const card = cardOf(seen, word);
  // As the first word, a weapon card's word plays its card action; after a unit it is that unit's deed.
  if (card !== -1 && (said.length === 0 || !isVerbWord(word))) return { kind: 'card', card };
  // In a draft, and for mines laid before the battle, the player names the thing before the place.
  if (said.length === 0 && (isDraft(seen.view) || word === 'mine'))
    return { kind: 'verb', leaves: false, clicked: 'then' };
  if (!isVerbWord(word) || said.some(isVerbWord)) return { kind: 'other' };
  return { kind: 'verb', leaves: word === 'leave', clicked: verbTrait(word, 'clicked') ?? null };
}

export function offerLabel(seen: Seen, meant: BearOffer, form: Form): string {
  if (form.kind === 'unit') return meant.kind === 'member' ? `with ${form.tick}` : form.tick;
  if (form.kind === 'send') return 'Done';
  if (form.kind === 'facing') return `Face ${meant.word}`;
  if (meant.kind === 'caps') return printDiceCaps(meant.value);
  if (meant.kind === 'seat') return `Against ${eventNames(seen).player(meant.value)}`;
  return wordLabel(seen, meant, form);
}

/** The label in the sentence as read. */
export function saidLabel(seen: Seen, meant: BearOffer, form: Form): string {
  if (form.kind === 'unit')
    return form.part === 'named' ? unitName(seen, unitId(form.unit)) : `with ${unitName(seen, unitId(form.unit))}`;
  return form.kind === 'facing' ? `facing ${meant.word}` : wordLabel(seen, meant, form);
}

function wordLabel(seen: Seen, meant: BearOffer, form: Form): string {
  if (isDraftWord(meant)) return draftParts().draftWordLabel(seen, meant);
  const { kind, value, word } = meant;
  if (kind === 'caps') return printDiceCaps(value);
  if (kind === 'load') return value.flatMap((unit) => (unit === undefined ? [] : [unitName(seen, unit)])).join(' and ');
  if (form.kind === 'card') return cardName({ id: word });
  if (form.kind === 'payment') return printPayment(word, null);
  if (form.kind === 'verb') return isVerbWord(word) ? verbLabel(word) : word;
  if (form.kind === 'other' && isChoiceWord(word)) return choiceLabel(word);
  return isVerbWord(word) && form.kind === 'other' ? verbLabel(word) : word;
}
