import { qrOf } from '@sandtable/protocol';
import { CopyButton } from './buttons.tsx';
import './link-line.css';

/** For other people, and other devices. */
export function linkTo(address: string): string {
  return `${location.origin}${location.pathname}#${address}`;
}

/** Light modules around a code, as its readers expect. */
const QUIET = 4;

/** A link as a code for a camera; nothing if it is too long for one. Dark on light in both themes: cameras want that. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrOf(text);
  if (code === null) return null;
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-light" d={`M0 0h${size}v${size}H0z`} />
      <path className="qr-dark" d={dark.join('')} />
    </svg>
  );
}

/** A link to select or copy. */
export function LinkLine({ link, label }: { readonly link: string; readonly label: string }) {
  return (
    <div className="link-line">
      <input className="field" readOnly value={link} aria-label={label} onFocus={({ target }) => target.select()} />
      <CopyButton text={link} />
    </div>
  );
}
