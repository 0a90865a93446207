import { useEffect, useState } from 'react';
import { GAMES } from '../games/games.ts';
import type { Block } from '../rules/markdown.ts';
import { Prose, Spans } from '../rules/prose.tsx';
import { useTitle } from '../ui/page.ts';
import { Panel } from '../ui/panel.tsx';
import { type Edition, EDITIONS, newestRules, UNRELEASED } from './changelog.ts';
import { type Licence, loadLicences } from './licences.ts';
import './about.css';

export function AboutScreen() {
  useTitle('About');
  const [newest, ...older] = EDITIONS;
  if (newest === undefined) return null;
  const released = EDITIONS.find(({ version }) => version !== UNRELEASED)?.version ?? '';
  const rules = newestRules(EDITIONS);
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
          <dd>{released}</dd>
          {GAMES.map(({ id, name }) => [
            <dt key={id}>{name}</dt>,
            <dd key={`${id} rules`}>rules, version {rules.get(name)}</dd>,
          ])}
        </dl>
        <p className="about-note">A game’s rules get a new version whenever a match could come out differently.</p>
      </Panel>
      <Panel title="Your matches">
        <p>
          Your matches, settings and lesson progress are kept in this browser, on this device, and are sent nowhere.
          Clearing this site’s data deletes them, so export the matches you want to keep: every match on the home page
          has an Export button. The file opens in any browser, and in later versions too.
        </p>
        <p>
          Matches with others are played on a server: it keeps the name you play under, your moves, chat and notes, and
          where to send notices if you ask for them. A link you share holds the match itself.
        </p>
      </Panel>
      <Panel title={newest.version === UNRELEASED ? `New since ${released}` : `New in ${released}`}>
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

function EditionView({ edition }: { readonly edition: Edition }) {
  return edition.sections.map(({ title, blocks }) => (
    <section key={title} className="about-news">
      {title === '' ? null : <h3>{title}</h3>}
      {blocks.every(({ kind }) => kind === 'rule') ? (
        <ul>
          {blocks.map((block, place) => (
            <li key={place}>
              <Item block={block} />
            </li>
          ))}
        </ul>
      ) : (
        blocks.map((block, place) => <Prose key={place} block={block} />)
      )}
    </section>
  ));
}

function Item({ block }: { readonly block: Block }) {
  return 'spans' in block ? <Spans spans={block.spans} /> : <Prose block={block} />;
}

function LicenceList() {
  const [licences, setLicences] = useState<readonly Licence[] | null | undefined>();
  useEffect(() => {
    let isWanted = true;
    void loadLicences().then((found) => (isWanted ? setLicences(found) : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  if (licences === undefined) return <p role="status">Loading the licences…</p>;
  if (licences === null)
    return <p>The licences could not be loaded. They are in the file licences.txt beside the app.</p>;
  return (
    <>
      <p>Sandtable is free software. It is built with the packages below and set in Source Sans 3.</p>
      <details className="about-older">
        <summary>Licences of {licences.length} packages</summary>
        <ul className="about-licences">
          {licences.map(({ title, text }) => (
            <li key={title}>
              <details>
                <summary>{title}</summary>
                <pre tabIndex={0}>{text}</pre>
              </details>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
