import type { DemoOrganizer } from "@tour/demo";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { Database } from "../../db/database.ts";
import { addPicture, encodeOriginal } from "../../modules/media/add-picture.ts";
import type { MediaStorage } from "../../modules/media/storage/media-storage.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";

/** Puts an organiser's sign into their library and at the head of their pages. */
export async function seedLogo(
  db: Database,
  storage: MediaStorage,
  organizerId: number,
  { logo, profile }: DemoOrganizer,
): Promise<void> {
  if (logo === undefined) return;
  const original = await encodeOriginal(sharp(Buffer.from(logo)));
  const added = { organizerId, name: "logo.webp", alt: profile.name };
  const { image } = await addPicture(db, storage, added, original);
  await db.update(organizers).set({ logo: image }).where(eq(organizers.id, organizerId));
}
