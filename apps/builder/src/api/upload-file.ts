import type { ErrorBody, FontFile, MediaFile } from "@tour/api";
import { contract } from "@tour/api/contract";
import { texts } from "../texts/ru.ts";

interface UploadOptions {
  signal: AbortSignal;
  /** Told how much has gone, from 0 to 1. */
  progress: (part: number) => void;
}

/** What each upload answers. */
interface Uploaded {
  uploadMedia: MediaFile;
  uploadFont: FontFile;
}

/**
 * Sends a file of the organiser's, telling how much of it has gone: `fetch` can't tell that.
 * Rejects with the server's own words.
 */
export function uploadFile<Call extends keyof Uploaded>(
  call: Call,
  organizerId: number,
  file: File,
  { signal, progress }: UploadOptions,
): Promise<Uploaded[Call]> {
  const { method, path } = contract[call];
  const body = new FormData();
  body.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `${path}?organizer_id=${organizerId}`);
    request.setRequestHeader("user-role", "organizer");
    request.responseType = "json";
    // The last hundredth is the server's work: it is not done before it has answered.
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      progress(Math.min(0.99, loaded / total)),
    );
    request.addEventListener("error", () => reject(new Error(texts.failure.offline)));
    request.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
    request.addEventListener("load", () => {
      if (request.status < 400) return resolve((request.response as { data: Uploaded[Call] }).data);
      const { message, error } = (request.response ?? {}) as ErrorBody;
      reject(new Error(message ?? error ?? request.statusText));
    });
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
