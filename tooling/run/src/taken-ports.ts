import { createServer } from "node:net";
import { appNames, portVariables, type Ports } from "./apps.ts";

/** A line for each port that cannot be had, with the variable to change. */
export async function describeTakenPorts(ports: Ports): Promise<string[]> {
  const lines: string[] = [];
  for (const name of appNames) {
    const variable = portVariables[name];
    const twin = appNames.find((other) => other !== name && ports[other] === ports[name]);
    if (twin) {
      lines.push(`Port ${ports[name]} is asked for twice: set ${variable} to another.`);
      return lines;
    }
    const problem = await tryPort(ports[name]);
    if (problem) lines.push(`Port ${ports[name]} ${problem}: set ${variable} to another.`);
  }
  return lines;
}

/** Some systems let two programs share a port on different addresses, so both are tried. */
async function tryPort(port: number): Promise<string | undefined> {
  return (await tryAddress({ port })) ?? (await tryAddress({ port, host: "127.0.0.1" }));
}

function tryAddress(address: { port: number; host?: string }): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code === "EADDRINUSE" ? "is taken" : `can't be used (${code})`),
    );
    probe.listen(address, () => probe.close(() => resolve(undefined)));
  });
}
