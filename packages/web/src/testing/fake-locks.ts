import type { Locks } from '../link/one-tab.ts';

interface Request {
  readonly begin: () => void;
}

/** The locks of one browser: each has one holder and a queue, and can be stolen. */
export function fakeLocks(): { inTab: () => Locks & { close(): void } } {
  const holders = new Map<string, { readonly lose: () => void }>();
  const queues = new Map<string, Request[]>();
  const queueOf = (name: string): Request[] => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const inTab = () => {
    let isOpen = true;
    const ends = new Set<() => void>();
    return {
      /** The tab's worker is gone, so everything it held or waited for is free. */
      close: () => {
        isOpen = false;
        for (const end of ends) end();
      },
      request: (name: string, options: LockOptions, callback: () => Promise<void>) =>
        new Promise<unknown>((resolve, reject) => {
          const queue = queueOf(name);
          const abort = (): void => {
            if (isOpen) reject(new DOMException('gone', 'AbortError'));
          };
          const begin = (): void => {
            const holder = { lose: abort };
            const free = (): void => {
              ends.delete(free);
              if (holders.get(name) !== holder) return;
              holders.delete(name);
              queue.shift()?.begin();
            };
            ends.add(free);
            holders.set(name, holder);
            void callback().then(() => (free(), resolve(null)));
          };
          const unqueue = (): boolean => {
            const place = queue.findIndex((each) => each.begin === begin);
            if (place >= 0) queue.splice(place, 1);
            return place >= 0;
          };
          options.signal?.addEventListener('abort', () => {
            if (unqueue()) abort();
          });
          if (options.steal === true) {
            holders.get(name)?.lose();
            begin();
          } else if (!holders.has(name) && queue.length === 0) begin();
          else {
            queue.push({ begin });
            ends.add(() => void unqueue());
          }
        }),
    };
  };
  return { inTab };
}
