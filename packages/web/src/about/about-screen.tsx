import { GAMES } from '../games/games.ts';
import { Panel } from '../ui/panel.tsx';
import { useTitle } from '../ui/use-title.ts';
import { rulesIn } from './changelog.ts';
import { EditionView } from './edition-view.tsx';
import { LicenceList } from './licence-list.tsx';
import { EDITIONS } from './whats-new.ts';
import './about.css';

/** What Sandtable is, which version of it, what is new, where matches are kept, and what it is made from. */
export function AboutScreen() {
  useTitle('About');
  const [newest, ...older] = EDITIONS;
  if (newest === undefined) return null;
  const rules = rulesIn(newest);
  return (
    <main className="page page-narrow about">
      <header className="page-head">
        <h1>About Sandtable</h1>
        <p className="page-lead">
          Tactical hex wargames in the browser, with every rule enforced and every ruling explained.
        </p>
      </header>
      <p>
        Sandtable is independent and unofficial. It is not affiliated with or endorsed by the publisher of any board
        game, and contains none of their material: its texts, maps and art are its own.
      </p>
      <Panel title="Versions">
        <dl className="about-versions">
          <dt>Sandtable</dt>
          <dd>{newest.version}</dd>
          {GAMES.map(({ id, name }) => [
            <dt key={id}>{name}</dt>,
            <dd key={`${id} rules`}>rules, version {rules.get(name)}</dd>,
          ])}
        </dl>
        <p className="about-note">A game’s rules get a new version whenever a match could come out differently.</p>
      </Panel>
      <Panel title="Your matches">
        <p>
          Your matches, settings and lesson progress are kept in this browser, on this device. Nothing is sent anywhere.
          Clearing this site’s data deletes them, so export the matches you want to keep: every match on the home page
          has an Export button. The file opens in any browser, and in later versions too.
        </p>
      </Panel>
      <Panel title={`New in ${newest.version}`}>
        <EditionView edition={newest} />
        {older.map((edition) => (
          <details key={edition.version} className="about-older">
            <summary>{edition.version}</summary>
            <EditionView edition={edition} />
          </details>
        ))}
      </Panel>
      <Panel title="Licences">
        <LicenceList />
      </Panel>
    </main>
  );
}
