import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer, ownerEmail } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { emailJob } from "../../emails/email.job.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { authTexts } from "../auth.texts.ts";

let app: TestApp;
let own: TestOrganizer;
const common = "1q2w3e4r5t";
const ofHost = "localhost-localhost";
const good = "another good one";

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
});
afterAll(() => app.close());

async function tokenOfEmail(): Promise<string> {
  await runDueJobs(app.services, [emailJob]);
  const { text = "" } = app.emails.splice(0).at(-1) ?? {};
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(400);
  const { validation } = (await response.json()) as { validation: object };
  expect(validation).toEqual({ password: [authTexts.weakPassword] });
}

// ASVS 6.2.4, 6.2.11
test("who signs up can't do so with a password that strangers try first", async () => {
  const before = await app.db.$count(organizers);
  const form = { name: "Тихая тропа", email: "trail@quiet.example", phone: "8 916 123-45-67" };
  for (const password of [common, common.toUpperCase(), ofHost, "quiet.example", "тихая-тропа"]) {
    await expectRefusal(await app.ask("signUp", { body: { ...form, password } }));
  }
  expect(await app.db.$count(organizers)).toBe(before);
  expect((await app.ask("signUp", { body: { ...form, password: good } })).status).toBe(200);
});

// ASVS 6.2.4, 6.2.11
test("nor can a password be changed into one, and the old one stays", async () => {
  const change = (current_password: string, password: string) =>
    app.ask("changePassword", { body: { current_password, password } }, own.owner);
  const present = "correct horse battery";
  await expectRefusal(await change(present, common));
  const email = ownerEmail(own.id);
  await expectRefusal(await change(present, email));
  expect((await app.ask("signIn", { body: { email, password: present } })).status).toBe(200);
});

// ASVS 6.2.4, 6.2.11
test("a link to set a password, and one to join a team, stay good for a better one", async () => {
  const email = ownerEmail(own.id);
  await app.call("requestPasswordReset", { body: { email } });
  const token = await tokenOfEmail();
  await expectRefusal(await app.ask("resetPassword", { body: { token, password: ofHost } }));
  const reset = await app.ask("resetPassword", { body: { token, password: good } });
  expect(reset.status).toBe(200);

  const owner = await app.signIn(email, good);
  const guest = { email: "aidar@guides.example", role: "guide" as const };
  await app.call("inviteMember", { query: { organizer_id: own.id }, body: guest }, owner);
  const invitation = await tokenOfEmail();
  const join = (password: string) =>
    app.ask("joinByInvitation", { body: { token: invitation, name: "Айдар", password } });
  await expectRefusal(await join("guides-guides"));
  expect((await join(good)).status).toBe(200);
});
