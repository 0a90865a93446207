import { useState } from 'react';
import type { BuildStep, TileFace } from '../face/draft.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { CounterView } from '../scene/counter-view.tsx';
import { Button } from '../ui/buttons.tsx';
import './ai-build.css';

interface AiBuildProps {
  readonly steps: readonly BuildStep[];
  /** Shows one step after the other; otherwise all at once. */
  readonly isStepped: boolean;
}

export function AiBuild({ steps, isStepped }: AiBuildProps) {
  const [shown, setShown] = useState(isStepped ? 1 : steps.length);
  if (steps.length === 0) return null;
  return (
    <section className="ai-build" aria-label="How the AI was built" data-testid="ai-build">
      <h3>How the AI was built</h3>
      <ol aria-live="polite">
        {steps.slice(0, shown).map((step, place) => (
          <li key={step.title} data-new={place === shown - 1 || undefined}>
            <Step step={step} />
          </li>
        ))}
      </ol>
      {shown >= steps.length ? null : (
        <div className="ai-build-buttons">
          <Button onClick={() => setShown(shown + 1)}>Next: {steps[shown]?.title}</Button>
          <Button tone="plain" onClick={() => setShown(steps.length)}>
            Show all
          </Button>
        </div>
      )}
    </section>
  );
}

function Step({ step: { title, rule, text, die, tiles, lines, pieces } }: { readonly step: BuildStep }) {
  return (
    <>
      <h4>
        {title} <RuleLink rule={rule} />
      </h4>
      <p>
        {die === 0 ? null : (
          <b className="build-die" aria-label={`rolled ${die}`}>
            {die}
          </b>
        )}{' '}
        {text}
      </p>
      {tiles.length === 0 ? null : (
        <ul className="build-tiles">
          {tiles.map((tile) => (
            <li key={tile.title}>
              <Tile tile={tile} />
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 ? null : (
        <ul className="build-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {pieces.length === 0 ? null : (
        <div className="half-pieces">
          {pieces.map((piece) => (
            <CounterView key={piece.id} piece={piece} size={38} detail="short" />
          ))}
        </div>
      )}
    </>
  );
}

const SIGN_PATHS = {
  shield: 'M2 2h16v8q0 6-8 9-8-3-8-9Z',
  burst: 'm10 0 2.4 6.2L19 4l-3.400 5.500L20 14l-6.500.2L12 20l-4-5-6 2 2.200-6L0 7l6.400-.6Z',
} as const;

function Tile({ tile: { title, sign, signName, list, listName, text, isYellow } }: { readonly tile: TileFace }) {
  return (
    <article className="build-tile" data-list={list} data-yellow={isYellow || undefined}>
      <header>
        <svg viewBox="0 0 20 20" width="20" height="20" role="img" aria-label={signName}>
          <path d={SIGN_PATHS[sign]} />
        </svg>
        <b>{title}</b>
        <span className="build-list">{listName}</span>
      </header>
      <p>{text}</p>
    </article>
  );
}
