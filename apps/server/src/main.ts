import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { handlers } from "./handlers.ts";
import { jobHandlers } from "./job-handlers.ts";
import { startWorker } from "./modules/jobs/start-worker.ts";
import { mendDocuments } from "./modules/search/text/write-documents.ts";
import { readEnv } from "./platform/env.ts";
import { createLogger } from "./platform/logger.ts";
import { routes } from "./routes.ts";
import { createServices } from "./services.ts";

const stopMs = 10_000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const { db, engine, close } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onError: (error) => log.warn({ error }, "idle database connection broke"),
  });
  const services = await createServices(db, env, log);
  if (env.isDemo) await seedDemo(services);
  await mendDocuments(db);
  const readiness = { isStopping: false };
  const app = createApp({ services, handlers, readiness, routes });
  const server = serve({ fetch: app.fetch, port: env.port }, ({ port }) => {
    log.info({ port, engine }, "listening");
    // Read now, so that the first visitor who searches does not wait for it.
    services.search.read(services.now()).catch((error: unknown) => {
      log.warn({ error }, "search could not be read yet");
    });
  });
  const stopWorker = startWorker(services, jobHandlers);
  server.on("error", async (error: NodeJS.ErrnoException) => {
    await stopWorker();
    await close();
    fail(
      error.code === "EADDRINUSE" ? `Port ${env.port} is taken: set API_PORT to another.` : error,
    );
  });

  const stop = () => {
    if (readiness.isStopping) return;
    readiness.isStopping = true;
    setTimeout(() => fail("Calls did not end in time."), stopMs).unref();
    server.close(async () => {
      await stopWorker();
      await close();
      process.exit(0);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** One line for what people can mend; the rest with its stack. */
function fail(reason: unknown): never {
  const isOurs = typeof reason === "string";
  process.stderr.write(
    `${isOurs ? reason : reason instanceof Error ? reason.message : String(reason)}\n`,
  );
  process.exit(1);
}

await start().catch(fail);
