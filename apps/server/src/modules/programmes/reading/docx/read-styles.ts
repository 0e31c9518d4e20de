import { readElements } from "../../../../platform/file-formats/read-elements.ts";

/** What paragraphs of a style are. */
export interface ParagraphStyle {
  isHeading: boolean;
  isItem: boolean;
}

/** The styles of a Word document by their ids; names of headings are English in every language of Word. */
export function readStyles(xml: string): Map<string, ParagraphStyle> {
  const styles = new Map<string, ParagraphStyle>();
  let style: ParagraphStyle | undefined;
  readElements(xml, {
    open: {
      style: (attributes) => {
        style = { isHeading: false, isItem: false };
        styles.set(attributes["w:styleId"] ?? "", style);
      },
      name: (attributes) => {
        if (style)
          style.isHeading ||= /^(?:heading \d|title|subtitle)$/i.test(attributes["w:val"] ?? "");
      },
      outlineLvl: (attributes) => {
        if (style) style.isHeading ||= Number(attributes["w:val"]) < 6;
      },
      numPr: () => {
        if (style) style.isItem = true;
      },
    },
    close: { style: () => (style = undefined) },
  });
  return styles;
}
