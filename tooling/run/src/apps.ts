import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./workspace.ts";

export type AppName = "server" | "site" | "builder" | "crm";
export type Ports = Record<AppName, number>;

export type AppSettings = {
  ports: Ports;
  /** Absolute. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Where each app serves its metrics. */
  metricsPorts?: Ports | undefined;
};

/** In the order of starting: the API host first, the others ask it. */
export const appNames: readonly AppName[] = ["server", "site", "builder", "crm"];

export const portVariables: Record<AppName, string> = {
  server: "API_PORT",
  site: "SITE_PORT",
  builder: "BUILDER_PORT",
  crm: "CRM_PORT",
};

const defaultPorts: Ports = { server: 4000, site: 3000, builder: 3001, crm: 3002 };

/** The ports that the environment asks for; throws one line that names a wrong variable. */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const read = (name: AppName) => {
    const text = env[portVariables[name]] || `${defaultPorts[name]}`;
    const port = Number(text);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new Error(`${portVariables[name]}=${text} is not a port: 1 to 65535.`);
  };
  return {
    server: read("server"),
    site: read("site"),
    builder: read("builder"),
    crm: read("crm"),
  };
}

/** Where a browser finds the apps. */
export function appAddresses({ server, site, builder, crm }: Ports) {
  return {
    api: `http://localhost:${server}`,
    marketplace: `http://localhost:${site}`,
    builder: `http://localhost:${builder}`,
    /** On the builder's host, as in production; its own port leads there. */
    crm: `http://localhost:${builder}/crm`,
    crmPort: `http://localhost:${crm}`,
    /** An organiser's site by the name in its host. */
    organizerSite: (name: string) => `http://${name}.localhost:${site}`,
  };
}

/**
 * Where an app serves its metrics: there are four on this machine, and one port would be taken. What is
 * set for all of them is the API host's.
 */
function metricsEnvironment(
  name: AppName,
  { metricsPorts }: Pick<AppSettings, "metricsPorts">,
): Record<string, string> {
  if (metricsPorts) return { METRICS_PORT: `${metricsPorts[name]}` };
  return name === "server" ? {} : { METRICS_PORT: "" };
}

/** What each app is told by its environment. */
export function appEnvironment(
  name: AppName,
  { ports, dataDir, databaseUrl, metricsPorts }: AppSettings,
): Record<string, string> {
  const { marketplace, builder, crmPort } = appAddresses(ports);
  const apiOrigin = `http://127.0.0.1:${ports.server}`;
  const marketplaceHost = new URL(marketplace).host;
  const environments: Record<AppName, Record<string, string>> = {
    server: {
      API_PORT: `${ports.server}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      DEMO: "1",
      SITE_ORIGIN: marketplace,
      BUILDER_ORIGIN: builder,
      SESSION_ORIGINS: crmPort,
      PROVIDED_DOMAIN: marketplaceHost,
    },
    site: {
      SITE_PORT: `${ports.site}`,
      API_ORIGIN: apiOrigin,
      BUILDER_ORIGIN: builder,
      SITE_ORIGIN: marketplace,
    },
    builder: {
      BUILDER_PORT: `${ports.builder}`,
      API_ORIGIN: apiOrigin,
      SITE_ORIGIN: marketplace,
      CRM_ORIGIN: `http://127.0.0.1:${ports.crm}`,
    },
    crm: {
      CRM_PORT: `${ports.crm}`,
      API_ORIGIN: apiOrigin,
      BUILDER_ORIGIN: builder,
      SITE_ORIGIN: marketplace,
    },
  };
  return { ...environments[name], ...metricsEnvironment(name, { metricsPorts }) };
}

export const appFolder = (name: AppName) => join(projectRoot, "apps", name);

/** A script of the app's package.json; throws when there is none. */
export function readAppScript(name: AppName, script: "start" | "dev"): string {
  const manifest = JSON.parse(readFileSync(join(appFolder(name), "package.json"), "utf8")) as {
    scripts?: Record<string, string>;
  };
  const command = manifest.scripts?.[script];
  if (!command) throw new Error(`apps/${name}/package.json has no "${script}" script.`);
  return command;
}
