export interface Section {
  /** Names the section in its marks. */
  name: string;
  /** Stands above a section that is new. */
  heading: string;
  body: string;
}

/** Puts a section between its marks in a document, or at the end where it has none yet. */
export function replaceSection(text: string, { name, heading, body }: Section): string {
  const open = `<!-- bench:${name} -->`;
  const close = `<!-- /bench:${name} -->`;
  const section = `${open}\n\n${body.trimEnd()}\n\n${close}`;
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < start) return `${text.trimEnd()}\n\n## ${heading}\n\n${section}\n`;
  return text.slice(0, start) + section + text.slice(end + close.length);
}
