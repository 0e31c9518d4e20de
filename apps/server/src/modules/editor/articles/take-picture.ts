import type { Image } from "@tour/api";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { FetchFailure } from "../../../platform/safe-fetch/fetch-failure.ts";
import { safeFetch } from "../../../platform/safe-fetch/safe-fetch.ts";
import { encodeOriginal } from "../../media/add-picture.ts";
import { addUpload } from "../../media/add-upload.ts";
import { decodeUpload, readUpload } from "../../media/read-upload.ts";

/** One byte more than is taken: a picture that was cut off is not decoded. */
const maxBytes = 8 * 1024 * 1024 + 1;
const timeoutMs = 8_000;

/**
 * Takes a picture from elsewhere into the organiser's library, checked and encoded anew as an upload
 * is; null when it can't be had: an article without its picture is better than none.
 */
export async function takePicture(
  context: Pick<RequestContext, "db" | "env" | "jobs" | "network">,
  organizerId: number,
  picture: { url: string; alt: string },
): Promise<Image | null> {
  try {
    const options = { accept: "image/*", maxBytes, timeoutMs, reach: context.network.reach };
    const { bytes, url } = await safeFetch(picture.url, options);
    if (bytes.length === maxBytes) return null;
    const upload = await readUpload(new Uint8Array(bytes));
    const original = await decodeUpload(() => encodeOriginal(upload));
    const name = decodeName(url).slice(0, 200);
    const file = { organizerId, name, alt: picture.alt.slice(0, 300) };
    return (await addUpload(context, file, original)).image;
  } catch (error) {
    if (error instanceof FetchFailure || error instanceof Refusal) return null;
    throw error;
  }
}

const decodeName = (url: URL) => url.pathname.split("/").at(-1) ?? "";
