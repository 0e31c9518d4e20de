import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../../test/ask.ts";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { draftLinks } from "../../sites/draft-links/draft-link.table.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testTour } from "../../tours/test-tour.ts";

const start = new Date("2027-03-01T12:00:00Z");
let now = start;
let app: TestApp;
/** Has never published. */
let own: TestOrganizer;
let other: TestOrganizer;
let host: string;
let otherHost: string;
const block = validBlock();

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Свои");
  other = await createOrganizer(app, "Чужие");
  const attach = async ({ id, owner }: TestOrganizer) =>
    (await app.call("attachSite", { body: { organizer_id: id } }, owner)).data.domain;
  [host, otherHost] = [await attach(own), await attach(other)];
  const query = { organizer_id: own.id, type: "main" as const };
  await app.call("savePageBlocks", { query, body: { blocks: [block] } }, own.editor);
});
afterAll(() => app.close());

const query = () => ({ organizer_id: own.id });
const at = (host: string, token?: string): Person => ({
  headers: { "site-host": host, ...(token && { "draft-link": token }) },
});
const make = async (title = "", person = own.editor) => {
  const { data } = await app.call("makeDraftLink", { query: query(), body: { title } }, person);
  return { ...data, token: data.url.split("/draft/")[1]! };
};
const read = (token: string, where = host) =>
  app.ask("readDraftSite", { query: { token, is_opened: 1 } }, at(where));
const list = async () => (await app.call("listDraftLinks", { query: query() }, own.owner)).data;
const comments = async () => {
  const asked = { ...query(), type: "main" as const };
  return (await app.call("listDraftComments", { query: asked }, own.editor)).data;
};
const say = (token: string, more: object = {}, where = host) => {
  const said = { page: "main", block_id: block.id, author: "Аня", text: "Короче бы" };
  return app.ask("commentOnDraft", { body: { token, ...said, ...more } }, at(where));
};

test("a link shows the draft for seven days, and its token is kept by nobody", async () => {
  const { link, url, token } = await make("Ане");
  expect(url).toMatch(new RegExp(`^https?://${host}/draft/[\\w-]{43}$`));
  const [row] = await app.db.select().from(draftLinks);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(link).toMatchObject({ title: "Ане", created_by: "editor", last_opened_at: null });

  const answer = await read(token);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { data } = (await answer.json()) as { data: { site: object; main: { id: string }[] } };
  expect(data.main.map(({ id }) => id)).toContain(block.id);
  expect(data.site).toMatchObject({ is_indexable: false, analytics: { yandex_metrica: "" } });
  expect(await list()).toMatchObject([{ id: link.id, last_opened_at: now.toISOString() }]);

  now = new Date(start.getTime() + 7 * 24 * 3600_000 - 1);
  expect((await read(token)).status).toBe(200);
  now = new Date(start.getTime() + 7 * 24 * 3600_000);
  expect((await read(token)).status).toBe(410);
  expect((await say(token)).status).toBe(410);
  expect(await list()).toEqual([]);
});

test("a link that was revoked shows nothing more", async () => {
  const { link, token } = await make();
  const body = { id: link.id };
  await app.call("revokeDraftLink", { query: query(), body }, own.owner);
  expect((await read(token)).status).toBe(410);
  const again = await app.ask("revokeDraftLink", { query: query(), body }, own.owner);
  expect(again.status).toBe(404);
});

test("a token shows nothing of another organiser's site, and a guessed one nothing at all", async () => {
  const { token } = await make();
  expect((await read(token, otherHost)).status).toBe(404);
  expect((await say(token, {}, otherHost)).status).toBe(404);
  expect((await read("x".repeat(43))).status).toBe(404);
  expect((await read(token)).status, "control: it shows its own").toBe(200);
});

test("before the first publication the tours are seen by who has a link to this site", async () => {
  await createTour(app.db, own.id, testTour({ title: "Тропа" }));
  const { link, token } = await make();
  const see = (person: Person) => app.ask("toursCrm", { query: {} }, person);
  expect((await see(at(host, token))).status).toBe(200);
  expect((await see(at(host))).status).toBe(404);
  expect((await see(at(host, "x".repeat(43)))).status).toBe(404);
  expect((await see(at(otherHost, token))).status).toBe(404);
  await app.call("revokeDraftLink", { query: query(), body: { id: link.id } }, own.owner);
  expect((await see(at(host, token))).status).toBe(404);
});

// ASVS 2.3.2
test("twenty links show a draft at once, and no more", async () => {
  for (let left = 20 - (await list()).length; left > 0; left -= 1) await make();
  const refused = await app.ask("makeDraftLink", { query: query(), body: {} }, own.owner);
  expect(refused.status).toBe(409);
  for (const { id } of await list()) {
    await app.call("revokeDraftLink", { query: query(), body: { id } }, own.owner);
  }
});

test("a comment is read by those who have its link and by the team, who answer and settle it", async () => {
  const [first, second] = [await make("Ане"), await make()];
  expect((await say(first.token, { author: " Аня\u202e\n" })).status).toBe(200);
  const [comment] = await comments();
  expect(comment).toMatchObject({
    ...{ author: "Аня", text: "Короче бы", block_id: block.id, block_type: block.type },
    ...{ is_settled: false, link_title: "Ане", replies: [] },
  });
  const id = comment!.id;
  const asked = { query: query() };
  await app.call("answerDraftComment", { ...asked, body: { id, text: "Короче так" } }, own.editor);
  await app.call("settleDraftComment", { ...asked, body: { id, is_settled: true } }, own.editor);
  const seen = async (token: string) => {
    const { data } = (await (await read(token)).json()) as { data: { comments: object[] } };
    return data.comments;
  };
  expect(await seen(first.token)).toMatchObject([
    { id, is_settled: true, replies: [{ author: "editor", text: "Короче так" }] },
  ]);
  expect(await seen(second.token)).toEqual([]);

  const blocks = [validBlock()];
  const page = { ...query(), type: "main" as const };
  await app.call("savePageBlocks", { query: page, body: { blocks } }, own.editor);
  expect((await say(first.token)).status, "its block is gone").toBe(422);
  expect(await comments(), "what was said of it stays").toHaveLength(1);
  await app.call("removeDraftComment", { ...asked, body: { id } }, own.editor);
  expect(await comments()).toEqual([]);
  await app.call("savePageBlocks", { query: page, body: { blocks: [block] } }, own.editor);
});

test("what says nothing is refused, and so is one comment too many of one address", async () => {
  const { token } = await make();
  expect((await say(token, { text: "\u200b \u202e" })).status).toBe(400);
  expect((await say(token, { author: "x".repeat(61) })).status).toBe(400);
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await say(token)).status);
  expect(new Set(statuses.slice(0, 29))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});

test("who edits the page hears of what is said", async () => {
  const look = async (more: { since?: string } = {}) =>
    (await app.call("officeChanges", { query: { ...query(), ...more } }, own.editor)).data;
  const { cursor } = await look();
  const [comment] = await comments();
  await app.call("removeDraftComment", { query: query(), body: { id: comment!.id } }, own.editor);
  expect((await look({ since: cursor })).changes).toMatchObject([{ kind: "draft_comment" }]);
});
