import { dataRevisionHeader, isOrganizerAccess, pageReadingHeader } from "@tour/api";
import type { Call, Contract, Handlers } from "@tour/api";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Account } from "./rights/account.ts";
import { answerJson } from "./answers/answer-json.ts";
import { bodyLimitOf } from "./input/body-limits.ts";
import { clientAddress } from "./client-address.ts";
import type { RequestContext } from "./context.ts";
import type { Services } from "../platform/services.ts";
import { notFound, Refusal } from "./errors/errors.ts";
import type { AppEnv } from "./log-requests.ts";
import { messages } from "./errors/messages.ts";
import { readFromReplica } from "./read-from-replica.ts";
import { readBody, readQuery } from "./input/read-input.ts";
import { checkImpersonation, checkOrganizer, checkRole, checkSession } from "./rights/rights.ts";
import { checkFactor, checkSignIn } from "./rights/second-factor.ts";
import { readUserRole } from "./rights/user-role.ts";

/** Looks up whose session a request comes with; cookies that change are added to the answer. */
type FindAccount = (
  services: Services,
  headers: Headers,
  answerHeaders: () => Headers,
) => Promise<Account | null>;

/** The revision of the data of the host that a request is for; null for a host that has none. */
type ReadRevision = (context: RequestContext) => Promise<string | null>;

interface Host<Calls extends Contract> {
  handlers: Handlers<Calls, RequestContext>;
  services: Services;
  findAccount: FindAccount;
  /** Without it answers for pages say nothing of their revision. */
  readRevision?: ReadRevision | undefined;
}

type Handler = (input: never, context: RequestContext) => unknown;

/** Makes a route of every call of the contract. Rights are checked here, before any handler. */
export function registerCalls<Calls extends Contract>(
  app: Hono<AppEnv>,
  calls: Calls,
  { handlers, ...host }: Host<Calls>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    requireOrganizerId(name, call);
    const handler = handlers[name] as Handler;
    const answering = { name, call, handler, ...host };
    const reply = (c: Context<AppEnv>) => {
      c.set("call", name);
      return answer(c, answering);
    };
    // A GET's body is never read, so nothing is looked for: looking makes the whole of a web request.
    if (call.method === "GET") app.get(call.path, reply);
    else app.on(call.method, call.path, limitBody(name), reply);
  }
  for (const path of new Set(Object.values(calls).map((call) => call.path))) {
    const allowed = Object.values(calls).filter((call) => call.path === path);
    app.all(path, () => refuseMethod(allowed.map((call) => call.method)));
  }
  app.notFound(() => {
    throw notFound();
  });
}

interface Answering {
  name: string;
  call: Call;
  handler: Handler;
  services: Services;
  findAccount: FindAccount;
  /** Without it answers for pages say nothing of their revision. */
  readRevision?: ReadRevision | undefined;
}

async function answer(c: Context<AppEnv>, answering: Answering) {
  const { name, call, handler, services, findAccount, readRevision } = answering;
  const role = readUserRole(c.req.path, c.req.header("user-role"));
  const own: { headers?: Headers } = {};
  const answerHeaders = () => (own.headers ??= new Headers());
  const headers = c.req.raw.headers;
  const needsAccount = call.access !== "anyone" || (role !== null && role !== "visitor");
  const account = needsAccount ? await findAccount(services, headers, answerHeaders) : null;
  if (account) c.set("account", account.id);
  checkRole(role, account);
  checkSession(call.access, account);
  checkFactor(call.factor, account, services.now());
  checkSignIn(call.signIn, account, services.now());
  const checkPart = (part: unknown) => {
    const organizerId = (part as Record<string, unknown> | undefined)?.[organizerField(call)];
    if (typeof organizerId === "number") checkOrganizer(call.access, account, organizerId);
  };
  const query = readQuery(c, call);
  checkPart(query);
  const body = await readBody(c, name, call);
  checkPart(body);
  checkImpersonation(call, account, body);
  const context: RequestContext = {
    ...services,
    services,
    requestId: c.get("requestId"),
    account,
    role,
    siteHost: c.req.header("site-host")?.trim().toLowerCase() || null,
    draftToken: c.req.header("draft-link") || null,
    // Functions, for getters would make a shape of each context that V8 keeps, with all it refers to.
    address: () => clientAddress(c, services.env),
    requestHeaders: headers,
    answerHeaders,
  };
  const { siteHost } = context;
  const isOfPage = call.method === "GET" && c.req.header(pageReadingHeader) !== undefined;
  const result = await readFromReplica({ name, c, siteHost, services }, async (db) => {
    const reading = db === context.db ? context : { ...context, db };
    // First: what changes meanwhile is in the answer and not in its revision, never the other way.
    const revision = isOfPage ? await readRevision?.(reading) : null;
    if (revision) answerHeaders().set(dataRevisionHeader, revision);
    else own.headers?.delete(dataRevisionHeader);
    return handler({ query, body } as never, reading);
  });
  const isPublic = call.method === "GET" && call.access === "anyone" && !namesRight(query);
  const cacheControl = isPublic ? "no-cache" : "no-store";
  return answerJson(c, result, { headers: { "cache-control": cacheControl }, added: own.headers });
}

function limitBody(name: string): MiddlewareHandler {
  return bodyLimit({
    maxSize: bodyLimitOf(name).bytes,
    onError: () => {
      throw new Refusal("too_large", messages.tooLarge);
    },
  });
}

function refuseMethod(allowed: string[]): never {
  throw new Refusal("method_not_allowed", messages.method, {
    headers: { allow: allowed.join(", ") },
  });
}

/** What is asked for with a request's uuid or an email's token is its guest's alone: no cache keeps it. */
const namesRight = (query: unknown): boolean => {
  const { uuid, token } = (query ?? {}) as { uuid?: unknown; token?: unknown };
  return uuid !== undefined || token !== undefined;
};

const organizerField = (call: Call): string => call.organizer ?? "organizer_id";

/** A call for an organiser that names none could not be checked: the server must not start. */
function requireOrganizerId(name: string, call: Call): void {
  if (!isOrganizerAccess(call.access)) return;
  const names = [call.query, call.body].some(
    (schema) => schema && organizerField(call) in ((schema as { entries?: object }).entries ?? {}),
  );
  if (!names) {
    const field = organizerField(call);
    throw new Error(`${name}: access "${call.access}" needs ${field} in query or body`);
  }
}
