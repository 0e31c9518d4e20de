import { createHash } from "node:crypto";

/** What a page has inside that its policy must allow, named by hash. */
export interface PolicyParts {
  styles: readonly string[];
  scripts: readonly string[];
  /** Origins that may show the page in a frame; none for visitors' pages. */
  frameAncestors?: readonly string[];
}

/** The players of the video providers of the specification, section 3; each without cookies if it can. */
const videoPlayers = [
  "https://www.youtube-nocookie.com",
  "https://rutube.ru",
  "https://player.vimeo.com",
];

/**
 * The content security policy of a page. Hashes, not nonces: the page's bytes stay the same, so it
 * can be cached and stored compressed.
 */
export function contentPolicy({ styles, scripts, frameAncestors = [] }: PolicyParts): string {
  const ancestors = frameAncestors.length > 0 ? frameAncestors.join(" ") : "'none'";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(" "),
    ["style-src 'self'", ...styles.map(hashSource)].join(" "),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `frame-src ${videoPlayers.join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

/** The source of an inline script or style: its exact text's SHA-256. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** What every answer carries, whatever it is. */
export const commonHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};
