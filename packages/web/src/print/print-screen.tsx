import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { PrintJob } from '../face/print.ts';
import { RefusedMatch } from '../opening/refused-match.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { useAfterPaint } from '../ui/idle.ts';
import { Notice, Waiting } from '../ui/notices.tsx';
import { useTitle } from '../ui/page.ts';
import { BoardMap } from './board-map.tsx';
import { type LoadedJob, loadJob, type PrintSource } from './load-job.ts';
import { Measure } from './measure.tsx';
import { PageView } from './page-view.tsx';
import { type FlowPages, pagesOf } from './pages.ts';
import { COUNTER_BOUNDS, HEX_BOUNDS, type PaperName, PAPERS, type PrintChoice, whyNoSize } from './paper.ts';
import { PrintForm } from './print-form.tsx';
import './print.css';

export function PrintScreen({ source }: { readonly source: PrintSource }) {
  const [loaded, setLoaded] = useState<LoadedJob | null>(null);
  useTitle(loaded?.ok === true ? `Print: ${loaded.job.title}` : 'Print');
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<void> => {
      const found = await loadJob(source);
      if (!isLeft) setLoaded(found);
    };
    void load();
    return () => void (isLeft = true);
  }, [source]);
  if (loaded === null) return <Waiting what="Laying out the pages…" />;
  if (!loaded.ok && 'refusal' in loaded) return <RefusedMatch refusal={loaded.refusal} />;
  if (!loaded.ok)
    return (
      <main className="page page-narrow">
        <h1>Nothing to print</h1>
        <Notice actions={<LinkButton href="/">Home</LinkButton>}>{loaded.why}</Notice>
      </main>
    );
  const { payload } = loaded;
  const link = payload === null ? '' : `${location.origin}${location.pathname}#/print/again/${payload}`;
  return <Job job={loaded.job} link={link} />;
}

/** Where letter is the usual paper. */
const LETTER_LANDS = /-(?:US|CA|MX|PH|CL|CO|VE)$/;

function usualChoice({ parts }: PrintJob): PrintChoice {
  return {
    paper: LETTER_LANDS.test(navigator.language) ? 'letter' : 'a4',
    isSaving: false,
    backs: 'fold',
    hex: 25,
    counter: 17,
    parts: parts.flatMap(({ id, isUsual }) => (isUsual ? [id] : [])),
  };
}

function Job({ job, link }: { readonly job: PrintJob; readonly link: string }) {
  const [choice, setChoice] = useState(() => usualChoice(job));
  const [flows, setFlows] = useState<FlowPages | null>(null);
  const wrong = [
    whyNoSize('Hex size', choice.hex, HEX_BOUNDS),
    whyNoSize('Counter size', choice.counter, COUNTER_BOUNDS),
  ].filter((why) => why !== null);
  const isSound = wrong.length === 0;
  const pages = useMemo(
    () => (flows === null || !isSound ? [] : pagesOf(job, choice, flows)),
    [job, choice, flows, isSound],
  );
  const shown = useAfterPaint(pages, pages);
  const board = job.parts.find(({ id, print }) => print.kind === 'board' && choice.parts.includes(id));
  usePaper(choice.paper);
  return (
    <main className="print-screen">
      <section className="print-panel" aria-label="What to print">
        <h1>Print: {job.title}</h1>
        <p>{job.lead}</p>
        <PrintForm job={job} choice={choice} onChange={setChoice} wrong={wrong} />
        <p role="status" data-testid="page-count" data-settled={flows !== null && shown === pages}>
          {pages.length === 0
            ? 'No pages.'
            : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} of ${PAPERS[choice.paper].name}.`}
        </p>
        <div className="print-deeds">
          <Button tone="main" disabled={pages.length === 0} onClick={() => window.print()}>
            Print
          </Button>
          <Link href="/" className="button" data-tone="plain">
            Home
          </Link>
        </div>
        <p className="soft">
          In the browser’s dialog choose this paper, a scale of 100% and no margins. “Save as PDF” works too.
        </p>
      </section>
      {board?.print.kind === 'board' ? <BoardMap picture={board.print.picture} isSaving={choice.isSaving} /> : null}
      <div className="print-pages" data-testid="pages">
        {shown.map((page, place) => (
          <PageView
            key={`${page.part} ${place}`}
            {...{ page, link }}
            job={job.title}
            number={place + 1}
            count={shown.length}
            paper={choice.paper}
            counter={choice.counter}
            isSaving={choice.isSaving}
          />
        ))}
      </div>
      <Measure {...{ job, choice, link }} onMeasured={setFlows} />
    </main>
  );
}

/** The paper size is the player's choice, so no style sheet has it. */
function usePaper(paper: PaperName): void {
  useEffect(() => {
    const { width, height } = PAPERS[paper];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
}
