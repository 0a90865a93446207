// Loaded before the app and by itself: should the app's own script not come, or break before anything is shown, the page would be
// white. What is kept in this browser can be had here without the app.
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

  /** @returns {Promise<{ id: string, text: string }[]>} */
  const readMatches = () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('sandtable');
      // None was ever made: nothing is to be left behind by looking.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const texts = opening.result.transaction('texts').objectStore('texts');
        const [keys, values] = [texts.getAllKeys(), texts.getAll()];
        values.addEventListener('error', () => reject(values.error));
        // What has no text for a key tells whose a match is.
        values.addEventListener('success', () =>
          resolve(
            keys.result.flatMap((id, at) => {
              const text = values.result[at];
              return typeof id === 'string' && typeof text === 'string' ? [{ id, text }] : [];
            }),
          ),
        );
      });
    });

  /** @param {HTMLElement} list */
  const listMatches = async (list) => {
    for (const { id, text } of await readMatches().catch(() => [])) {
      const anchor = document.createElement('a');
      anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      anchor.download = `match-${id.replaceAll(/[^\w-]/g, '')}.sandtable.json`;
      anchor.textContent = `Save match ${id}`;
      const line = document.createElement('li');
      line.append(anchor);
      list.append(line);
    }
    if (list.childElementCount === 0) list.remove();
  };

  const help = () => {
    const app = place();
    if (app === null || isShown()) return;
    // The app itself would have said which.
    document.documentElement.dataset.theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'field' : 'paper';
    const main = make('main', '', 'page page-narrow');
    const reload = make('button', 'Reload', 'button');
    reload.addEventListener('click', () => location.reload());
    const actions = make('div', '', 'page-actions');
    actions.append(reload);
    const list = make('ul', '');
    main.append(
      make('h1', 'Sandtable could not start'),
      make('p', 'The network is down, or Sandtable is being updated. Your matches are safe in this browser.'),
      actions,
      list,
    );
    app.append(main);
    void listMatches(list);
  };

  // In the first phase: a script that does not come tells nobody else.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) help();
    },
    true,
  );
})();
