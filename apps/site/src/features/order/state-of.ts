import { hash } from "node:crypto";
import type { GuestRequest } from "@tour/api";

/**
 * What a request's page is made from, in a word: when it is another, the page is old. Of all that is
 * answered, so that nothing a page may show can be forgotten here.
 */
export const stateOf = (request: GuestRequest): string =>
  hash("sha256", JSON.stringify(request), "base64url");
