import './presence.css';

/** A disc that is filled while a person has the match open; a word beside it says the same. */
export function Presence({ isHere }: { readonly isHere: boolean }) {
  return <i className="presence" data-here={isHere} aria-hidden="true" />;
}
