import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepOffline } from './app/keep-offline.ts';
import { trustOnlyOurs } from './app/trusted.ts';
import { ScreenPart } from './faults/screen-part.tsx';
import { hearFaults } from './faults/told-faults.ts';
import './ui/font.css';
import './ui/theme.css';
import './ui/ui.css';
import './app/app.css';

trustOnlyOurs();
const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
hearFaults();
createRoot(place).render(
  <ScreenPart address="">
    <App />
  </ScreenPart>,
);
keepOffline();
