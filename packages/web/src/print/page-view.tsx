import type { BoardPicture } from '@sandtable/board';
import { makePlane, pictureBox } from '@sandtable/board';
import { memo } from 'react';
import type { PrintCard, TokenFace } from '../face/print.ts';
import { counterDrawing, mapDrawing, markerDrawing } from './drawings.ts';
import { FlowItemView } from './flow-view.tsx';
import { CARD, type Fold, type Page, SMALL_CARD, type TokenPlace } from './pages.ts';
import { areaOf, type PaperName, PAPERS } from './paper.ts';
import { TileView } from './tile-view.tsx';
import './cards.css';
import './page-view.css';
import './tokens.css';

interface PageViewProps {
  readonly page: Page;
  readonly job: string;
  readonly number: number;
  readonly count: number;
  readonly paper: PaperName;
  readonly counter: number;
  readonly isSaving: boolean;
  readonly link: string;
}

export const PageView = memo(function PageView(props: PageViewProps) {
  const { page, job, number, count, paper, isSaving } = props;
  const { width, height } = PAPERS[paper];
  return (
    <section
      className="print-page"
      aria-label={`Page ${number}: ${page.title}`}
      data-part={page.part}
      data-saving={isSaving || undefined}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <header className="print-head">
        <b>{job}</b> <span>{page.title}</span>
      </header>
      <div className="print-area">
        <Body {...props} />
      </div>
      <footer className="print-foot">
        Sandtable · page {number} of {count}
      </footer>
    </section>
  );
});

function Body({ page: { body }, paper, counter, isSaving, number, link }: PageViewProps) {
  switch (body.kind) {
    case 'flow':
      return body.items.map((item, place) => <FlowItemView key={place} {...{ item, isSaving, link }} />);
    case 'tokens':
      return <Tokens {...body} {...{ counter, isSaving, number }} />;
    case 'cards':
      return (
        <div className="print-cards" data-small={body.isSmall || undefined}>
          {body.cards.map((card, place) => (
            <CardView key={place} card={card} isSmall={body.isSmall} />
          ))}
        </div>
      );
    case 'overview':
      return <Overview {...{ paper, isSaving }} picture={body.picture} />;
    case 'tile':
      return <TileView {...{ isSaving }} tile={body.tile} />;
  }
}

interface TokensProps {
  readonly places: readonly TokenPlace[];
  readonly folds: readonly Fold[];
  readonly counter: number;
  readonly isSaving: boolean;
  readonly number: number;
}

function Tokens({ places, folds, counter, isSaving, number }: TokensProps) {
  return (
    <>
      {places.map(({ x, y, face, isTurned }) => (
        <div
          key={`${x} ${y}`}
          className="print-token"
          data-turned={isTurned || undefined}
          style={{
            left: `${x}mm`,
            top: `${y}mm`,
            width: `${counter}mm`,
            height: `${counter}mm`,
            fontSize: `${counter}mm`,
          }}
        >
          {face === null ? null : (
            <Face {...{ face, isSaving }} id={`token-${number}-${x}-${y}`.replaceAll('.', '_')} />
          )}
        </div>
      ))}
      {folds.map(({ y, width }) => (
        <div key={y} className="print-fold" style={{ top: `${y}mm`, width: `${width}mm` }} />
      ))}
    </>
  );
}

interface FaceProps {
  readonly face: TokenFace;
  readonly isSaving: boolean;
  readonly id: string;
}

function Face({ face, isSaving, id }: FaceProps) {
  switch (face.kind) {
    case 'piece':
      return (
        <>
          <Drawing svg={counterDrawing(face.piece, isSaving)} />
          {face.label === '' ? null : <span className="print-token-name">{face.label}</span>}
        </>
      );
    case 'marker':
      return (
        <>
          <Drawing svg={markerDrawing(face.marker, id, isSaving)} />
          <span className="print-token-label">{face.label}</span>
        </>
      );
    case 'words':
      return (
        <div className="print-words" data-long={face.lines.length > 4 || undefined}>
          <b data-long={face.title.length > 8 || undefined}>{face.title}</b>
          {face.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      );
  }
}

function Drawing({ svg }: { readonly svg: string }) {
  return <div className="print-drawing" dangerouslySetInnerHTML={{ __html: svg }} />;
}

interface CardProps {
  readonly card: PrintCard;
  readonly isSmall: boolean;
}

function CardView({ card: { title, corners, groups, foot, isStrong }, isSmall }: CardProps) {
  const { width, height } = isSmall ? SMALL_CARD : CARD;
  const letters = groups.reduce(
    (sum, { title: head, lines, note }) => sum + head.length + lines.join('').length + note.length + 12 * lines.length,
    0,
  );
  return (
    <article
      className="print-card"
      data-strong={isStrong || undefined}
      data-fill={letters > 560 ? 'most' : letters > 330 ? 'much' : letters > 180 ? 'some' : undefined}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <header>
        <b>{corners[0]}</b>
        <span>{corners[1]}</span>
      </header>
      <h3>{title}</h3>
      {groups.map(({ title: head, lines, note }, place) => (
        <div key={place} className="print-card-group">
          {head === '' ? null : <b>{head}</b>}
          {lines.length === 1 ? (
            <p>{lines[0]}</p>
          ) : (
            <ol>
              {lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ol>
          )}
          {note === '' ? null : <small>{note}</small>}
        </div>
      ))}
      <footer>{foot}</footer>
    </article>
  );
}

/** The whole map as large as the page allows; on its side if it is wider than high. */
function Overview({
  picture,
  paper,
  isSaving,
}: {
  readonly picture: BoardPicture;
  readonly paper: PaperName;
  readonly isSaving: boolean;
}) {
  const { width, height } = pictureBox(makePlane(picture));
  const area = areaOf(paper);
  const isTurned = width > height;
  const [along, across] = isTurned ? [area.height, area.width] : [area.width, area.height];
  return (
    <div
      className="print-overview"
      data-turned={isTurned || undefined}
      style={{ width: `${along}mm`, height: `${across}mm`, top: isTurned ? `${area.height}mm` : 0 }}
      dangerouslySetInnerHTML={{ __html: mapDrawing(picture, 'overview-map', isSaving) }}
    />
  );
}
