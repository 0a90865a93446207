import { use, useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { DiagramFile, DiagramsFace } from '../face/diagrams.ts';
import { gameNamed } from '../games/games.ts';
import { beginMatch } from '../games/open-match.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { freshSeed } from '../link/seed.ts';
import { useThemeName, type ThemeName } from '../settings/use-theme.ts';
import { Button } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { loadingOnce, ornament } from '../ui/loading.tsx';
import { Notice } from '../ui/notices.tsx';
import { GameId, useInSight } from '../ui/page.ts';
import { drawDiagram } from './diagram-picture.ts';
import { filled } from './diagram-words.ts';
import './diagrams.css';

interface DiagramsProps {
  readonly files: readonly DiagramFile[];
  readonly opener: DiagramsFace['opener'];
  /** Whether a match may be started from these positions. */
  readonly canTry: boolean;
}

export function DiagramList({ files, ...props }: DiagramsProps) {
  return files.map((file) => <DiagramView key={file.title} file={file} {...props} />);
}

function DiagramView({ file, opener, canTry }: Omit<DiagramsProps, 'files'> & { readonly file: DiagramFile }) {
  const [box, isInSight] = useInSight<HTMLDivElement>();
  const [isLarge, setLarge] = useState(false);
  const caption = filled(file, file.caption);
  const picture = <Picture file={file} opener={opener} />;
  return (
    <figure className="diagram">
      <div className="diagram-box" ref={box}>
        {isInSight ? ornament(picture) : null}
        <button
          type="button"
          className="diagram-open"
          aria-label={`Enlarge: ${file.title}`}
          onClick={() => setLarge(true)}
        />
      </div>
      <figcaption>
        <strong>{file.title}.</strong> {caption}
      </figcaption>
      <Dialog
        open={isLarge}
        onClose={() => setLarge(false)}
        title={file.title}
        foot={canTry ? <TryButton file={file} opener={opener} /> : undefined}
      >
        <div className="diagram-box">{ornament(picture)}</div>
        <p>{caption}</p>
      </Dialog>
    </figure>
  );
}

const openers = loadingOnce<Awaited<ReturnType<DiagramsFace['opener']>>>();
const addresses = new Map<string, string>();

interface OneDiagramProps {
  readonly file: DiagramFile;
  readonly opener: DiagramsFace['opener'];
}

function Picture({ file, opener }: OneDiagramProps) {
  const theme = useThemeName();
  const open = use(openers(gameOf(file), opener));
  return <img src={addressOf(file, open, theme)} alt={file.alt} />;
}

function gameOf({ position }: DiagramFile): string {
  return 'game' in position ? String(position.game) : '';
}

/** As an image, so that the page holds pixels and not thousands of elements; drawn once per theme. */
function addressOf(file: DiagramFile, open: Awaited<ReturnType<DiagramsFace['opener']>>, theme: ThemeName): string {
  const key = `${theme} ${gameOf(file)} ${file.title}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const text = drawDiagram(file, open(file.position).position, theme);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}

/** Starts a match from the position of a diagram, so that readers can try out what it shows. */
function TryButton({ file, opener }: OneDiagramProps) {
  const game = gameNamed(useContext(GameId));
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState('');
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      const { seats } = (await opener())(file.position);
      const linked = await beginMatch(game, { options: { position: file.position }, seats, seed: freshSeed() });
      if (linked.ok) navigate(`/play/${linked.match.id}`);
      else setRefusal(explainRefusal(linked.refusal).text);
    } catch {
      setRefusal('The position could not be loaded.');
    } finally {
      setStarting(false);
    }
  };
  return (
    <>
      {refusal === '' ? null : <Notice>{refusal}</Notice>}
      <Button disabled={isStarting} onClick={() => void start()}>
        {isStarting ? 'Setting up…' : 'Try it on the board'}
      </Button>
    </>
  );
}
