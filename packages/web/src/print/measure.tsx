import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PrintJob } from '../face/print.ts';
import { type FlowItem, itemsOf, shareSheets } from './flow-items.ts';
import { FlowItemView } from './flow-view.tsx';
import { type FlowPages, sheetsIn } from './pages.ts';
import { areaOf, type PrintChoice } from './paper.ts';

interface MeasureProps {
  readonly job: PrintJob;
  readonly choice: PrintChoice;
  readonly link: string;
  readonly onMeasured: (flows: FlowPages) => void;
}

/** CSS pixels per millimetre. */
const PIXELS = 96 / 25.4;
/** Rounding must not push the last line off the page. */
const SPARE = 1;
/** Above a sheet that starts below another: see `.print-title`. */
const GAP = 7;

/** Lays out all text sheets in true width, out of sight, to find where their pages end. */
export function Measure({ job, choice, link, onMeasured }: MeasureProps) {
  const box = useRef<HTMLDivElement>(null);
  const { paper, parts } = choice;
  const sheets = useMemo(
    () =>
      sheetsIn(job, parts).map((part) => ({
        id: part.id,
        isSecret: part.print.isSecret ?? false,
        items: sheetItems(job, part),
      })),
    [job, parts],
  );
  const { width, height } = areaOf(paper);
  useLayoutEffect(() => {
    let isLeft = false;
    const measure = (): void => {
      if (isLeft || box.current === null) return;
      const columns = [...box.current.children];
      const measured = sheets.map((sheet, place) => ({
        ...sheet,
        heights: [...(columns[place]?.children ?? [])].map((each) => heightOf(each)),
      }));
      onMeasured(shareSheets(measured, (height - SPARE) * PIXELS, GAP * PIXELS));
    };
    void document.fonts.ready.then(measure);
    return () => void (isLeft = true);
  }, [sheets, height, link, onMeasured]);
  return (
    <div ref={box} className="print-measure" aria-hidden="true">
      {sheets.map(({ id, items }) => (
        <div key={id} style={{ width: `${width}mm` }}>
          {items.map((item, place) => (
            <FlowItemView key={place} {...{ item, link }} isSaving={false} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** With the margins above and below. */
function heightOf(element: Element): number {
  const { marginTop, marginBottom } = getComputedStyle(element);
  return element.getBoundingClientRect().height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
}

function sheetItems(
  { title, lead, again }: PrintJob,
  { title: name, print }: ReturnType<typeof sheetsIn>[number],
): FlowItem[] {
  const isFirst = print.hasCode ?? false;
  return [
    { kind: 'title', title: isFirst ? title : name, lead: isFirst ? lead : title, hasCode: isFirst && again !== null },
    ...itemsOf(print.blocks),
  ];
}
