const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** Dice as they fell, and what was added to them. */
export function Dice({ dice, added }: { readonly dice: readonly number[]; readonly added: string }) {
  return (
    <span className="dice" aria-hidden="true">
      {dice.map((die, place) => (
        <svg key={place} className="die" viewBox="0 0 100 100">
          <rect x="4" y="4" width="92" height="92" rx="16" />
          {(PIPS[die] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
          ))}
        </svg>
      ))}
      {added === '' ? null : <b className="dice-caps">{added}</b>}
    </span>
  );
}
