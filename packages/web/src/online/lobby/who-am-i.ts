import { askServer } from '../server/ask.ts';
import { refreshAnew, useLobby } from './lobby-store.ts';

/** Before the first thing a visitor does: the server gives a guest name, which can be changed at any time. */
export async function ensureMe(): Promise<void> {
  if (useLobby.getState().person !== null) return;
  await askServer('POST /api/me', { body: {} });
  await refreshAnew();
}
