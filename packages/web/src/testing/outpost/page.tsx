import { createRoot } from 'react-dom/client';
import { newTable } from '../../link/open-table.ts';
import { PlayScreen } from '../../play/play-screen.tsx';
import { directLink } from '../../link/direct-link.ts';
import { outpostFace } from './face.tsx';
import { outpostLink, PLAN } from './link.ts';
import '../../ui/theme.css';
import '../../ui/ui.css';
import '../../app/app.css';

const made = newTable(outpostLink, PLAN);
const place = document.getElementById('app');
if (!made.ok || place === null) throw new Error('no match to be shown');
createRoot(place).render(<PlayScreen face={outpostFace} link={directLink(made.value)} />);
