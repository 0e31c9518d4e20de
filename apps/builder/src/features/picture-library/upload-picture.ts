import type { ErrorBody, MediaFile } from "@tour/api";
import { contract } from "@tour/api/contract";
import { texts } from "../../texts/ru.ts";

/**
 * Sends a picture to the library, telling how many per cent have gone: `fetch` can't tell that.
 * Rejects with the server's own words.
 */
export function uploadPicture(
  organizerId: number,
  file: File,
  progress: (percent: number) => void,
): Promise<MediaFile> {
  const { method, path } = contract.uploadMedia;
  const body = new FormData();
  body.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `${path}?organizer_id=${organizerId}`);
    request.setRequestHeader("user-role", "organizer");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new Error(texts.failure.offline));
    request.onload = () => {
      if (request.status < 400) return resolve((request.response as { data: MediaFile }).data);
      const { message, error } = (request.response ?? {}) as ErrorBody;
      reject(new Error(message ?? error ?? request.statusText));
    };
    request.send(body);
  });
}
