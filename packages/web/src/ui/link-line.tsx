import { type QrCode, qrOf } from '@sandtable/protocol';
import { CopyButton } from './buttons.tsx';
import './link-line.css';

/** A full link, for other people and other devices. */
export function linkTo(address: string): string {
  return `${location.origin}${location.pathname}#${address}`;
}

/** A link as a QR code; nothing if it is too long for one. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrOf(text);
  return code === null ? null : <CodePicture className="qr" code={code} label={label} />;
}

/** Light modules round a code, as scanners expect. */
const QUIET = 4;

interface CodePictureProps {
  readonly className: string;
  readonly code: QrCode;
  readonly label: string;
  /** The width of a module on paper, in millimetres; left out on a screen, where the style sheet decides. */
  readonly module?: number;
}

/** Dark on light in both themes, as cameras need it. */
export function CodePicture({ className, code, label, module }: CodePictureProps) {
  const size = code.length + 2 * QUIET;
  const width = module === undefined ? undefined : `${size * module}mm`;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={className}
      style={{ width, height: width }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}

export function LinkLine({ link, label }: { readonly link: string; readonly label: string }) {
  return (
    <div className="link-line">
      <input className="field" readOnly value={link} aria-label={label} onFocus={({ target }) => target.select()} />
      <CopyButton text={link} />
    </div>
  );
}
