import type { AiNote, Seen } from '@sandtable/limanowa';
import { counted } from '@sandtable/kernel';
import type { FilmFold } from '../../face/table.ts';
import { later, lazyPart } from '../../ui/loading.tsx';
import type { FilmScene } from './scenes.ts';

const Proof = lazyPart(async () => (await import('../why/proof.tsx')).Proof);

/** Notes that explain something to the viewer. */
const TELLING: ReadonlySet<AiNote['note']> = new Set<AiNote['note']>([
  ...(['cardRolled', 'cardTurned', 'tokenRolled', 'tokenNotRolled', 'choice', 'wound', 'objective'] as const),
]);

export function foldsOf(before: Seen, { notes }: FilmScene): FilmFold[] {
  const steps = notes.filter(({ note }) => TELLING.has(note)).length;
  if (steps === 0) return [];
  return [
    {
      label: 'How it chose',
      aside: counted(steps, 'step'),
      show: () => later(<Proof before={before} notes={notes} />),
    },
  ];
}
