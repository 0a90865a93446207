import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { trustOnlyOurs } from './app/trusted.ts';
import { ScreenPart } from './faults/part.tsx';
import { askBeforeLeaving } from './link/unsaved.ts';
import { savesData, whenIdle } from './ui/idle.ts';
import { catchFaults } from './faults/fault-notice.tsx';
import './ui/font.css';
import './ui/theme.css';
import './ui/ui.css';
import './app/app.css';

/** Milliseconds of idle time before the service worker loads the whole app, so that it delays nothing else. */
const BREATH = 4000;

trustOnlyOurs();
const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
catchFaults();
askBeforeLeaving(globalThis);
createRoot(place).render(
  <ScreenPart address="">
    <App />
  </ScreenPart>,
);
keepOffline();

/**
 * The service worker loads the whole app for offline use, so it waits until the browser is idle. Not if the browser saves data; a copy made
 * earlier stays in use.
 */
function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const keep = (): void => {
    whenIdle(() => void navigator.serviceWorker.register('./offline.js').catch(() => undefined), BREATH);
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
