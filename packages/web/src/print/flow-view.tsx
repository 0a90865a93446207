import { qrOf } from '@sandtable/protocol';
import { counterDrawing } from './drawings.ts';
import type { FlowItem } from './flow-items.ts';

interface FlowItemProps {
  readonly item: FlowItem;
  readonly isSaving: boolean;
  readonly link: string;
}

export function FlowItemView({ item, isSaving, link }: FlowItemProps) {
  switch (item.kind) {
    case 'title':
      return (
        <div className="print-item print-title">
          <div>
            <h1>{item.title}</h1>
            <p>{item.lead}</p>
            {item.hasCode ? <CodeWords link={link} /> : null}
          </div>
          {item.hasCode ? <Code link={link} /> : null}
        </div>
      );
    case 'head':
      return (
        <h2 className="print-item" data-small={item.isSmall || undefined}>
          {item.text}
        </h2>
      );
    case 'text':
      return <p className="print-item">{item.text}</p>;
    case 'fact':
      return (
        <div className="print-item print-fact">
          <b>{item.label}</b> <span>{item.text}</span>
        </div>
      );
    case 'line':
      return <div className="print-item print-line">{item.text}</div>;
    case 'row':
      return (
        <div
          className="print-item print-row"
          data-head={item.isHead || undefined}
          style={{ gridTemplateColumns: item.widths }}
        >
          {item.cells.map((cell, place) => (
            <span key={place}>{cell}</span>
          ))}
        </div>
      );
    case 'boxes':
      return (
        <div className="print-item print-boxes" style={{ gridTemplateColumns: `repeat(${item.across}, 1fr)` }}>
          {item.boxes.map(({ title, text, tone }, place) => (
            <div key={place} className="print-box" data-tone={tone} style={{ minHeight: `${item.height}mm` }}>
              <b>{title}</b>
              {text === '' ? null : <span>{text}</span>}
            </div>
          ))}
        </div>
      );
    case 'units':
      return (
        <div className="print-item print-units">
          {item.units.map(({ piece, name, place }) => (
            <div key={piece.id} className="print-unit">
              <div dangerouslySetInnerHTML={{ __html: counterDrawing(piece, isSaving) }} />
              <b>{name}</b>
              <span>{place}</span>
            </div>
          ))}
        </div>
      );
  }
}

function CodeWords({ link }: { readonly link: string }) {
  if (link === '') return null;
  return (
    <p className="print-link">
      {qrOf(link) === null ? 'Too long for a code. ' : ''}This very match on a screen: <span>{link}</span>
    </p>
  );
}

/** Light modules around a code, as its readers expect. */
const QUIET = 4;

function Code({ link }: { readonly link: string }) {
  const code = link === '' ? null : qrOf(link);
  if (code === null) return null;
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="print-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The code that leads to this match"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={dark.join('')} />
    </svg>
  );
}
