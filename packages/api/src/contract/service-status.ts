import { defineCall } from "../call.ts";
import { dataOf } from "../entities/answer.ts";
import { serviceStatusSchema } from "../entities/service-status.ts";

/** How the service itself is, for whoever wonders whether something is wrong with it. */
export const serviceStatusCalls = {
  serviceStatus: defineCall({
    method: "GET",
    path: "/spa/service-status",
    summary: "Which parts of the service work now, and since when those that don't",
    access: "anyone",
    answer: dataOf(serviceStatusSchema),
  }),
};
