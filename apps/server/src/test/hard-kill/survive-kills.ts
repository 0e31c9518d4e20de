import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@tour/api/contract";
import { findFreePort } from "@tour/free-port";
import { expect } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { keyOfUrl, originalPath } from "../../modules/media/media-path.ts";
import { createServerRunner, waitForHealth } from "../run-server.ts";
import { checkAnswers, requireShown } from "./check-answers.ts";
import { checkRows, endLeases } from "./check-rows.ts";
import { foundBusiness } from "./found-business.ts";
import type { Business } from "./found-business.ts";
import { killMidway } from "./kill-midway.ts";
import { openLedger } from "./ledger.ts";
import { connect, writersOf } from "./write-all.ts";

interface Trial {
  /** PostgreSQL; without it the embedded database. */
  databaseUrl?: string;
}

/** How often processes are killed: `KILLS` times, else up to four times within half a minute. */
const most = Number(process.env["KILLS"] ?? 4);
const longestMs = process.env["KILLS"] ? Number.POSITIVE_INFINITY : 30_000;

/**
 * Kills a server's process in the midst of writes, looks at what it left behind, starts it again,
 * and so on. Throws when anything is torn, or when anything that was confirmed is gone.
 */
export async function surviveKills({ databaseUrl }: Trial = {}): Promise<void> {
  const runner = createServerRunner();
  const { dataDir } = runner;
  const place = { databaseUrl, dataDir };
  const ledger = openLedger();
  try {
    const business = await foundBusiness(place);
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = async () => {
      const env = { API_PORT: String(port), SITE_ORIGIN: "http://localhost:3000" };
      const server = runner.start({ ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
      await waitForHealth(port);
      return server;
    };

    let server = await start();
    const cookie = await signIn(origin, business);
    const organizer = connect(port, cookie);
    const query = { organizer_id: business.organizerId };
    const { data: site } = await organizer.attachSite({ body: query });
    await organizer.publishData({ query: { ...query, type: "site" } });
    ledger.publication = 1;
    const visitor = connect(port, "", site.domain);

    const began = performance.now();
    const isTime = () => performance.now() - began < longestMs;
    for (let round = 0; round < most && (round < 1 || isTime()); round += 1) {
      const writers = writersOf(business, ledger, organizer, visitor);
      expect(await killMidway(writers, () => server.child.kill("SIGKILL"))).toEqual([]);
      await server.ended;
      const { db, close } = await openDatabase(place);
      const pictures = await checkRows(db, ledger).finally(async () => {
        await endLeases(db);
        await close();
      });
      expect(pictures).toEqual(expect.arrayContaining(ledger.pictures));
      expect(pictures.filter((url) => !isWhole(dataDir, url))).toEqual([]);
      server = await start();
      // Making sizes takes long: the newest are those that a kill could have hurt.
      await requireShown(origin, pictures.slice(-5));
      await checkAnswers({ business, ledger, organizer, visitor, origin });
      await expect.poll(() => unsent(dataDir, ledger.questions), { timeout: 60_000 }).toEqual([]);
    }
  } finally {
    runner.cleanUp();
  }
}

/** Whether a picture's file is there to its last byte, as its own header counts them. */
function isWhole(dataDir: string, url: string): boolean {
  const path = join(dataDir, "media", originalPath(keyOfUrl(url)!));
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(8);
  return bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** The questions of which no letter lies in the outbox. */
function unsent(dataDir: string, questions: string[]): string[] {
  const folder = join(dataDir, "outbox");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const letters = names.map((name) => readFileSync(join(folder, name), "utf8"));
  return questions.filter((question) => !letters.some((letter) => letter.includes(question)));
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
