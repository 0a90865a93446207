import { TurnCount } from '../online/lobby/turn-count.tsx';
import { lazyPart, ornament } from '../ui/loading.tsx';

const LookingStrip = lazyPart(async () => (await import('../online/lobby/looking.tsx')).LookingStrip);

/** For those who play others, on every screen. A file of its own: the first page does not carry the list of its chunks. */
export function WithOthers() {
  return (
    <>
      <TurnCount />
      {ornament(<LookingStrip />)}
    </>
  );
}
