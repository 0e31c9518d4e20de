import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { AvifOrder } from "./make-avif.ts";
import { renderPicture } from "./render-picture.ts";

/*
 * A process of its own: seconds of work for each picture, which no request should wait for. Takes a
 * line of JSON and the source's bytes on stdin, answers the AVIF; any failure is a failed exit.
 */

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
const input = await buffer(process.stdin);
const lineEnd = input.indexOf("\n");
const { size, ...facts } = JSON.parse(input.toString("utf8", 0, lineEnd)) as AvifOrder;
const source = { ...facts, bytes: input.subarray(lineEnd + 1) };
process.stdout.write(await renderPicture(source, size, "avif"));
