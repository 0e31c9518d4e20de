import { findFreePort } from "@tour/free-port";
import { afterAll, expect, test } from "vitest";
import { createServerRunner, reasonOf, waitForHealth } from "./test/run-server.ts";

const runner = createServerRunner();
const { start } = runner;

afterAll(() => runner.cleanUp());

test("the server starts, locks its folder, stops on a signal, and starts again", async () => {
  const port = await findFreePort();
  const API_PORT = String(port);
  const first = start({ API_PORT });
  await waitForHealth(port);

  const second = start({ API_PORT: String(await findFreePort()) });
  expect(await second.ended).toBe(1);
  expect(reasonOf(second.errors)).toBe(
    `The data folder ${runner.dataDir} is in use by process ${first.child.pid}. ` +
      "Stop that server, or choose another folder with DATA_DIR.",
  );

  first.child.kill("SIGTERM");
  expect([await first.ended, first.errors]).toEqual([0, ""]);
  const again = start({ API_PORT });
  await waitForHealth(port);
  again.child.kill("SIGKILL");
  await again.ended;
  start({ API_PORT });
  await waitForHealth(port);
});
