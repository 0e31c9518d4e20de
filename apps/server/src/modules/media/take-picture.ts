import type { Image } from "@tour/api";
import { Refusal } from "../../http/errors/errors.ts";
import { FetchFailure } from "../../platform/safe-fetch/fetch-failure.ts";
import { safeFetch } from "../../platform/safe-fetch/safe-fetch.ts";
import type { Services } from "../../platform/services.ts";
import { encodeOriginal } from "./add-picture.ts";
import { addUpload } from "./add-upload.ts";
import { mediaTexts } from "./media.texts.ts";
import { decodeUpload, readUpload } from "./read-upload.ts";
import { isStoreAway } from "./storage/when-store-is-back.ts";

const maxMegabytes = 8;
/** One byte more than is taken: a picture that was cut off is not decoded. */
const maxBytes = maxMegabytes * 1024 * 1024 + 1;
const timeoutMs = 8_000;

/**
 * Takes a picture from elsewhere into the organiser's library, checked and encoded anew as an upload
 * is; or says why it can't be had. Of what stands at an address that is no picture nothing is told. With
 * `storeAway` it can be had, and kept once the store is back.
 */
export async function takePicture(
  context: Pick<Services, "db" | "env" | "jobs" | "network">,
  organizerId: number,
  picture: { url: string; alt: string },
): Promise<{ image: Image } | { problem: string; storeAway?: Refusal }> {
  try {
    const options = { accept: "image/*", maxBytes, timeoutMs, reach: context.network.reach };
    const { bytes, url } = await safeFetch(picture.url, options);
    if (bytes.length === maxBytes) return { problem: mediaTexts.tooHeavy(maxMegabytes) };
    const upload = await readUpload(new Uint8Array(bytes));
    const original = await decodeUpload(() => encodeOriginal(upload));
    const name = decodeName(url).slice(0, 200);
    const file = { organizerId, name, alt: picture.alt.slice(0, 300) };
    return { image: (await addUpload(context, file, original)).image };
  } catch (error) {
    if (error instanceof FetchFailure) return { problem: mediaTexts.notFetched };
    if (isStoreAway(error)) return { problem: mediaTexts.storeDown, storeAway: error };
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}

const decodeName = (url: URL) => url.pathname.split("/").at(-1) ?? "";
