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
          <p>You can watch it up to there, or go on from there in a new match. The saved one stays as it is.</p>
        </>
      )}
    </>
  );
}
