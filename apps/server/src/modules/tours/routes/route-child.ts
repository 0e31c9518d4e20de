import { buffer } from "node:stream/consumers";
import { limitMemory } from "../../../platform/child-process/limit-memory.ts";
import { readTrack } from "./reading/read-track.ts";
import { UnreadableTrack } from "./reading/track.ts";

/*
 * A process of its own: a file of hundreds of thousands of points would keep the server from everything
 * else, and one that was made to may end whatever reads it. Takes the file on stdin; answers JSON.
 */

function answer(bytes: Uint8Array): object {
  try {
    return readTrack(bytes);
  } catch (error) {
    if (error instanceof UnreadableTrack) return { problem: error.problem };
    throw error;
  }
}

limitMemory(512);
const bytes = await buffer(process.stdin);
process.stdout.write(JSON.stringify(answer(new Uint8Array(bytes))));
