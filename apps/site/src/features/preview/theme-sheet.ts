let sheet: CSSStyleSheet | undefined;

/**
 * Takes the preset's custom properties. A constructed sheet needs no inline style, which the
 * policy forbids, and comes after the page's own sheets.
 */
export function applyTheme(css: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(css);
}
