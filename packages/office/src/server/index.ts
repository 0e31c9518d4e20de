export { makeOfficeApp, passToOrigin } from "./make-office-app.ts";
export { readOfficeEnv } from "./office-env.ts";
export type { OfficeEnv } from "./office-env.ts";
export { runOfficeServer } from "./run-office-server.ts";
export { watchOffice } from "./watch-office.ts";
export type { OfficeWatch } from "./watch-office.ts";
export { recordSpans, reportPath } from "@tour/telemetry";
