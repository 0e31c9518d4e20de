import type { Services } from "../../platform/context.ts";
import { oncePer } from "../../platform/once-per.ts";
import { rememberMade } from "../../platform/remember-made.ts";
import type { Account } from "./account.ts";
import { sessionCookie, sessionTimes } from "./create-auth.ts";
import { readSession } from "./read-session.ts";
import { readToken } from "./read-token.ts";

/**
 * Looks the session up in the database, each time, so that an ended one is nobody's at once. A cookie
 * that is renewed or taken back is added to the answer's headers.
 */
export async function findAccount(
  services: Services,
  headers: Headers,
  answerHeaders: () => Headers,
): Promise<Account | null> {
  const cookies = headers.get("cookie");
  if (!cookies?.includes(`${sessionCookie}=`)) return null;
  const token = (await tokenReader(services.auth))(cookies);
  const session = token === null ? undefined : await readSession(services.db, token);
  if (session && isYoung(session.expiresAt)) return session.account;
  return askLibrary(services, headers, answerHeaders);
}

/** Cookies that were read last: a signature takes longer to check than the whole of a look. */
const mostCookies = 500;

const tokenReader = oncePer(async (auth: Services["auth"]) => {
  const { secret } = await auth.$context;
  return rememberMade(mostCookies, (cookies) => readToken(cookies, secret));
});

/** Whether nothing is due but to answer: neither to renew the session nor to take it away. */
const isYoung = (expiresAt: Date) =>
  expiresAt.getTime() - (sessionTimes.expiresIn - sessionTimes.updateAge) * 1000 > Date.now();

/** The sign-in library renews sessions and ends them; it takes as long as the rest of a call. */
async function askLibrary(
  { auth, db }: Services,
  headers: Headers,
  answerHeaders: () => Headers,
): Promise<Account | null> {
  const { response, headers: set } = await auth.api.getSession({ headers, returnHeaders: true });
  for (const cookie of set.getSetCookie()) answerHeaders().append("set-cookie", cookie);
  if (!response) return null;
  return (await readSession(db, response.session.token))?.account ?? null;
}
