import { Dialog as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './buttons.tsx';
import { Sign } from './text.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons at the bottom. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Modal; closed by its button, Esc or a click outside. */
export function Dialog({ open, onClose, title, foot, children }: DialogProps) {
  return (
    <Parts.Root open={open} onOpenChange={(next) => void (next || onClose())}>
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
