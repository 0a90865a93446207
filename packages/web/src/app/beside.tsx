import { ONLINE } from '../games/addresses.ts';
import { playsOthers } from '../online/lobby/plays-others.ts';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { Focus } from './focus.ts';

const TurnCount = lazyPart(async () => (await import('../online/lobby/turn-count.tsx')).TurnCount);

/** From here, so that the first page need not know all that it is made of. */
export const OnlineRoutes = lazyPart(async () => (await import('./online-routes.tsx')).OnlineRoutes);

/** What every screen has beside it, and does without until it is loaded: where the focus goes, and whose turn it is elsewhere. */
export function Beside({ screen }: { readonly screen: string }) {
  return (
    <>
      <Focus screen={screen} />
      {screen.startsWith(ONLINE) || playsOthers.read() ? ornament(<TurnCount />) : null}
    </>
  );
}
