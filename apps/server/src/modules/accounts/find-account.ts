import { isFuture } from "date-fns/isFuture";
import { isPast } from "date-fns/isPast";
import { subSeconds } from "date-fns/subSeconds";
import { eq } from "drizzle-orm";
import type { Services } from "../../platform/services.ts";
import { memoizeWeak } from "../../cache/memoize-weak.ts";
import { memoizeLru } from "../../cache/memoize-lru.ts";
import { sessionCookie } from "../../http/rights/session-cookie.ts";
import type { Account } from "../../http/rights/account.ts";
import { authOf } from "./auth-of.ts";
import { sessions } from "./auth.table.ts";
import { sessionTimes } from "./create-auth.ts";
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
  const token = tokenReader(services)(cookies);
  const session = token === null ? undefined : await readSession(services.db, token);
  if (session && isPast(session.endsAt)) await endForGood(services, session.account);
  else if (session && isYoung(session.expiresAt)) return session.account;
  return askLibrary(services, headers, answerHeaders);
}

/** The same for what stays open, which can take no cookie: a session that is to be renewed stays as it is. */
export async function readAccount(services: Services, headers: Headers): Promise<Account | null> {
  const token = tokenReader(services)(headers.get("cookie") ?? "");
  const session = token === null ? undefined : await readSession(services.db, token);
  const isOpen = session && isFuture(session.expiresAt) && isFuture(session.endsAt);
  return isOpen ? session.account : null;
}

/** The sign-in library knows no longest time: what is not there it can't renew. */
const endForGood = ({ db }: Services, { sessionId }: Account) =>
  db.delete(sessions).where(eq(sessions.id, sessionId));

/** Cookies that were read last: a signature takes longer to check than the whole of a look. */
const maxCookies = 500;

const tokenReader = memoizeWeak(({ authSecret }: Services) =>
  memoizeLru(maxCookies, (cookies) => readToken(cookies, authSecret)),
);

/** Whether nothing is due but to answer: neither to renew the session nor to take it away. */
const isYoung = (expiresAt: Date) =>
  isFuture(subSeconds(expiresAt, sessionTimes.expiresIn - sessionTimes.updateAge));

/** The sign-in library renews sessions and ends them; it takes as long as the rest of a call. */
async function askLibrary(
  services: Services,
  headers: Headers,
  answerHeaders: () => Headers,
): Promise<Account | null> {
  const { response, headers: set } = await authOf(services).api.getSession({
    headers,
    returnHeaders: true,
  });
  for (const cookie of set.getSetCookie()) answerHeaders().append("set-cookie", cookie);
  if (!response) return null;
  return (await readSession(services.db, response.session.token))?.account ?? null;
}
