import { contract } from "@tour/api/contract";
import { describeContract } from "@tour/api/openapi";
import type { Hono } from "hono";
import { describeRoutes } from "./describe-routes.ts";
import type { AppEnv } from "../log-requests.ts";

let document: string | undefined;

/** `/openapi.json`: every call, from the contract that the routes come from, and what is no call. */
export function registerOpenapi(app: Hono<AppEnv>): void {
  app.get("/openapi.json", (c) => {
    // Written when it is first asked for: few ask, and each start would wait for it.
    document ??= writeDocument();
    return c.body(document, 200, { "content-type": "application/json" });
  });
}

function writeDocument(): string {
  const { paths, ...rest } = describeContract(contract, { title: "Tour API", version: "1.0.0" });
  return JSON.stringify({ ...rest, paths: { ...(paths as object), ...describeRoutes() } });
}
