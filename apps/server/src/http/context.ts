import type { UserRole } from "@tour/api";
import type { Services } from "../platform/services.ts";
import type { Account } from "./rights/account.ts";

/** What a handler gets beside its input. */
export interface RequestContext extends Services {
  /** The services themselves: `db` here may be a replica. */
  services: Services;
  requestId: string;
  /** Whoever is signed in; looked up unless a visitor makes a call that is open to anyone. */
  account: Account | null;
  /** The role that the app wears; null on paths that need no `user-role`. It gives no right. */
  role: UserRole | null;
  /** The host that a site is asked for: header `site-host`, lower case; null without it. */
  siteHost: string | null;
  /** The token of a link to a site's draft, by which its pages are made: header `draft-link`; null without it. */
  draftToken: string | null;
  /** Address of the client, by the connection or by a trusted proxy. */
  address: () => string;
  /** The request's own headers; for sign-in only. */
  requestHeaders: Headers;
  /** Headers to add to the answer, for example cookies. */
  answerHeaders: () => Headers;
}

/** The account of a call that the contract opens to signed-in people only. */
export function accountOf(context: Pick<RequestContext, "account">): Account {
  if (!context.account) throw new Error("The contract must not leave this call open to anyone");
  return context.account;
}
