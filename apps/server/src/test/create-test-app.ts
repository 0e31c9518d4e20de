import type { CallAnswer, CallInput, Handlers } from "@tour/api";
import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { createApp } from "../app.ts";
import type { Replicas } from "../db/replicas.ts";
import { handlers } from "../handlers.ts";
import type { RequestContext } from "../http/context.ts";
import type { Services } from "../platform/services.ts";
import { readEnv } from "../platform/env/env.ts";
import type { ServerEnv } from "../platform/env/env.ts";
import { createLogger } from "@tour/telemetry";
import type { Email } from "../platform/mail/email.ts";
import type { Metrics } from "../http/metrics/metrics.ts";
import type { Network } from "../platform/network/network.ts";
import { routes } from "../routes.ts";
import { createServices } from "../services.ts";
import { ask, call } from "./ask.ts";
import type { Input, Person } from "./ask.ts";
import { deadNetwork } from "./fake-network.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { signIn } from "./sign-in.ts";

type CallName = keyof TourContract;

interface TestAppOptions {
  env?: Partial<ServerEnv>;
  now?: () => Date;
  /** Parts of the outside world; without them nothing can be reached. */
  network?: Partial<Network>;
  replicas?: Replicas;
  /** Instead of the real ones, by name. */
  handlers?: Partial<Handlers<TourContract, RequestContext>>;
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The whole app on a database of its own. Close it after the test. */
export async function createTestApp(options: TestAppOptions = {}) {
  const { db, notices, close, url, pools } = await openTestDatabase();
  const env = { ...readEnv({}), personalDataKeys: [Buffer.alloc(32, 7)], ...options.env };
  const emails: Email[] = [];
  const services = await createServices(db, env, createLogger("silent"), {
    notices,
    ...(options.now && { now: options.now }),
    ...(options.replicas && { replicas: options.replicas }),
    network: { ...deadNetwork, ...options.network },
    mail: { send: async (email) => void emails.push(email) },
  });
  const all = { ...handlers, ...options.handlers };
  return {
    ...createTestClient(services, all),
    services,
    db,
    emails,
    databaseUrl: url,
    pools,
    close: async () => {
      await services.jobs.close();
      await close();
    },
  };
}

/** The app on services that are there already. */
export function createTestClient(
  services: Services,
  all: typeof handlers = handlers,
  metrics?: Metrics,
) {
  const app = createApp({ services, handlers: all, routes, metrics });
  return {
    app,
    /** Makes a call, checks its answer against the contract, and throws `ApiError` when refused. */
    call: <Name extends CallName>(
      name: Name,
      input: CallInput<TourContract[Name]>,
      person?: Person,
    ): Promise<CallAnswer<TourContract[Name]>> => call(app, contract[name], input as Input, person),
    /** Makes a call with whatever input, and gives the response as it is. */
    ask: (name: CallName, input: { query?: object; body?: unknown }, person?: Person) =>
      ask(app, contract[name], input, person),
    signIn: (email: string, password: string) => signIn(app, email, password),
  };
}
