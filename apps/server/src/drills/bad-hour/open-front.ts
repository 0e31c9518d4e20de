import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { findCaddy } from "@tour/deploy/find-caddy";
import { startCaddy } from "@tour/deploy/start-caddy";

interface Behind {
  apiOrigins: readonly string[];
  siteOrigins: readonly string[];
  /** Of the organiser's site. */
  siteHost: string;
}

export type Front = Awaited<ReturnType<typeof openFront>>;

const builderHost = "builder.test";
/** In ms: longer than Caddy looks for a process that answers. */
const patience = 30_000;
const addressesOf = (origins: readonly string[]) =>
  origins.map((origin) => new URL(origin).host).join(" ");

/** Caddy with TLS, by the file of the guide, before the processes of the API host and of the site. */
export async function openFront({ apiOrigins, siteOrigins, siteHost }: Behind) {
  const [api, sites] = [addressesOf(apiOrigins), addressesOf(siteOrigins)];
  const caddy = await startCaddy(findCaddy(), {
    ...{ BUILDER_HOST: builderHost, API_UPSTREAM: api, SITE_UPSTREAM: sites },
    // Nobody asks for these.
    ...{ BUILDER_UPSTREAM: api, CRM_UPSTREAM: api },
  });
  // As browsers do: some connections, used again.
  const agent = new Agent({ keepAlive: true, ca: caddy.authority, maxCachedSessions: 0 });
  const ask = async (host: string, path: string, headers = {}): Promise<Response> => {
    const { hostname: servername } = new URL(`https://${host}`);
    const asked = request({
      ...{ host: "127.0.0.1", port: caddy.port, servername, path, agent },
      ...{ headers: { ...headers, host }, timeout: patience },
    });
    asked.once("timeout", () => asked.destroy(new Error(`No answer: ${host}${path}`))).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return new Response(await text(answer), { status: answer.statusCode! });
  };
  return {
    kill: caddy.kill,
    start: caddy.start,
    /** A page of the organiser's site. */
    askSite: (path: string) => ask(siteHost, path),
    /** A call, as visitors' pages make them. */
    askApi: (path: string, headers: Record<string, string>) => ask(builderHost, path, headers),
    close: () => {
      agent.destroy();
      return caddy.stop();
    },
  };
}
