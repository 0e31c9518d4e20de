import { expect, test, vi } from "vitest";
import { createRevisionCache } from "./revision-cache.ts";

const first = { host: "altai.example", revision: "7", today: "2026-06-01" };

test("an answer is asked for once by all pages of a revision", async () => {
  const share = createRevisionCache({ max: 10 });
  const ask = vi.fn(async () => "tours");
  await Promise.all([share(first, "tours", ask), share(first, "tours", ask)]);
  expect(await share(first, "tours", ask)).toBe("tours");
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  { ...first, revision: "8" },
  { ...first, host: "karelia.example" },
  { ...first, today: "2026-06-02" },
])("an answer of another state is asked for anew: %o", async (other) => {
  const share = createRevisionCache({ max: 10 });
  await share(first, "tours", async () => "old");
  expect(await share(other, "tours", async () => "new")).toBe("new");
});

test("nothing is kept of a host whose revision is not known", async () => {
  const share = createRevisionCache({ max: 10 });
  const unknown = { ...first, revision: null };
  await share(unknown, "tours", async () => "old");
  expect(await share(unknown, "tours", async () => "new")).toBe("new");
});

test("a failure is not kept", async () => {
  const share = createRevisionCache({ max: 10 });
  await expect(share(first, "tours", () => Promise.reject(new Error("502")))).rejects.toThrow(
    "502",
  );
  expect(await share(first, "tours", async () => "tours")).toBe("tours");
});
