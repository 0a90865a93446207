import { useEffect } from 'react';

// Replaces react-style-singleton, which the dialog library uses to stop the page behind from scrolling. It inserts a
// style element, which the page's policy forbids; an adopted style sheet does the same.

interface StylesProps {
  readonly styles: string;
}

/** Makes a component that applies its styles while at least one instance is mounted; the first instance's styles count. */
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
