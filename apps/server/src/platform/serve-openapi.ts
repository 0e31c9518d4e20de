import { contract } from "@tour/api/contract";
import { describeContract } from "@tour/api/openapi";
import type { Hono } from "hono";
import type { AppEnv } from "./log-requests.ts";

/** `/openapi.json`: the description of every call, from the contract that the routes come from. */
export function registerOpenapi(app: Hono<AppEnv>): void {
  const text = JSON.stringify(describeContract(contract, { title: "Tour API", version: "1.0.0" }));
  app.get("/openapi.json", (c) => c.body(text, 200, { "content-type": "application/json" }));
}
