import { useEffect } from 'react';

// Stands in for react-style-singleton, with which the dialogs' library holds the page behind them still: it would put a style
// element into the page, which the page's policy does not allow. A sheet that is adopted does the same.

interface StylesProps {
  readonly styles: string;
}

/** Makes a component that has its styles in the page while at least one of it is there; those of the first count. */
export function styleSingleton(): (props: StylesProps) => null {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return ({ styles }) => {
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
        sheet = null;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- later styles do not count: the page was measured with the first
    }, []);
    return null;
  };
}
