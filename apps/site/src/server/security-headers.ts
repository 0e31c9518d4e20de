import { hash } from "node:crypto";
import { reportGroup, reportPath } from "@tour/telemetry";
import type { AnalyticsSources } from "../analytics/providers.ts";

/** What a page has inside that its policy must allow, named by hash. */
export interface PolicyParts {
  styles: readonly string[];
  scripts: readonly string[];
  /** Origins that may show the page in a frame; none for visitors' pages. */
  frameAncestors?: readonly string[];
  /** Other origins that the page's analytics tags and its map need; most pages have none. */
  outside?: readonly AnalyticsSources[];
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
export function contentPolicy(parts: PolicyParts): string {
  const { styles, scripts, frameAncestors = [], outside = [] } = parts;
  const more = (key: keyof AnalyticsSources) => outside.flatMap((sources) => sources[key]);
  const ancestors = frameAncestors.length > 0 ? frameAncestors.join(" ") : "'none'";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource), ...more("script")].join(" "),
    ["style-src 'self'", ...styles.map(hashSource)].join(" "),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    ["frame-src", ...videoPlayers, ...more("frame")].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...more("connect")].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    // Browsers that know the second do not look at the first.
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
  ].join("; ");
}

/** The source of an inline script or style: its exact text's SHA-256. To keep it would keep the text. */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** What an answer carries whose policy names `reportGroup`. */
export const reportHeaders: Record<string, string> = {
  "reporting-endpoints": `${reportGroup}="${reportPath}"`,
};

/** What a page carries whose address gives a right: nobody else is told of it. */
export const privateHeaders: Record<string, string> = {
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** What every answer carries that has no policy of its own: feeds, files, JSON, what is not there. */
export const unframed: Record<string, string> = {
  "content-security-policy": "frame-ancestors 'none'",
};

/** What every answer carries, whatever it is. */
export const commonHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};
