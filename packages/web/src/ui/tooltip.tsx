import { Tooltip as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  readonly text: ReactNode;
  /** Must be focusable. */
  readonly children: ReactElement;
}

/** Extra words for pointer and keyboard; never the only place that says something. */
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

/** Once, around everything that has tooltips. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Parts.Provider delayDuration={300}>{children}</Parts.Provider>;
}
