import { Fragment } from 'react';
import type { Block, Row } from './markdown.ts';
import { RuleLink } from './rule-link.tsx';
import type { Span } from './spans.ts';

/** A piece of the rulebook as it is read. */
export function Prose({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre className="rule-code" tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'rule':
    case 'paragraph':
      return (
        <p className="rule-text">
          <Spans spans={block.spans} />
        </p>
      );
  }
}

function Table({ head, rows }: { readonly head: Row; readonly rows: readonly Row[] }) {
  return (
    // A wide table is moved by itself, with the keys as well.
    <div className="rule-table" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                <Spans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span, place) => <One key={place} span={span} />);
}

function One({ span }: { readonly span: Span }) {
  switch (span.kind) {
    case 'text':
      return <Fragment>{span.text}</Fragment>;
    case 'code':
      return <code>{span.text}</code>;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'anchor':
      return <strong className="rule-id">{span.id}</strong>;
    case 'rule':
      return <RuleLink rule={span.id} />;
    // Other documents are not part of the app.
    case 'link':
      return <em>{span.text}</em>;
  }
}
