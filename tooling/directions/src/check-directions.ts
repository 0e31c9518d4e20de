import { resolve } from "node:path";
import { listFaults } from "./list-faults.ts";
import { orders } from "./orders.ts";

const projectRoot = resolve(import.meta.dirname, "../../..");
const faults = listFaults(projectRoot, orders);
for (const fault of faults) console.error(`${fault}\n`);
if (faults.length > 0) {
  console.error(`${faults.length} in all. The order of folders: tooling/directions/src/orders.ts`);
}
process.exit(faults.length > 0 ? 1 : 0);
