import { later, lazyPart } from './loading.tsx';
import type { ModalProps } from './modal.tsx';

/** Loaded with the first dialog that opens: no page starts with one. */
const Modal = lazyPart(async () => (await import('./modal.tsx')).Modal);

export function Dialog({ open, ...modal }: ModalProps & { readonly open: boolean }) {
  return open ? later(<Modal {...modal} />) : null;
}
