/** What of a report is kept: neither a page's address nor anything of whoever looked at it. */
export interface PolicyBreak {
  /** What the policy says of it, for example `script-src-elem`. */
  directive: string;
  /** What was not loaded: an origin, or a word such as `inline`. */
  blocked: string;
}

/** The directives that browsers report; there are no others, so that there are no more series. */
const directives = new Set([
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src"],
  ...["style-src-elem", "style-src-attr", "img-src", "media-src", "frame-src", "font-src"],
  ...["connect-src", "manifest-src", "worker-src", "child-src", "object-src", "form-action"],
  ...["base-uri", "frame-ancestors"],
]);

/** More in one body are not read. */
const maxReports = 20;

/**
 * Reads what browsers send to `report-uri` (`application/csp-report`) and to `report-to`
 * (`application/reports+json`); what is neither gives none.
 */
export function readReports(text: string): PolicyBreak[] {
  const found = parse(text);
  const reports = Array.isArray(found) ? found.slice(0, maxReports) : [found];
  return reports.flatMap((report) => readOne(report) ?? []);
}

function readOne(report: unknown): PolicyBreak | null {
  if (!isRecord(report)) return null;
  const old = report["csp-report"];
  if (isRecord(old)) {
    // Older browsers say the whole directive there, with its sources.
    const said = old["effective-directive"] ?? old["violated-directive"];
    return describe(said, old["blocked-uri"]);
  }
  if (report.type !== "csp-violation" || !isRecord(report.body)) return null;
  return describe(report.body.effectiveDirective, report.body.blockedURL);
}

function describe(said: unknown, blocked: unknown): PolicyBreak | null {
  if (typeof said !== "string") return null;
  const [directive = ""] = said.trim().split(/\s/, 1);
  return {
    directive: directives.has(directive) ? directive : "other",
    blocked: originOf(blocked),
  };
}

/** A path may hold what gives a right, and a query what somebody typed. */
function originOf(blocked: unknown): string {
  if (typeof blocked !== "string") return "unknown";
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "unknown";
  const { origin, protocol } = new URL(blocked);
  return (origin === "null" ? protocol : origin).slice(0, 100);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
