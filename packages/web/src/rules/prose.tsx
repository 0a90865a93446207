import { counted } from '@sandtable/kernel';
import { createContext, Fragment, Suspense, useContext } from 'react';
import type { Chart } from '../face/game.ts';
import { Boundary, forgetFailed } from '../ui/loading.tsx';
import { FlowchartView, parseFlowchart } from './flowchart.tsx';
import { type Block, headOf, type Row } from './markdown.ts';
import { RuleLink } from './rule-link.tsx';
import type { Ruling } from './rulings.ts';
import { markedParts } from './search.ts';
import { type Span, wordsOf } from './spans.ts';
import { Terms } from './terms.tsx';

/** Whether to highlight a word, because the reader searched for it; null without a search. */
export const SoughtWords = createContext<((word: string) => boolean) | null>(null);

export function Prose({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'code':
      return <Code text={block.text} />;
    case 'table':
      return <TableOrChart head={block.head} rows={block.rows} />;
    case 'rule':
    case 'paragraph':
      return (
        <p className="rule-text">
          <Spans spans={block.spans} />
        </p>
      );
  }
}

interface TableProps {
  readonly head: Row;
  readonly rows: readonly Row[];
}

/** The written table is shown while the chart loads, and if it fails. */
function TableOrChart({ head, rows }: TableProps) {
  const charts = useContext(Charts);
  const table = <Table head={head} rows={rows} />;
  const found = charts.find((chart) => chart.head === headOf(head));
  return found === undefined ? (
    table
  ) : (
    <Boundary instead={() => table} onFault={forgetFailed}>
      <Suspense fallback={table}>
        <found.Chart />
      </Suspense>
    </Boundary>
  );
}

/** Flowcharts as steps, anything else verbatim. */
function Code({ text }: { readonly text: string }) {
  const steps = parseFlowchart(text);
  if (steps !== null) return <FlowchartView steps={steps} />;
  return (
    <pre className="rule-code" tabIndex={0}>
      {text}
    </pre>
  );
}

function Table({ head, rows }: TableProps) {
  return (
    // A wide table scrolls by itself, also by keyboard.
    <div className="rule-table" role="group" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              wordsOf(cell) === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  <Spans spans={cell} />
                </th>
              ),
            )}
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

export function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span, place) => <One key={place} span={span} />);
}

function One({ span }: { readonly span: Span }) {
  switch (span.kind) {
    case 'text':
      return <Marked text={span.text} />;
    case 'code':
      return <code>{span.text}</code>;
    case 'strong':
      return (
        <strong>
          <Marked text={span.text} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Marked text={span.text} />
        </em>
      );
    case 'anchor':
      return <strong className="rule-id">{span.id}</strong>;
    case 'rule':
      return <RuleLink rule={span.id} />;
    // An option in words. Other documents are not part of the app, so their names are plain text, too.
    case 'link':
      return (
        <em>
          <Marked text={span.text} />
        </em>
      );
  }
}

function Marked({ text }: { readonly text: string }) {
  const isSought = useContext(SoughtWords);
  if (isSought === null) return <Terms text={text} />;
  return markedParts(text, isSought).map(({ text: part, isFound }, place) =>
    isFound ? <mark key={place}>{part}</mark> : <Fragment key={place}>{part}</Fragment>,
  );
}

export function RulingList({ rulings }: { readonly rulings: readonly Ruling[] }) {
  return (
    <details className="rulings">
      <summary>{counted(rulings.length, 'ruling')}</summary>
      <dl>
        {rulings.map(({ question, answer }, place) => (
          <div key={place}>
            <dt>
              <Spans spans={question} />
            </dt>
            <dd>
              <Spans spans={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The charts that replace written tables in this game's rulebook. */
export const Charts = createContext<readonly Chart[]>([]);
