import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { later, lazyPart } from '../ui/loading.tsx';

const BriefRules = lazyPart(async () => (await import('./brief-rules.tsx')).BriefRules);

export function HowTo({ game }: { readonly game: AnyGame }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="how-to panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>How to play, in brief: {game.name}</h2>
      </summary>
      {isOpen ? later(<BriefRules game={game} />) : null}
    </details>
  );
}

/** A hex with a tick, a ladder of reasons, two dice. */
const SIGNS = {
  rules: 'M30 6h20l12 20-12 20H30L18 26ZM29 27l8 8 15-18',
  reasons: 'M14 12h6M28 12h38M14 26h6M28 26h28M14 40h6M28 40h34',
  dice: 'M12 14h24v24H12ZM44 14h24v24H44ZM24 26h.1M51 21h.1M61 31h.1',
};

export function Facts() {
  return (
    <section className="facts" aria-label="What Sandtable is">
      <Fact sign={SIGNS.rules} title="Every rule is enforced">
        Only legal moves are offered. Anything you cannot do says why, and cites <Link href="/rules">the rule</Link>.
      </Fact>
      <Fact sign={SIGNS.reasons} title="Every ruling is explained">
        Odds before you commit, with every modifier itemised. “Why?” opens up any AI turn, step by step.
      </Fact>
      <Fact sign={SIGNS.dice} title="Dice you can verify">
        All chance in a match comes from one seed. Export it, and anyone can replay every die.
      </Fact>
    </section>
  );
}

interface FactProps {
  readonly sign: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ sign, title, children }: FactProps) {
  return (
    <div className="fact">
      <svg className="fact-sign" viewBox="0 0 80 52" aria-hidden="true">
        <path d={sign} />
      </svg>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  );
}
