import './presence.css';

/** A disc that is filled while somebody has the match before them; a word says the same beside it. */
export function Presence({ isHere }: { readonly isHere: boolean }) {
  return <i className="presence" data-here={isHere} aria-hidden="true" />;
}
