import { useState } from 'react';
import { Prose } from '../rules/prose.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import '../rules/rules.css';

/** How to play in brief: the first chapter of the rulebook, unfolded where one needs it. */
export function HowTo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="how-to panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>How to play, in brief</h2>
      </summary>
      {isOpen ? <Brief /> : null}
    </details>
  );
}

function Brief() {
  const brief = useRulebook()?.chapters[0];
  return brief?.sections.map(({ title, blocks }) => (
    <div key={title} className="how-to-text">
      {blocks.map((block, place) => (
        <Prose key={place} block={block} />
      ))}
    </div>
  ));
}
