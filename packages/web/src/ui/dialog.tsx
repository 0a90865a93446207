import { later, lazyPart } from './loading.tsx';
import type { ModalProps } from './modal.tsx';

/** Loaded with the first dialog that opens: no page needs one to begin with. */
const Modal = lazyPart(async () => (await import('./modal.tsx')).Modal);

export function Dialog({ open, ...modal }: ModalProps & { readonly open: boolean }) {
  return open ? later(<Modal {...modal} />) : null;
}
