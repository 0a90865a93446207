// What a person sets for notices and passkeys, on a page by itself: once for whoever is known here, once for whoever is not.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NoticeSettings } from '../../online/notices/notice-settings.tsx';
import { PasskeyEntry, PasskeySettings } from '../../online/notices/passkey-settings.tsx';
import { askServer } from '../../online/server/ask.ts';
import '../../ui/theme.css';
import '../../ui/ui.css';
import '../../app/app.css';

const { person } = await askServer('GET /api/me');

function You({ known }: { readonly known: string | null }) {
  const [name, setName] = useState(known);
  const look = async (): Promise<void> => setName((await askServer('GET /api/me')).person?.name ?? null);
  if (name === null) return <PasskeyEntry onIn={() => void look()} />;
  return (
    <main className="page page-narrow">
      <h1>{name}</h1>
      <NoticeSettings />
      <PasskeySettings />
    </main>
  );
}

const place = document.getElementById('app');
if (place !== null) createRoot(place).render(<You known={person?.name ?? null} />);
