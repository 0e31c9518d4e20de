import type { Fetch } from "ofetch";

/** Statuses of answers that have no body; `Response` refuses one. */
const bodiless = [204, 205, 304];

/**
 * A `fetch` that tells how much of the body has gone, from 0 to 1: the browsers' own can't, so this
 * one goes by XMLHttpRequest.
 */
export const fetchWithProgress =
  (tell: (part: number) => void): Fetch =>
  (url, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, String(url));
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.responseType = "blob";
      // The last hundredth is the server's work: it is not done before it has answered.
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        tell(Math.min(0.99, total === 0 ? 0 : loaded / total)),
      );
      request.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
      request.addEventListener("abort", () => reject(signal?.reason));
      request.addEventListener("load", () => resolve(readAnswer(request)));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });

function readAnswer(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const type = request.getResponseHeader("content-type");
  return new Response(bodiless.includes(status) ? null : (request.response as Blob), {
    status,
    statusText,
    headers: type === null ? {} : { "content-type": type },
  });
}
