import { usePlayStore } from '../../match/play-context.tsx';
import { pick } from '../../match/saying-actions.ts';
import { beforePayment } from '../../saying/before-payment.ts';
import { previewOf } from '../speech/preview.ts';
import type { BearSaying } from '../speech/saying.ts';
import { PaymentStepper } from './payment-stepper.tsx';

/** The ways to pay for what is being said. */
export function Price({ saying }: { readonly saying: BearSaying }) {
  const store = usePlayStore();
  const previewed = previewOf(saying);
  if (!previewed.granted) return null;
  const { payments, payment } = previewed.value;
  return (
    <PaymentStepper
      payments={payments}
      chosen={payment}
      onChoose={(word) => pick(store, [...beforePayment(saying).words, word])}
    />
  );
}
