import { importTexts } from "../../import.texts.ts";
import type { TableRecord } from "../read-table.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { readDateStyles } from "./number-formats.ts";
import { readCells, readSharedTexts } from "./read-cells.ts";
import { readElements } from "../../../../platform/file-formats/read-elements.ts";
import { unzipTexts } from "./unzip.ts";

const workbookPath = "xl/workbook.xml";
const linksPath = "xl/_rels/workbook.xml.rels";
const textsPath = "xl/sharedStrings.xml";
const stylesPath = "xl/styles.xml";

/** The rows of the first sheet that is not hidden, as texts. Throws `UnreadableFile`. */
export function readXlsx(bytes: Uint8Array): TableRecord[] {
  const outline = unzipTexts(bytes, (name) => name === workbookPath || name === linksPath);
  const { sheet, isMac } = readOutline(outline);
  const files = unzipTexts(bytes, (name) => [sheet, textsPath, stylesPath].includes(name));
  const cells = files.get(sheet);
  if (cells === undefined) throw new UnreadableFile(importTexts.brokenWorkbook);
  return readCells(cells, {
    isMac,
    texts: readSharedTexts(files.get(textsPath) ?? ""),
    dateStyles: readDateStyles(files.get(stylesPath) ?? ""),
  });
}

/** Where the first sheet stands that people see, and from when days are counted. */
function readOutline(files: Map<string, string>): { sheet: string; isMac: boolean } {
  const links = new Map<string, string>();
  readElements(files.get(linksPath) ?? "", {
    open: { Relationship: ({ Id = "", Target = "" }) => links.set(Id, Target) },
  });
  const sheets: { link: string; isHidden: boolean }[] = [];
  let isMac = false;
  readElements(files.get(workbookPath) ?? "", {
    open: {
      workbookPr: ({ date1904 }) => (isMac = date1904 === "1" || date1904 === "true"),
      sheet: (attributes) => {
        const link = Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? "";
        sheets.push({ link, isHidden: (attributes["state"] ?? "visible") !== "visible" });
      },
    },
  });
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const target = shown && links.get(shown.link);
  if (!target) throw new UnreadableFile(importTexts.notTable);
  return { sheet: target.startsWith("/") ? target.slice(1) : `xl/${target}`, isMac };
}
