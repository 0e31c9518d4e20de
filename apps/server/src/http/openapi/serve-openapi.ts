import { contract } from "@tour/api/contract";
import { describeContract } from "@tour/api/openapi";
import type { Hono } from "hono";
import { describeRoutes } from "./describe-routes.ts";
import type { AppEnv } from "../log-requests.ts";

/** `/openapi.json`: every call, from the contract that the routes come from, and what is no call. */
export function registerOpenapi(app: Hono<AppEnv>): void {
  const { paths, ...rest } = describeContract(contract, { title: "Tour API", version: "1.0.0" });
  const text = JSON.stringify({ ...rest, paths: { ...(paths as object), ...describeRoutes() } });
  app.get("/openapi.json", (c) => c.body(text, 200, { "content-type": "application/json" }));
}
