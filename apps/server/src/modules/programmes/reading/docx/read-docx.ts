import { posix } from "node:path";
import { programmeLimits } from "@tour/api";
import { readElements } from "../../../../platform/file-formats/read-elements.ts";
import { UnzipFailure, unzipFiles } from "../../../../platform/file-formats/unzip-files.ts";
import { createCollector } from "../collect-passages.ts";
import { UnreadableDocument } from "../document.ts";
import type { DocumentPassage, DocumentPicture, ReadDocument } from "../document.ts";
import { readBody } from "./read-body.ts";
import { readStyles } from "./read-styles.ts";

/** Of all that is unpacked of a document. */
const maxUnpacked = 64 * 1024 * 1024;
const body = "word/document.xml";
const styles = "word/styles.xml";
const isWanted = (name: string) =>
  /^word\/(?:document|styles|footnotes|header\d*|footer\d*)\.xml$/.test(name) ||
  /^word\/_rels\/(?:document|footnotes|header\d*|footer\d*)\.xml\.rels$/.test(name) ||
  name.startsWith("word/media/") ||
  marks.some(([mark]) => name.startsWith(mark));

/** What other archives of offices have in them. */
const marks = [
  ["xl/", "workbook"],
  ["content.xml", "openDocument"],
] as const;

/** The passages and pictures of a Word document, in its order. Throws `UnreadableDocument`. */
export function readDocx(bytes: Uint8Array): ReadDocument {
  const files = unzip(bytes);
  const document = files.get(body);
  if (!document) throw new UnreadableDocument(problemOf([...files.keys()]));
  const known = readStyles(readXml(files.get(styles)));
  const collector = createCollector();
  const pictures = createPictures(files);
  const shown = new Set<string>();
  const read = (name: string, isOnce = false) => {
    const links = readLinks(readXml(files.get(linksOf(name))));
    const take = (passage: DocumentPassage, link?: string) => {
      if (isOnce && shown.has(passage.text)) return;
      if (isOnce) shown.add(passage.text);
      const picture = link === undefined ? {} : { picture: pictures.take(links.get(link)) };
      collector.add({ ...passage, ...picture });
    };
    readBody(readXml(files.get(name)), { styles: known, take });
  };
  read(body);
  // What stands on every page comes last, and once.
  const others = [...files.keys()].filter((name) =>
    /^word\/(?:header|footer|footnotes)/.test(name),
  );
  for (const name of others.toSorted()) read(name, true);
  const hasText = collector.passages.some(({ kind }) => kind !== "picture");
  if (!hasText) throw new UnreadableDocument(pictures.list.length > 0 ? "scan" : "empty");
  return { format: "docx", passages: collector.passages, pictures: pictures.list };
}

function unzip(bytes: Uint8Array): Map<string, Buffer<ArrayBuffer>> {
  try {
    return unzipFiles(bytes, isWanted, maxUnpacked);
  } catch (error) {
    if (!(error instanceof UnzipFailure)) throw error;
    throw new UnreadableDocument(error.reason === "too large" ? "tooLargeInside" : "damaged");
  }
}

const problemOf = (names: string[]) =>
  marks.find(([mark]) => names.some((name) => name.startsWith(mark)))?.[1] ?? "damaged";

/** Word declares no types of documents: entities that unfold come from elsewhere. */
function readXml(file: Buffer | undefined): string {
  const text = file?.toString("utf8") ?? "";
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new UnreadableDocument("damaged");
  return text;
}

const linksOf = (name: string) => name.replace(/^word\/(.+)$/, "word/_rels/$1.rels");

interface Link {
  target: string;
  isElsewhere: boolean;
}

function readLinks(xml: string): Map<string, Link> {
  const links = new Map<string, Link>();
  readElements(xml, {
    open: {
      Relationship: ({ Id = "", Target = "", TargetMode }) => {
        links.set(Id, { target: Target, isElsewhere: TargetMode === "External" });
      },
    },
  });
  return links;
}

/** The pictures of a document, each once however often it stands there. */
function createPictures(files: Map<string, Buffer<ArrayBuffer>>) {
  const list: DocumentPicture[] = [];
  const places = new Map<string, number>();
  return {
    list,
    /** Where the picture of a link is in the list, or why it is not there. */
    take(link: Link | undefined): number | "elsewhere" | "too many" {
      const path = posix.join("word", link?.target ?? "").replace(/^word\/\//, "");
      const bytes = link?.target.startsWith("/")
        ? files.get(link.target.slice(1))
        : files.get(path);
      if (!link || link.isElsewhere || !bytes) return "elsewhere";
      const known = places.get(link.target);
      if (known !== undefined) return known;
      if (list.length >= programmeLimits.pictures) return "too many";
      places.set(link.target, list.length);
      list.push({ name: posix.basename(path).slice(0, 200), bytes });
      return list.length - 1;
    },
  };
}
