import { readToday } from "@tour/dates";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Account } from "../../http/rights/account.ts";
import { createUser } from "../../modules/accounts/create-user.ts";
import { demoAccounts } from "../../modules/accounts/demo-accounts.ts";
import { shareFactor } from "../../modules/accounts/second-factor/share-factor.ts";
import { openMediaStorage } from "../../modules/media/storage/media-storage.ts";
import { memberships } from "../../modules/accounts/membership.table.ts";
import type { RequestContext } from "../../http/context.ts";
import type { Services } from "../../platform/services.ts";
import type { DemoOrganizer, DemoPlan } from "@tour/demo";
import { demoPlans, fingerprintDemo } from "@tour/demo";
import { demoPassword } from "./demo-password.ts";
import { demoSeeds } from "./demo.table.ts";
import { fillLibrary, preparePictures } from "./prepare-pictures.ts";
import type { ReadyPicture } from "./prepare-pictures.ts";
import { seedLater } from "./seed-later.ts";
import { seedLogo } from "./seed-logo.ts";
import { seedMarketplace } from "./seed-marketplace.ts";
import { seedOrganizer } from "./seed-organizer.ts";
import { seedPages } from "./seed-pages.ts";
import { seedQuestions } from "./seed-questions.ts";
import { seedRequests } from "./seed-requests.ts";
import { seedReviews } from "./seed-reviews.ts";
import { seedSales } from "./seed-sales.ts";
import { seedTeam } from "./seed-team.ts";
import { seedTours } from "./seed-tours.ts";
import { seedVisits } from "./seed-visits.ts";

/** Servers that start together make the demo one by one: any number that only this uses. */
const seedLock = 7_061_995;

/**
 * Makes the demo, once: three organisers with sites, tours and people. All of it is kept or, when
 * anything fails, none; pictures are drawn before, so that the database waits for none of them.
 */
export async function seedDemo(services: Services, prepare = preparePictures): Promise<void> {
  const { db, log } = services;
  const made = await readMade(db);
  if (made) return tellOfNewer(services, made.content);
  const start = performance.now();
  log.info("demo: the first start draws pictures and writes tours, about a minute");
  const ready = await prepare([...new Set(demoPlans.flatMap((plan) => plan.pictures))], log);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await readMade(tx)) return;
    const ids = [];
    for (const plan of demoPlans) ids.push(await seedPlan({ ...services, db: tx }, plan, ready));
    await seedMarketplace(tx, services.now());
    await seedPeople({ ...services, db: tx }, ids);
    if (ids[0]) await seedTeam({ ...services, db: tx }, ids[0].id);
    await tx.insert(demoSeeds).values({ id: 1, content: fingerprintDemo() });
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  log.info({ tours: demoPlans.flatMap(({ tours }) => tours).length, seconds }, "demo: ready");
}

async function readMade(db: Database) {
  const [made] = await db.select().from(demoSeeds).where(eq(demoSeeds.id, 1));
  return made;
}

/** What people changed in a demo is theirs: a newer one is made only where there is none. */
function tellOfNewer({ env, log }: Services, content: string): void {
  if (content === fingerprintDemo()) return;
  const place = env.databaseUrl ? "empty its database" : `delete the folder ${env.dataDir}`;
  log.warn(
    `demo: this one was made by an older version, and stays as it is. For today's: stop, ${place}, ` +
      "start again. What was changed in it goes with it.",
  );
}

async function seedPlan(
  services: Services,
  { demo, tours, pictures }: DemoPlan,
  ready: Map<string, ReadyPicture>,
) {
  const { db, env, log, now } = services;
  const organizer = await seedOrganizer(db, demo);
  const library = { organizerId: organizer.id, ready, alts: demo.alts };
  const picture = await fillLibrary(db, openMediaStorage(env), pictures, library);
  await seedLogo(db, openMediaStorage(env), organizer.id, demo);
  const today = readToday("UTC", now());
  await seedTours(db, { organizerId: organizer.id, demo, tours, picture, today });
  const owner = ownerContext(services, demo, organizer);
  await seedPages(owner, organizer.id, demo, picture);
  if (demo === demoPlans[0]?.demo) {
    await seedRequests(owner, `${demo.host}.${env.providedDomain}`);
    await seedLater(owner, organizer.id);
    await seedQuestions(owner, organizer.id);
    await seedSales(db, organizer.id, today);
    await seedReviews(owner, organizer.id, ready);
    await seedVisits(db, organizer.id, today);
  }
  log.info({ site: `${demo.host}.${env.providedDomain}`, tours: tours.length }, "demo: site");
  return organizer;
}

/** What a call gets when the owner makes it. */
function ownerContext(
  services: Services,
  demo: DemoOrganizer,
  organizer: { id: number; ownerId: string },
): RequestContext {
  const { name, email } = demo.owner;
  const own = {
    organizerId: organizer.id,
    organizerName: demo.profile.name,
    role: "owner" as const,
  };
  const account: Account = {
    id: organizer.ownerId,
    name,
    email,
    isConfirmed: true,
    isStaff: false,
    sessionId: "demo",
    signedInAt: services.now(),
    secondFactor: { isOn: false, shownAt: null },
    impersonation: null,
    memberships: [own],
  };
  const answerHeaders = new Headers();
  return {
    ...services,
    services,
    requestId: `demo-${demo.host}`,
    account,
    role: "organizer",
    siteHost: null,
    draftToken: null,
    address: () => "0.0.0.0",
    requestHeaders: new Headers(),
    answerHeaders: () => answerHeaders,
  };
}

/**
 * The first owner also edits for the second organiser, so that switching between them shows. Whoever
 * the sign-in page names has a second factor, so that passports and payouts can be seen.
 */
async function seedPeople(services: Services, [first, second]: { id: number; ownerId: string }[]) {
  const { db } = services;
  if (first) await shareFactor(services, first.ownerId);
  if (first && second) {
    await db
      .insert(memberships)
      .values({ userId: first.ownerId, organizerId: second.id, role: "editor" });
  }
  const [, ...staff] = demoAccounts;
  for (const { title, email } of staff) {
    const user = { name: title, email, password: demoPassword, isStaff: true };
    await shareFactor(services, await createUser(db, user));
  }
}
