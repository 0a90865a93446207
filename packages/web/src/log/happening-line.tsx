import type { Happening } from '../face/happening.ts';
import type { Lights } from './lights.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Terms } from '../rules/terms.tsx';
import { Sign } from '../ui/text.tsx';

interface HappeningLineProps {
  readonly event: Happening;
  readonly lights?: Lights | undefined;
}

export function HappeningLine({ event: { text, aside, rule, sign, isGrave, honor }, lights }: HappeningLineProps) {
  return (
    <li className="outcome-line" {...lights} data-grave={isGrave} data-honor={honor === undefined ? undefined : ''}>
      {sign === null ? null : <SignView sign={sign} />}
      <span>
        {honor === undefined ? null : <b className="log-honor">{honor} </b>}
        <Terms text={text} />
        {aside === '' ? null : <span className="soft"> ({aside})</span>} <RuleLink rule={rule} />
      </span>
    </li>
  );
}

function SignView({ sign }: { readonly sign: NonNullable<Happening['sign']> }) {
  if (sign.kind === 'dice') return <Dice dice={sign.dice} sides={sign.sides} added={sign.added} />;
  return (
    <span className="check-card" data-spent={sign.isBad} aria-hidden="true">
      <b>{sign.number}</b>
      <small>
        {sign.text} <Sign of={sign.isBad ? 'close' : 'check'} />
      </small>
    </span>
  );
}

export function ChapterLine({ lines, place }: { readonly lines: readonly Happening[]; readonly place: number }) {
  const chapter = chapterAt(lines, place);
  return chapter === null ? null : <li className="log-chapter">{chapter}</li>;
}

/** The heading above this line; null if it continues the chapter of the lines before. */
export function chapterAt(lines: readonly Happening[], place: number): string | null {
  const chapter = lines[place]?.chapter ?? null;
  if (chapter === null) return null;
  const before = lines.slice(0, place).findLast((line) => line.chapter !== null)?.chapter;
  return chapter === before ? null : chapter;
}

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

interface DiceProps {
  readonly dice: readonly number[];
  /** Sides of each die; with more than six it shows a number instead of pips. */
  readonly sides: number;
  readonly added: string;
}

export function Dice({ dice, sides, added }: DiceProps) {
  return (
    <span className="dice" aria-hidden="true">
      {dice.map((die, place) => (
        <svg key={place} className="die" viewBox="0 0 100 100">
          {sides > 6 ? <Kite die={die} /> : <Cube die={die} />}
        </svg>
      ))}
      {added === '' ? null : <b className="dice-caps">{added}</b>}
    </span>
  );
}

function Cube({ die }: { readonly die: number }) {
  return (
    <>
      <rect x="4" y="4" width="92" height="92" rx="16" />
      {(PIPS[die] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </>
  );
}

/** The upper face of a ten-sided die. */
function Kite({ die }: { readonly die: number }) {
  return (
    <>
      <path d="M50 3 97 60 50 97 3 60Z" />
      <text x="50" y="70" textAnchor="middle">
        {die}
      </text>
    </>
  );
}
