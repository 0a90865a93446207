import type { DraftStep } from '../face/draft.ts';

const STATES = { past: 'done', here: 'now', ahead: 'to come' } as const;

/** How far the making of the match has come. */
export function StepBar({ steps }: { readonly steps: readonly DraftStep[] }) {
  return (
    <ol className="step-bar" aria-label="Steps">
      {steps.map(({ label, state }) => (
        <li key={label} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
          {label}
          <span className="unseen">, {STATES[state]}</span>
        </li>
      ))}
    </ol>
  );
}
