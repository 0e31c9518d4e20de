import { routeLimits } from "@tour/api";
import type { ReadRoute } from "@tour/api";
import { Refusal } from "../../../http/errors/errors.ts";
import { childFile, readerFlags, runChild } from "../../../platform/child-process/run-child.ts";
import { createKeyedQueue } from "../../media/keyed-queue.ts";
import type { TrackProblem } from "./reading/track.ts";
import { routeTexts as texts } from "./route.texts.ts";

const maxMs = 20_000;
const child = childFile("route-child", import.meta.url);

/** One at a time: each holds up to half a gigabyte. */
const queue = createKeyedQueue(1);

/**
 * Reads the line of a file in a process that may die of it. Refuses with 413 or 422, with the reason.
 *
 * @param timeoutMs How long it may take; shorter in tests.
 */
export async function readRoute(file: File, timeoutMs = maxMs): Promise<ReadRoute> {
  if (file.size > routeLimits.bytes) throw new Refusal("too_large", texts.tooLarge);
  const input = new Uint8Array(await file.arrayBuffer());
  const answer = await queue.run("route", () =>
    runChild(child, { input, flags: readerFlags, timeoutMs }),
  );
  if (!answer) throw refuse(texts.problems.tooHard);
  const read = JSON.parse(answer.toString("utf8")) as ReadRoute | { problem: TrackProblem };
  if ("problem" in read) throw refuse(texts.problems[read.problem]);
  return read;
}

const refuse = (message: string) =>
  new Refusal("unprocessable", message, { validation: { file: [message] } });
