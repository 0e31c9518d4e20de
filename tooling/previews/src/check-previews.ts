import { listStale, readMadeFrom, takeFingerprints } from "./fingerprints.ts";

const stale = listStale(await takeFingerprints(), readMadeFrom());

for (const key of stale) {
  console.error(
    `stale: packages/blocks/previews/${key}.webp does not show it as it is now; run pnpm previews ${key}`,
  );
}
if (stale.length > 1) console.error("All of them: pnpm previews --stale");
process.exitCode = stale.length > 0 ? 1 : 0;
