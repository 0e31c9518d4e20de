/** Where a process serves its metrics. */
export interface MetricsAddress {
  port: number;
  host: string;
}

/**
 * `METRICS_PORT` and `METRICS_HOST`, which all processes have; undefined without a port: then they are
 * served nowhere. Throws one line that names the wrong variable.
 */
export function readMetricsAddress(
  env: Record<string, string | undefined>,
): MetricsAddress | undefined {
  const port = env.METRICS_PORT;
  const host = env.METRICS_HOST || "127.0.0.1";
  if (!/^[\w.:-]+$/.test(host)) throw invalid("METRICS_HOST", host);
  if (!port) return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw invalid("METRICS_PORT", port);
  return { port: Number(port), host };
}

const invalid = (name: string, value: string) =>
  new Error(`The environment variable ${name} is not valid: ${value}`);
