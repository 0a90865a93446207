import { ONLINE } from '../games/addresses.ts';
import { playsOthers } from '../online/lobby/plays-others.ts';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { Focus } from './focus.ts';

const WithOthers = lazyPart(async () => (await import('./with-others.tsx')).WithOthers);

/** Declared here, so that the first page does not carry the list of its chunks. */
export const OnlineRoutes = lazyPart(async () => (await import('./online-routes.tsx')).OnlineRoutes);

/** Goes with every screen but is not waited for: focus handling, and the count of matches where it is your turn. */
export function Beside({ screen }: { readonly screen: string }) {
  return (
    <>
      <Focus screen={screen} />
      {screen.startsWith(ONLINE) || playsOthers.read() ? ornament(<WithOthers />) : null}
    </>
  );
}
