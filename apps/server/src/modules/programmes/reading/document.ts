import type { Passage } from "../understanding/passage.ts";

/** Why nothing can be made of a file. */
export type DocumentProblem =
  | "empty"
  | "damaged"
  | "damagedPdf"
  | "password"
  | "oldWord"
  | "picture"
  | "workbook"
  | "openDocument"
  | "richText"
  | "webPage"
  | "scan"
  | "tooLargeInside"
  | "tooLong"
  | "unknown";

export class UnreadableDocument extends Error {
  override readonly name = "UnreadableDocument";
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem) {
    super(`The document can't be read: ${problem}`);
    this.problem = problem;
  }
}

/** A passage as a reader of a format gives it. */
export interface DocumentPassage extends Passage {
  /** Of a picture: its place among the document's pictures, or why it is not among them. */
  picture?: number | "elsewhere" | "too many";
}

export interface DocumentPicture {
  name: string;
  bytes: Uint8Array;
}

export interface ReadDocument {
  format: "docx" | "pdf" | "text";
  passages: DocumentPassage[];
  pictures: DocumentPicture[];
}
