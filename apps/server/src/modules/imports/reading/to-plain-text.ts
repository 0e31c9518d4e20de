import { Parser } from "htmlparser2";

const isLine = /^(?:p|div|li|ul|ol|br|h[1-6]|tr)$/;
const isSilent = /^(?:script|style)$/;

/** What a browser would show of HTML, as lines of text. */
export function toPlainText(html: string): string {
  let text = "";
  let silent = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (isLine.test(name)) text += "\n";
      if (isSilent.test(name)) silent += 1;
    },
    onclosetag: (name) => {
      if (isLine.test(name) && name !== "br") text += "\n";
      if (isSilent.test(name)) silent -= 1;
    },
    ontext: (data) => {
      if (silent === 0) text += data;
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
