import { type PriceFigures, printPayment, shareAfterKill } from '@sandtable/bear';
import { counted, type Sentence, type Word } from '@sandtable/kernel';
import { NO_PAYMENTS, type PayWay, type PayWays } from '../../face/speech.ts';
import { beforePayment, proposalOf, withWords } from '../../saying/saying.ts';
import { percent } from '../../ui/words.ts';
import { previewOf } from './preview.ts';
import type { BearSaying } from './saying.ts';

/** Adds the default words still missing before the payment, such as a vehicle's facing. */
export function paidBy(saying: BearSaying, word: Word): Sentence {
  const sentence = proposalOf(saying);
  const { words } = beforePayment(sentence === null ? saying : withWords(saying, sentence));
  return [...words, word];
}

/** From AP only to CAPs only, each with the chance of becoming spent. */
export function payWaysOf(saying: BearSaying): PayWays {
  const previewed = previewOf(saying);
  if (!previewed.granted) return NO_PAYMENTS;
  const { payments, payment } = previewed.value;
  const ways = payments.flatMap((figures): PayWay[] => {
    const { word, ap, caps } = figures;
    if (word === null) return [];
    const label = printPayment(word, figures);
    const parts = [
      ...(ap === null || ap === 0 ? [] : [`${ap} AP`]),
      ...(caps === null || caps === 0 ? [] : [counted(caps, 'CAP')]),
    ];
    return [
      {
        word,
        words: paidBy(saying, word),
        label: {
          text: `${label}, ${toldSpent(figures)}`,
          unless: `${label}, ${figures.spent === null ? 'no check' : 'spent check'}`,
        },
        price: parts.length === 0 ? [label] : parts.map((part, place) => (place === 0 ? part : `+ ${part}`)),
        note: {
          text: [...leftOf(figures), shownSpent(figures)].join(' · '),
          unless: figures.spent === null ? 'no check' : 'check',
        },
        isChosen: word === payment?.word,
      },
    ];
  });
  return { notes: 'spent', ways };
}

function leftOf({ left }: PriceFigures): string[] {
  return left === null ? [] : [`${left} AP left`];
}

function shownSpent({ spent }: PriceFigures): string {
  return spent === null ? 'no check' : percent(spent.ways, spent.of);
}

function toldSpent(figures: PriceFigures): string {
  const { spent } = figures;
  const share = shareAfterKill(figures);
  const after = share === null ? '' : `, ${share} after a kill`;
  return [...leftOf(figures), `${shownSpent(figures)}${spent === null ? '' : ' spent'}${after}`].join(', ');
}
