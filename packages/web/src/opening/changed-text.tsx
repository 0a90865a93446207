import { type ChangedRules, explainChange } from '../link/changed-rules.ts';

/** From where on the rules have changed, how it stood there, and what going on means. */
export function ChangedText({ rules }: { readonly rules: ChangedRules }) {
  const { stood } = rules;
  return (
    <>
      <p>{explainChange(rules)}</p>
      {stood === null ? null : (
        <>
          <p className="changed-stood">
            <strong>{stood.name}</strong>
            <span>{stood.standing}</span>
          </p>
          <p>Watch the match up to there, or play on from there as a new match. The saved match stays as it is.</p>
        </>
      )}
    </>
  );
}
