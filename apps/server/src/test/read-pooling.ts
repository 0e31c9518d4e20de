import { readFileSync } from "node:fs";
import { expect } from "vitest";

const shipped = new URL("../../../../tooling/deploy/pgbouncer/pgbouncer.ini", import.meta.url);

/** What PgBouncer is shipped with, but for where it listens and who may come in. */
export function readPooling(): Record<string, string> {
  const [, own = ""] = readFileSync(shipped, "utf8").split("[pgbouncer]\n");
  const lines = own.split("\n").filter((line) => line && !line.startsWith(";"));
  const all = Object.fromEntries(lines.map((line) => line.split(/ = ?/) as [string, string]));
  const { listen_addr, listen_port, unix_socket_dir, auth_file, ...pooling } = all;
  expect(listen_port).toBe("6432");
  expect([listen_addr, unix_socket_dir, auth_file].every((one) => one !== undefined)).toBe(true);
  return pooling;
}
