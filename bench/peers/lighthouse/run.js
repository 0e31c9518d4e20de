import lighthouse from "lighthouse";

// Looks at one page as a phone, through the browser that listens on a port, and writes what it found.
const [url, port] = process.argv.slice(2);
/** Now and then its own recording fails, and it asks to be run again. */
const maxTries = 3;
const lhr = await look();

async function look(tries = 1) {
  const { lhr: report } = await lighthouse(url, {
    port: Number(port),
    output: "json",
    logLevel: "silent",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!report.runtimeError) return report;
  if (tries === maxTries) throw new Error(report.runtimeError.message);
  return look(tries + 1);
}

const scores = Object.values(lhr.categories).map(({ title, score }) => [title, score * 100]);
const failed = Object.values(lhr.categories).flatMap(({ id: category, auditRefs }) =>
  auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => ({ category, id, ...pick(lhr.audits[id]) })),
);
/** What would make the page quicker, though it has no weight of its own. */
const advice = Object.values(lhr.audits)
  .filter(({ id, score }) => id.endsWith("-insight") && score !== null && score < 1)
  .map(({ id, ...audit }) => ({ id, ...pick(audit) }));

const blockingTime = lhr.audits["total-blocking-time"].numericValue;

console.log(JSON.stringify({ scores: Object.fromEntries(scores), blockingTime, failed, advice }));

function pick({ title, displayValue = "", details }) {
  const items = Array.isArray(details?.items) ? details.items.slice(0, 5) : [];
  return { title, displayValue, items };
}
