import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { createUser } from "../modules/accounts/create-user.ts";
import { users } from "../modules/accounts/auth.table.ts";
import { openAccounts } from "../modules/booking/ledger/post-transaction.ts";
import { requests } from "../modules/booking/request.table.ts";
import { testMp4 } from "../modules/media/films/test-films.ts";
import { media } from "../modules/media/media.table.ts";
import { openMediaStorage } from "../modules/media/storage/media-storage.ts";
import type { MediaStorage } from "../modules/media/storage/media-storage.ts";
import { file, twoHalves } from "../modules/media/test-pictures.ts";
import { sites } from "../modules/sites/site.table.ts";
import { testDeparture, testTour } from "../modules/tours/test-tour.ts";
import { addDepartures } from "../modules/tours/add-departures.ts";
import { createEverything, publishEverything, secret } from "./create-everything.ts";
import { createOrganizer, ownerEmail } from "./create-organizer.ts";
import type { TestOrganizer } from "./create-organizer.ts";
import { createTestApp } from "./create-test-app.ts";
import type { TestApp } from "./create-test-app.ts";
import { afarNumber, numberRows } from "./find-leftovers.ts";
import { newRequest } from "./new-request.ts";
import { validBlock } from "./sample-block.ts";
import { showDocuments } from "./show-documents.ts";
import { plantMoney } from "./plant-money.ts";
import { plantRest } from "./plant-rest.ts";

export const otherMark = "Соседи-9W";
export const sharedEmail = "both@example.com";
export const guestEmail = "+79160000001@example.com";

let app: TestApp;
let dataDir: string;
let storage: MediaStorage;
/** Who leaves, and who stays. */
let leaver: TestOrganizer;
let other: TestOrganizer;
let otherTour: number;
let otherDeparture: number;
let otherPicture: string;
/** The leaver's picture that stands on the other's page as well. */
let lent: string;
let marks: (string | RegExp)[];

/** One who leaves, with a row in every table, and one who stays, and shares an account, a picture and a guest. */
export async function openTwoOrganizers() {
  dataDir = await mkdtemp(join(tmpdir(), "leaving-"));
  app = await createTestApp({ env: { dataDir, isDemo: true } });
  storage = openMediaStorage(app.services.env);
  other = await createOrganizer(app, otherMark);
  // Of nobody in particular, and made by whoever needs them first.
  const shared = { kind: "provider", provider: "sandbox", organizerId: null } as const;
  await openAccounts(app.db, [shared, { kind: "payouts" }], "RUB");
  await numberRows(app.db, "afar");
  leaver = await createOrganizer(app, secret);
  await createEverything(app, leaver);
  const query = { organizer_id: leaver.id };
  await app.call(
    "uploadFilm",
    { query, body: { file: new File([testMp4()], "a.mp4") } },
    leaver.owner,
  );
  lent = await addPicture(leaver, 320);
  await publishEverything(app, leaver);
  await plantMoney(app, leaver.id);
  const [otherUser] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, ownerEmail(other.id)));
  await plantRest(app, { organizerId: leaver.id, otherUser: otherUser!.id });
  await numberRows(app.db, "near");
  await settleIn();
  await shareAccount();
  marks = [secret, afarNumber, ...(await listMarks())];
  return { app, dataDir, storage, leaver, other, otherTour, otherPicture, lent, marks, book };
}

async function addPicture({ id, owner }: TestOrganizer, width: number): Promise<string> {
  const png = await twoHalves(width, 200).png().toBuffer();
  const body = { file: file(png, "a.png") };
  return (await app.call("uploadMedia", { query: { organizer_id: id }, body }, owner)).data.id;
}

/** The other one sells a tour, on a page with a picture that both have, to a guest whom both have. */
async function settleIn(): Promise<void> {
  const query = { organizer_id: other.id };
  await app.call("attachSite", { body: query }, other.owner);
  otherPicture = await addPicture(other, 320);
  expect(otherPicture).not.toBe(lent);
  const tour = await app.call(
    "createTour",
    { query, body: testTour({ title: otherMark, is_instant_confirmation: false }) },
    other.owner,
  );
  otherTour = tour.data.id;
  const departure = testDeparture("2099-05-01", { capacity: 8, prices: { base: 100 } });
  [otherDeparture] = (await addDepartures(app.db, otherTour, [departure])) as [number];
  const { content } = validBlock();
  const blocks = [
    validBlock({
      content: {
        ...content,
        title: otherMark,
        media: {
          kind: "image",
          image: { url: `/media/${lent}/{size}`, alt: "", focal_x: 0.5, focal_y: 0.5 },
          video_url: "",
        },
      },
    }),
  ];
  await app.call(
    "savePageBlocks",
    { query: { ...query, type: "main" }, body: { blocks } },
    other.owner,
  );
  await showDocuments(app, other);
  await app.call("publishData", { query: { ...query, type: "site" } }, other.owner);
  await book("+79160000001");
}

async function book(phone: string) {
  const { contact } = newRequest(otherDeparture);
  const email = guestEmail;
  const key = crypto.randomUUID();
  const body = newRequest(otherDeparture, { key, contact: { ...contact, phone, email } });
  return (await app.call("createRequest", { body })).data;
}

async function shareAccount(): Promise<void> {
  const both = [leaver.id, other.id].map((organizerId) => ({
    organizerId,
    role: "editor" as const,
  }));
  await createUser(app.db, {
    ...{ name: "Общая", email: sharedEmail, password: "correct horse battery" },
    memberships: both,
  });
}

/** Addresses, keys and links of the leaver by which anything of theirs would be known. */
async function listMarks(): Promise<string[]> {
  const own = await app.db.select().from(media).where(eq(media.organizerId, leaver.id));
  const asked = await app.db.select().from(requests).where(eq(requests.organizerId, leaver.id));
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, leaver.id));
  const people = await app.db.select().from(users);
  const lonely = people.filter(({ email }) => email.includes(String(leaver.id)));
  expect(lonely.length).toBe(2);
  return [
    ...own.map(({ key }) => key).filter((key) => key !== lent),
    ...asked.map(({ uuid }) => uuid),
    ...lonely.map(({ id }) => id),
    ownerEmail(leaver.id),
    `"${site!.name}"`,
  ];
}
