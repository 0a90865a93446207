// Runs before the app and without it: if the app's own script fails to load, or breaks before it shows anything, the page would be
// blank. This offers the stored matches as files. Everything read from storage is inserted as text, never as markup.
(() => {
  const place = () => document.getElementById('app');
  const isShown = () => (place()?.childElementCount ?? 0) > 0;

  /** @param {string} name @param {string} text @param {string} className */
  const make = (name, text, className = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    element.className = className;
    return element;
  };

  /** @param {unknown} raw @returns {Readonly<Record<string, unknown>>} */
  const fieldsOf = (raw) => (typeof raw === 'object' && raw !== null ? { ...raw } : {});

  /** One short line, whatever is stored. @param {unknown} raw @returns {string} */
  const lineOf = (raw) => {
    const plain =
      typeof raw === 'string'
        ? raw
            .slice(0, 300)
            .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
            .trim()
        : '';
    return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
  };

  /** The oldest summaries have figures instead of words. @param {Readonly<Record<string, unknown>>} summary */
  const standingOf = ({ standing, round, rounds }) =>
    typeof round === 'number' && typeof rounds === 'number' ? `Round ${round} of ${rounds}` : lineOf(standing);

  /** @param {number} changed */
  const printWhen = (changed) => {
    const when = new Date(changed);
    if (changed === 0 || Number.isNaN(when.getTime())) return '';
    return when.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  };

  /** The local date, as 2026-05-09. */
  const today = () => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  };

  /**
   * @typedef {{ name: string, standing: string, changed: number, text: string }} StoredMatch
   * @param {string} id @param {unknown} raw @param {string} text @returns {StoredMatch}
   */
  const storedMatchOf = (id, raw, text) => {
    const summary = fieldsOf(raw);
    const { name, changed } = summary;
    return {
      name: lineOf(name) || `Match ${lineOf(id)}`,
      standing: standingOf(summary),
      changed: typeof changed === 'number' ? changed : 0,
      text,
    };
  };

  /** Last played first. @returns {Promise<StoredMatch[]>} */
  const readMatches = () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('sandtable');
      // There is no database yet, and looking must not create one.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const stores = opening.result.transaction(['matches', 'texts']);
        const summaries = stores.objectStore('matches').getAll();
        const texts = stores.objectStore('texts');
        const [keys, values] = [texts.getAllKeys(), texts.getAll()];
        stores.addEventListener('abort', () => reject(stores.error));
        stores.addEventListener('complete', () => {
          /** @type {Map<unknown, unknown>} */
          const known = new Map(summaries.result.map((/** @type {unknown} */ each) => [fieldsOf(each)['id'], each]));
          const found = keys.result.flatMap((id, at) => {
            const text = values.result[at];
            // Keys that are no strings say which tab has a match in hand.
            return typeof id === 'string' && typeof text === 'string' ? [storedMatchOf(id, known.get(id), text)] : [];
          });
          resolve(found.toSorted((a, b) => b.changed - a.changed));
        });
      });
    });

  /** @param {StoredMatch} match */
  const lineFor = ({ name, standing, changed, text }) => {
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const file = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    anchor.download = `${file || 'match'}-${today()}.sandtable.json`;
    anchor.textContent = 'Save as a file';
    anchor.className = 'button';
    anchor.setAttribute('aria-label', `Save ${name} as a file`);
    const words = make('div', '', 'match-text');
    words.append(make('strong', name));
    for (const soft of [standing, printWhen(changed)]) if (soft !== '') words.append(make('span', soft, 'match-soft'));
    const actions = make('div', '', 'match-actions');
    actions.append(anchor);
    const line = make('li', '', 'match');
    line.append(words, actions);
    return line;
  };

  /** @param {HTMLElement} main */
  const listMatches = async (main) => {
    const matches = await readMatches().catch(() => []);
    if (matches.length === 0) return;
    const list = make('ul', '', 'matches');
    list.append(...matches.map(lineFor));
    main.append(
      make('h2', 'Your matches'),
      make('p', 'They are still in this browser. To be safe, save them as files; Sandtable can import them again.'),
      list,
    );
  };

  /** The chosen theme, or the system's. */
  const themeOf = () => {
    /** @type {unknown} */
    let chosen = null;
    try {
      chosen = fieldsOf(JSON.parse(localStorage.getItem('sandtable/settings') ?? 'null'))['theme'];
    } catch {
      // Unreadable settings count as none.
    }
    if (chosen === 'paper' || chosen === 'field') return chosen;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'field' : 'paper';
  };

  const help = () => {
    const app = place();
    if (app === null || isShown()) return;
    // If the app got far enough to choose a theme, keep it.
    document.documentElement.dataset.theme ??= themeOf();
    const main = make('main', '', 'page page-narrow');
    const reload = make('button', 'Reload', 'button');
    reload.addEventListener('click', () => location.reload());
    const actions = make('div', '', 'page-actions');
    actions.append(reload);
    main.append(
      make('h1', 'Sandtable could not start'),
      make('p', 'The network is down, or Sandtable is being updated. Wait a moment, then reload.'),
      actions,
    );
    app.append(main);
    void listMatches(main);
  };

  // Capturing, since the error event of a script does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) help();
    },
    true,
  );
})();
