import { Tooltip as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  readonly text: ReactNode;
  /** What it belongs to; it must be able to take the focus. */
  readonly children: ReactElement;
}

/** A few words more, for pointer and keyboard alike; never the only place where something stands. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content className="tooltip" sideOffset={6}>
          {text}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** Once, around all of the app. */
export function TooltipRoom({ children }: { readonly children: ReactNode }) {
  return <Parts.Provider delayDuration={300}>{children}</Parts.Provider>;
}
