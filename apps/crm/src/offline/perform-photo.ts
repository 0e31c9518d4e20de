import { ApiError } from "@tour/api";
import type { Media } from "@tour/api";
import { client } from "@tour/office/api";
import { deedTexts as texts } from "../texts/deeds.ru.ts";
import { within } from "./call-within.ts";
import { changeDeed } from "./change-deed.ts";
import type { PhotoDeed } from "./unsent-deed.ts";
import { passStorageFailure } from "./unsent.ts";

/** Ten megabytes on a line of the mountains take minutes. */
const toUpload = 10 * 60_000;
/** How often somebody else may be faster with the tour. */
const tries = 3;

/** Puts the photo in the place of the one that was chosen, wherever that stands by now. */
export async function performPhoto(deed: PhotoDeed): Promise<Partial<PhotoDeed>> {
  const { organizerId, file, alt, was } = deed;
  const url = deed.url ?? (await upload());
  await changeMedia(deed, (media) => {
    const image = { url, alt, focal_x: 0.5, focal_y: 0.5 };
    if (was === null && media.length === 0) return [{ kind: "image", image }];
    const at = was === null ? -1 : findAt(media, was.image.url, deed.place);
    if (at >= 0) return media.with(at, { kind: "image", image });
    // It was put there, and the answer was lost.
    if (media.some((one) => one.image.url === url)) return null;
    throw new Error(texts.refusals.photo);
  });
  return { url, file: null };

  async function upload(): Promise<string> {
    const body = { file: new File([file!], deed.name, { type: file!.type }), alt };
    const query = { organizer_id: organizerId };
    const { data } = await client.uploadMedia({ query, body }, within(toUpload));
    // Kept nowhere, it is uploaded again: the server knows the bytes.
    await changeDeed(deed, (now) => ({ ...now, url: data.image.url })).catch(passStorageFailure);
    return data.image.url;
  }
}

/** Puts the former photo back, if ours still stands there. */
export async function revertPhoto(deed: PhotoDeed): Promise<Partial<PhotoDeed>> {
  const { url, was } = deed;
  // It was not even uploaded.
  if (url === null) return { file: null };
  await changeMedia(deed, (media) => {
    const at = findAt(media, url, deed.place);
    if (at >= 0) return was ? media.with(at, was) : media.toSpliced(at, 1);
    if (was === null || media.some((one) => one.image.url === was.image.url)) return null;
    throw new Error(texts.refusals.photoBack);
  });
  return { file: null };
}

/** Where a picture stands: at its place if it is there, else wherever it was moved to. */
const findAt = (media: readonly Media[], url: string, place: number): number =>
  media[place]?.image.url === url ? place : media.findIndex((one) => one.image.url === url);

/** Changes a tour's photos as they are now, and nothing else of it; null leaves them. */
async function changeMedia(
  { organizerId, tourId: id }: PhotoDeed,
  change: (media: readonly Media[]) => Media[] | null,
): Promise<void> {
  const query = { organizer_id: organizerId, id };
  for (let left = tries; left > 0; left -= 1) {
    const { data: tour } = await client.viewTour({ query }, within());
    const media = change(tour.fields.media);
    if (media === null) return;
    try {
      await client.updateTour({ query, body: { media, version: tour.version } }, within());
      return;
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409;
      if (!isLate || left === 1) throw error;
    }
  }
}
