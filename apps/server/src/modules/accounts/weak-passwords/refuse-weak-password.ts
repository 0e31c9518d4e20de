import type { ServerEnv } from "../../../platform/env/env.ts";
import { badRequest } from "../../../http/errors/errors.ts";
import { authTexts } from "../auth.texts.ts";
import { isWeakPassword } from "./is-weak-password.ts";

interface Chosen {
  password: string;
  env: Pick<ServerEnv, "siteOrigin" | "builderOrigin" | "providedDomain">;
  /** What is known of whose it is to be: a name, an e-mail. */
  about?: readonly string[];
}

/** Refuses a new password that a stranger would try first, with words at its field. */
export async function refuseWeakPassword({ password, env, about = [] }: Chosen): Promise<void> {
  const hosts = [env.siteOrigin, env.builderOrigin, env.providedDomain];
  if (await isWeakPassword(password, [...hosts, ...about])) {
    throw badRequest({ password: [authTexts.weakPassword] });
  }
}
