import { Tabs as Parts } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Parts.Root className="tabs" value={value} onValueChange={onChange}>
      <Parts.List className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.id} value={tab.id} className="tab-content" data-scrolls>
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
