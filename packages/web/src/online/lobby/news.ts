import { FarSocket } from '../../link/far-socket.ts';
import { matchSockets, NewsLine } from '../../link/news-line.ts';
import { hearHall, refreshHall } from './hall-store.ts';
import { hearNews, knownTags, refresh, showLobby, useLobby } from './lobby-store.ts';

/** How long a hidden page keeps its socket: its title still counts the turns of a player who looks away for a while. */
const HIDDEN_MS = 5 * 60_000;

/** Whose cookie opened the socket, null for a visitor; undefined until it says so. */
let heardAs: string | null | undefined;

/** The only one of this page. */
const newsLine: NewsLine = new NewsLine({
  open: () => new FarSocket(null),
  tags: knownTags,
  hear(message) {
    if (message.kind === 'hello') {
      heardAs = message.person?.id ?? null;
      // Another tab of this browser has signed in or out.
      const { isKnown, person } = useLobby.getState();
      if (isKnown && heardAs !== (person?.id ?? null)) void refresh();
    } else if (message.kind === 'hall') hearHall(message.feed);
    else if (!hearNews(message)) newsLine.listen();
  },
  fallBack() {
    void refresh();
    if (knownTags().lobby !== undefined) void refreshHall();
  },
  later(work, time) {
    const timer = setTimeout(work, time);
    return () => clearTimeout(timer);
  },
});

newsLine.use(matchSockets.getState().sockets);
matchSockets.subscribe(({ sockets }) => newsLine.use(sockets));

/** Hears the news while the page is visible, once it is known that there is a server. Returns what ends that. */
export function hearNewsWhileVisible(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') timer = setTimeout(() => newsLine.rest(), HIDDEN_MS);
    else if (useLobby.getState().isKnown) newsLine.wake();
    else void refresh();
  };
  const focused = (): void => {
    if (newsLine.isUp) newsLine.listen();
    else void refresh();
  };
  look();
  const forget = useLobby.subscribe((now, before) => {
    if (now.asked === before.asked) return;
    if (!before.isKnown) look();
    if (heardAs !== undefined && heardAs !== (now.person?.id ?? null)) {
      // The socket belongs to the person whose cookie opened it.
      heardAs = undefined;
      newsLine.renew();
    }
    // What was asked for may be older than what was told meanwhile.
    newsLine.listen();
  });
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', focused);
  return () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', focused);
    newsLine.rest();
  };
}

/** For a screen that shows the open tables. Returns what ends that. */
export function followLobby(): () => void {
  const leave = showLobby();
  newsLine.listen();
  return () => {
    leave();
    newsLine.listen();
  };
}
