import { Refusal } from "../../http/errors/errors.ts";
import { childFile, readerFlags, runChild } from "../../platform/child-process/run-child.ts";
import { createKeyedQueue } from "../media/keyed-queue.ts";
import { programmeTexts } from "./programme.texts.ts";
import type { ReadDocument } from "./reading/document.ts";
import type { ChildAnswer } from "./reading/read-as-answer.ts";
import type { Understood } from "./understanding/passage.ts";

const maxMs = 20_000;
const child = childFile("programme-child", import.meta.url);

/** One at a time: each holds up to half a gigabyte. */
const queue = createKeyedQueue(1);

export interface UnderstoodDocument extends ReadDocument {
  understood: Understood;
}

/**
 * Reads a document in a process that may die of it. Refuses with 422 what can't be read, with the reason.
 *
 * @param timeoutMs How long it may take; shorter in tests.
 */
export async function readInChild(
  bytes: Uint8Array,
  timeoutMs = maxMs,
): Promise<UnderstoodDocument> {
  const answer = await queue.run("programme", () =>
    runChild(child, { input: bytes, flags: readerFlags, timeoutMs }),
  );
  if (!answer) throw refuse(programmeTexts.problems.tooHard);
  const lineEnd = answer.indexOf("\n");
  const read = JSON.parse(answer.toString("utf8", 0, lineEnd)) as ChildAnswer;
  if ("problem" in read) throw refuse(programmeTexts.problems[read.problem]);
  let at = lineEnd + 1;
  const pictures = read.pictures.map(({ name, size }) => {
    const picture = { name, bytes: answer.subarray(at, at + size) };
    at += size;
    return picture;
  });
  return { ...read, pictures };
}

const refuse = (message: string) =>
  new Refusal("unprocessable", message, { validation: { file: [message] } });
