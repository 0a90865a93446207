// oxlint-disable-next-line import/no-unassigned-import -- before anything of the app draws
import './app/trusted.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepOffline } from './app/keep-offline.ts';
import { ScreenPart } from './faults/screen-part.tsx';
import { hearFaults } from './faults/told-faults.ts';
import './ui/font.css';
import './ui/theme.css';
import './ui/ui.css';
import './app/app.css';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
hearFaults();
createRoot(place).render(
  <ScreenPart address="">
    <App />
  </ScreenPart>,
);
keepOffline();
