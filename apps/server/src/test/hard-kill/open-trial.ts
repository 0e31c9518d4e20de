import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@tour/api/contract";
import { findFreePort } from "@tour/free-port";
import { expect } from "vitest";
import { keyOfUrl, originalPath } from "../../modules/media/media-path.ts";
import { createServerRunner, waitForHealth } from "../run-server.ts";
import { foundBusiness } from "./found-business.ts";
import type { Business } from "./found-business.ts";
import { openLedger } from "./ledger.ts";
import { connect, writersOf } from "./write-all.ts";

/** A server's process with an organiser who is signed in and has a site, to be killed or robbed of its database. */
export async function openTrial(databaseUrl?: string, ownEnv: Record<string, string> = {}) {
  const runner = createServerRunner();
  const { dataDir } = runner;
  const database = { databaseUrl, dataDir };
  const ledger = openLedger();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = async (over: Record<string, string> = {}, program?: string) => {
    const settings = { ...ownEnv, ...over };
    const env = { API_PORT: String(port), SITE_ORIGIN: "http://localhost:3000", ...settings };
    const own = { ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const server = runner.start(own, program);
    await waitForHealth(port);
    return server;
  };
  try {
    const business = await foundBusiness(database);
    const server = await start();
    const organizer = connect(port, await signIn(origin, business));
    const query = { organizer_id: business.organizerId };
    const { data: site } = await organizer.attachSite({ body: query });
    // Whoever has tours on sale shows an agreement, or nothing is published.
    const fields = { html: "<p>Условия</p>", is_displayed: true };
    await organizer.updateDocument({ query: { ...query, type: "agreement" }, body: { fields } });
    await organizer.publishData({ query: { ...query, type: "site" } });
    ledger.publication = 1;
    const visitor = connect(port, "", site.domain);
    return {
      ...{ business, ledger, organizer, visitor, origin, database, server },
      /** Starts the process once more, with other settings or of another version perhaps. */
      start,
      /** Signs the organiser in anew. */
      signIn: async () => connect(port, await signIn(origin, business)),
      writers: writersOf(business, ledger, organizer, visitor),
      /** Of the pictures at these addresses those whose file is not there to its last byte. */
      findBroken: (pictures: string[]) => pictures.filter((url) => !isWhole(dataDir, url)),
      /** Every question becomes an email, sooner or later. */
      expectEmails: () =>
        expect.poll(() => unsent(dataDir, ledger.questions), { timeout: 60_000 }).toEqual([]),
      close: () => runner.cleanUp(),
    };
  } catch (error) {
    runner.cleanUp();
    throw error;
  }
}

/** Whether a picture's file is there to its last byte, as its own header counts them. */
function isWhole(dataDir: string, url: string): boolean {
  const path = join(dataDir, "media", originalPath(keyOfUrl(url)!));
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(8);
  return bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** The questions of which no email is in the outbox. */
function unsent(dataDir: string, questions: string[]): string[] {
  const folder = join(dataDir, "outbox");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const emails = names.map((name) => readFileSync(join(folder, name), "utf8"));
  return questions.filter((question) => !emails.some((email) => email.includes(question)));
}

async function signIn(origin: string, { email, password }: Business): Promise<string> {
  const response = await fetch(origin + contract.signIn.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}
