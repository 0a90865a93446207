import { useEffect, useState } from 'react';
import { type Licence, loadLicences } from './licences.ts';

/** The licence of every package that the app is made from, each with its text. */
export function LicenceList() {
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
