import { Dialog as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './buttons.tsx';
import { Sign } from './text.tsx';

export interface ModalProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons at the bottom. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** An open dialog; closed by its button, Esc or a click outside. */
export function Modal({ onClose, title, foot, children }: ModalProps) {
  return (
    <Parts.Root open onOpenChange={(next) => void (next || onClose())}>
      <Parts.Portal>
        <Parts.Overlay className="veil" />
        <Parts.Content className="dialog" aria-describedby={undefined}>
          <div className="dialog-head">
            <Parts.Title className="dialog-title">{title}</Parts.Title>
            <Parts.Close asChild>
              <Button tone="plain" aria-label="Close">
                <Sign of="close" />
              </Button>
            </Parts.Close>
          </div>
          {children}
          {foot === undefined ? null : <div className="dialog-foot">{foot}</div>}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
