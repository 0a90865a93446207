import type { Sentence, Word } from '@sandtable/kernel';
import { usePlayStore } from '../../match/play-context.tsx';
import { pick } from '../../match/saying-actions.ts';
import { beforePayment, proposalOf, withWords } from '../../saying/saying.ts';
import { previewOf } from '../speech/preview.ts';
import type { BearSaying } from '../speech/saying.ts';
import { PaymentStepper } from './payment-stepper.tsx';

/** With the usual words in front of it, where some are still wanting: a vehicle on its way has yet to be turned. */
function paidBy(saying: BearSaying, word: Word): Sentence {
  const sentence = proposalOf(saying);
  const { words } = beforePayment(sentence === null ? saying : withWords(saying, sentence));
  return [...words, word];
}

/** The ways to pay for what is being said. */
export function Price({ saying }: { readonly saying: BearSaying }) {
  const store = usePlayStore();
  const previewed = previewOf(saying);
  if (!previewed.granted) return null;
  const { payments, payment } = previewed.value;
  return <PaymentStepper payments={payments} chosen={payment} onChoose={(word) => pick(store, paidBy(saying, word))} />;
}
