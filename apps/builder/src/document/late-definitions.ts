import { lateCode } from "@tour/office/late";

/**
 * The types of blocks with their schemas and samples: what reads, checks and makes contents. Lists and
 * page documents do without them; whoever needs one gets them with its own code.
 */
export const definitions = lateCode(() => import("@tour/blocks/definitions"));
