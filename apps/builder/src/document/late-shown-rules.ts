import { lateCode } from "@tour/office/late";

export const shownRules = lateCode(() => import("./shown-rules.ts"));
