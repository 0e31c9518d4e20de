import { contract } from "@tour/api/contract";
import type { Hono } from "hono";
import type { AppEnv } from "../http/log-requests.ts";
import { sessionCookie } from "../http/rights/session-cookie.ts";
import { ask } from "./ask.ts";
import type { Person } from "./ask.ts";

/** Signs in by the real call, and gives the person with their cookie. */
export async function signIn(app: Hono<AppEnv>, email: string, password: string): Promise<Person> {
  const response = await ask(app, contract.signIn, { body: { email, password } });
  const cookie = response.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${sessionCookie}=`))
    ?.split(";")[0];
  if (!response.ok || !cookie) throw new Error(`Sign-in answered ${response.status}`);
  return { cookie };
}
