import { use, useState } from 'react';
import type { DiagramFile, DiagramsFace } from '../face/diagrams.ts';
import { useThemeName, type ThemeName } from '../settings/use-theme.ts';
import { Dialog } from '../ui/dialog.tsx';
import { loadingOnce, ornament } from '../ui/loading.tsx';
import { useInSight } from '../ui/page.ts';
import { drawDiagram } from './diagram-picture.ts';
import { filled } from './diagram-words.ts';
import { TryButton } from './try-diagram.tsx';
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

function Picture({ file, opener }: { readonly file: DiagramFile; readonly opener: DiagramsFace['opener'] }) {
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
