import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Job, Load } from "./load.ts";

export interface Client {
  load: (job: Job) => Promise<Load>;
  stop: () => void;
}

/** A process of its own that asks; one job after another. */
export function startClient(): Client {
  const child = fork(fileURLToPath(new URL("./load-client.ts", import.meta.url)));
  return {
    load: async (job) => {
      child.send(job);
      const [answer] = (await once(child, "message")) as [{ load?: Load; failed?: string }];
      if (!answer.load) throw new Error(answer.failed);
      return answer.load;
    },
    stop: () => child.kill(),
  };
}
