import type { AnyGame } from '../face/game.ts';
import type { BalanceTrials } from '../match/app-context.ts';
import type { TrialNews, TrialOrder } from './trial-worker.ts';

/** More would be no faster, since the page needs a core too. */
const MOST_WORKERS = 4;

/** Distributes the games over several workers; returns a function that stops them. */
export function runTrials(
  { id }: AnyGame,
  { text, games, seed, handicap, onGame, onTrouble }: BalanceTrials,
): () => void {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1, games));
  const workers = Array.from({ length: count }, (_worker, place) => {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: id });
    worker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) =>
      'trouble' in data ? onTrouble(data.trouble) : onGame(data.winner),
    );
    // A worker whose file fails to load throws nothing, so the event has no message.
    worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) =>
      onTrouble(message ?? 'The engine could not be loaded. Reload the page to try again.'),
    );
    const order: TrialOrder = {
      text,
      from: Math.floor((games * place) / count),
      to: Math.floor((games * (place + 1)) / count),
      seed,
      handicap,
    };
    worker.postMessage(order);
    return worker;
  });
  return () => workers.forEach((worker) => worker.terminate());
}
