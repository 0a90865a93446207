interface ShortWordProps {
  readonly long: string;
  readonly short: string;
}

/** A word of the top bar that is short on a phone; whoever listens hears the long one. */
export function ShortWord({ long, short }: ShortWordProps) {
  return (
    <>
      <span className="top-long">{long}</span>
      <span className="top-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
