import { memoizeWeak } from "../../cache/memoize-weak.ts";
import type { Services } from "../../platform/services.ts";
import { createAuth } from "./create-auth.ts";

/** The sign-in library of a process. */
export const authOf = memoizeWeak(({ db, env, authSecret: secret, log, jobs }: Services) =>
  createAuth(db, { env, secret, log, jobs }),
);
