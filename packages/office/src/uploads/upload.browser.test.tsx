import { createClient } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import { expect, test, vi } from "vitest";
import { refused } from "../testing/take-uploads.ts";

const file = new File([new Uint8Array(2_000_000)], "dawn.jpg", { type: "image/jpeg" });

function open(organizer_id = 7) {
  const log = vi.fn();
  const onProgress = vi.fn<(part: number) => void>();
  const client = createClient<TourContract>(routes, { baseUrl: "", role: "organizer", log });
  const upload = (options = {}) =>
    client.uploadMedia({ query: { organizer_id }, body: { file } }, { onProgress, ...options });
  return { log, onProgress, upload };
}

test("an upload reports its progress, and returns a result as every call does", async () => {
  const { upload, onProgress, log } = open();
  expect(await upload()).toEqual({ data: { id: 3 } });
  expect(onProgress).toHaveBeenCalled();
  for (const [part] of onProgress.mock.calls) expect(part).toBeLessThan(1);
  expect(log).not.toHaveBeenCalled();
});

test("a refused upload has the server's message and is logged, as for every call", async () => {
  const { message, organizer } = refused;
  const { upload, log } = open(organizer);
  await expect(upload()).rejects.toMatchObject({
    name: "ApiError",
    status: 413,
    message,
    validation: { file: [message] },
  });
  const url = expect.stringContaining(routes.uploadMedia.path) as string;
  expect(log.mock.calls).toEqual([[{ status: 413, statusText: "Payload Too Large", url }]]);
});

test("an aborted upload rejects with the abort's reason and is not logged", async () => {
  const { upload, log } = open();
  const stop = new AbortController();
  const sending = upload({ signal: stop.signal });
  stop.abort();
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  expect(log).not.toHaveBeenCalled();
});
