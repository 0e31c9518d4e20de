import type { Understood } from "../understanding/passage.ts";
import { understand } from "../understanding/understand.ts";
import { UnreadableDocument } from "./document.ts";
import type { DocumentProblem, ReadDocument } from "./document.ts";
import { readDocument } from "./read-document.ts";

/** What the child says in the line before the pictures' bytes. */
export type ChildAnswer =
  | { problem: DocumentProblem }
  | (Omit<ReadDocument, "pictures"> & {
      understood: Understood;
      pictures: { name: string; size: number }[];
    });

/** A document with what was found in it, in the parts that the child writes. */
export async function readAsAnswer(bytes: Uint8Array): Promise<Uint8Array[]> {
  const line = (answer: ChildAnswer) => Buffer.from(`${JSON.stringify(answer)}\n`);
  try {
    const { format, passages, pictures } = await readDocument(bytes);
    const sizes = pictures.map((picture) => ({ name: picture.name, size: picture.bytes.length }));
    const understood = understand(passages);
    return [
      line({ format, passages, understood, pictures: sizes }),
      ...pictures.map((picture) => picture.bytes),
    ];
  } catch (error) {
    if (error instanceof UnreadableDocument) return [line({ problem: error.problem })];
    throw error;
  }
}
