import { buffer } from "node:stream/consumers";
import { limitMemory } from "../../platform/child-process/limit-memory.ts";
import { readAsAnswer } from "./reading/read-as-answer.ts";

/*
 * A process of its own: a document that somebody was sent may hang or end whatever reads it. Takes the
 * file on stdin; answers a line of JSON and then the bytes of its pictures.
 */

limitMemory(512);
const bytes = await buffer(process.stdin);
for (const part of await readAsAnswer(new Uint8Array(bytes))) process.stdout.write(part);
