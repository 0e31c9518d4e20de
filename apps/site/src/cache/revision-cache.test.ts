import { expect, test, vi } from "vitest";
import { createRevisionCache } from "./revision-cache.ts";
import type { NoteRevision } from "./revision-cache.ts";

const first = { host: "altai.example", revision: "7", today: "2026-06-01" };
const open = () => createRevisionCache({ maxCharacters: 1000 });
type Share = ReturnType<typeof open>;

/** What is answered, read at a revision. */
const ask = async (
  share: Share,
  of: Parameters<Share>[0],
  given: string,
  revisions: (string | null)[] = ["7"],
) => {
  const asked = await share(of, "tours", async (note: NoteRevision) => {
    for (const revision of revisions) note(revision);
    return given;
  });
  return asked.answer;
};

test("an answer is asked for once by all pages of a revision", async () => {
  const share = open();
  const asked = vi.fn(async () => "tours");
  await Promise.all([share(first, "tours", asked), share(first, "tours", asked)]);
  expect((await share(first, "tours", asked)).answer).toBe("tours");
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  { ...first, revision: "8" },
  { ...first, host: "karelia.example" },
  { ...first, today: "2026-06-02" },
])("an answer of another state is asked for anew: %o", async (other) => {
  const share = open();
  await ask(share, first, "old");
  expect(await ask(share, other, "new")).toBe("new");
});

test("nothing is kept of a host whose revision is not known", async () => {
  const share = open();
  const unknown = { ...first, revision: null };
  await ask(share, unknown, "old");
  expect(await ask(share, unknown, "new")).toBe("new");
});

test.each([[["6"]], [["7", "6"]], [[null]]])(
  "what was read at other revisions, %o, is told and not kept",
  async (revisions) => {
    const share = open();
    const read = await share(first, "tours", async (note) => {
      for (const revision of revisions) note(revision);
      return "old";
    });
    expect([...read.revisions]).toEqual(revisions);
    expect(await ask(share, first, "new")).toBe("new");
    expect(await ask(share, first, "newer"), "control: what is of its revision is kept").toBe(
      "new",
    );
  },
);

test("a failure is not kept", async () => {
  const share = open();
  await expect(share(first, "tours", () => Promise.reject(new Error("502")))).rejects.toThrow(
    "502",
  );
  expect(await ask(share, first, "tours")).toBe("tours");
});

test("what is kept has a size: answers asked for last push out others", async () => {
  const share = open();
  await ask(share, first, "long".repeat(200));
  await ask(share, { ...first, host: "karelia.example" }, "long".repeat(200));
  expect(await ask(share, first, "new")).toBe("new");
});
