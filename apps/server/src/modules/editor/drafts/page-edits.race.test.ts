import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});
afterAll(() => app.close());

const ids = ["a", "b", "c", "d"];

test("edits of different blocks at the same moment are all made, and each once", async () => {
  const query = { organizer_id: organizer.id, type: "main" as const };
  const blocks = ids.map((id) => validBlock({ id }));
  const { data: page } = await app.call(
    "savePageBlocks",
    { query, body: { blocks } },
    organizer.owner,
  );
  const save = (id: string) => {
    const operation = { kind: "set-content" as const, id, path: "title", value: `Правка ${id}` };
    const versions = { [id]: blocks[0]!.content_version };
    const body = {
      ...{ key: `edit-of-${id}`, version: page.version },
      ...{ operations: [operation], content_versions: versions },
    };
    return app.call("savePageEdit", { query, body }, organizer.editor);
  };
  // Each is sent twice, as after an answer that was slow to come.
  await Promise.all([...ids, ...ids].map(save));
  const { data: after } = await app.call("getPage", { query }, organizer.owner);
  expect(after.version).toBe(page.version + ids.length);
  expect(after.blocks.map(({ content }) => content.title)).toEqual(ids.map((id) => `Правка ${id}`));
});
