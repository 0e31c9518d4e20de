import { useLayoutEffect } from "react";

/**
 * Rules for as long as a component stands. They are no `<style>` element, which the page's policy
 * forbids.
 */
export function useStyleSheet(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      const at = document.adoptedStyleSheets.indexOf(sheet);
      if (at >= 0) document.adoptedStyleSheets.splice(at, 1);
    };
  }, [css]);
}
