import { Link } from 'wouter';
import { ONLINE } from '../../games/addresses.ts';
import './person-name.css';

export interface Named {
  readonly id: string | null;
  readonly name: string;
  /** Tells this person from another with a name that looks the same. */
  readonly mark: number | null;
}

export function personAddress(id: string): string {
  return `${ONLINE}/person/${id}`;
}

/** A name, with its mark if another looks the same; leads to the person's page. */
export function PersonName({ person: { id, name, mark } }: { readonly person: Named }) {
  const text = (
    <span className="person-name" data-mark={mark ?? undefined} title={mark === null ? undefined : markWords(mark)}>
      {name}
    </span>
  );
  return id === null ? (
    text
  ) : (
    <Link href={personAddress(id)} className="person-link">
      {text}
    </Link>
  );
}

/** What the number beside a name means. */
export function markWords(mark: number): string {
  return `No. ${mark} with a name that looks like this`;
}

const SHADES = 6;

/** A disc with the first letter, for the eye; `isHere` fills the dot at its rim, null hides the dot. */
export function PersonDisc({
  person: { id, name },
  isHere,
}: {
  readonly person: Named;
  readonly isHere: boolean | null;
}) {
  const letter = Array.from(name)[0] ?? '';
  const shade = Array.from(id ?? name).reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0) % SHADES;
  return (
    <span className="person-disc" data-shade={shade} aria-hidden="true">
      {letter.toUpperCase()}
      {isHere === null ? null : <i data-here={isHere} />}
    </span>
  );
}
