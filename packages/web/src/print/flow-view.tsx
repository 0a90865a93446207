import { qrOf } from '@sandtable/protocol';
import { useMemo } from 'react';
import { CodePicture } from '../ui/link-line.tsx';
import { counterDrawing } from './drawings.ts';
import type { FlowItem } from './flow-items.ts';
import './flow-view.css';

interface FlowItemProps {
  readonly item: FlowItem;
  readonly isSaving: boolean;
  readonly link: string;
}

export function FlowItemView({ item, isSaving, link }: FlowItemProps) {
  switch (item.kind) {
    case 'title':
      return <Title {...{ item, link }} />;
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

interface TitleProps {
  readonly item: Extract<FlowItem, { kind: 'title' }>;
  readonly link: string;
}

function Title({ item: { title, lead, hasCode }, link }: TitleProps) {
  const code = useMemo(() => (hasCode ? qrOf(link) : null), [hasCode, link]);
  return (
    <div className="print-item print-title">
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        {hasCode ? (
          <p className="print-link">
            {code === null ? 'Too long for a code. ' : ''}This very match on a screen: <span>{link}</span>
          </p>
        ) : null}
      </div>
      {code === null ? null : (
        <CodePicture className="print-code" code={code} label="The code that leads to this match" module={MODULE} />
      )}
    </div>
  );
}

/** Millimetres: phone cameras need 0.4, and some printers shrink a page to fit. */
const MODULE = 0.5;
