import { Parser } from "htmlparser2";

/**
 * Elements within one another that anyone may have meant; the parser's time grows with the square
 * of their number, and a text of nothing but opened tags would hold up everybody for minutes.
 */
export const maxHtmlDepth = 200;

/** Whether a text opens more elements within one another than are read. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth > maxHtmlDepth) parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.write(html);
  return depth > maxHtmlDepth;
}
