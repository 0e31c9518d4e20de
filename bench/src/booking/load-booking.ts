import autocannon from "autocannon";
import type { CallServer } from "../calls/call-server.ts";
import type { CallLoad } from "../calls/load-call.ts";
import { nextAddress, nextGuest } from "./prepare-market.ts";
import type { Offered } from "./prepare-market.ts";

export const bookingPath = "/spa/create-request";

const connections = 8;

/** Headers of a guest's request. */
export const guestHeaders = () => ({
  "user-role": "visitor",
  "content-type": "application/json",
  "x-forwarded-for": nextAddress(),
});

/** Books for some seconds, each time another guest and one of these dates. Throws when one was refused. */
export async function loadBooking(
  server: CallServer,
  offered: readonly Offered[],
  seconds: number,
): Promise<CallLoad> {
  let next = 0;
  const before = await server.readCpuTime();
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: bookingPath,
        setupRequest: (request) => {
          next += 1;
          const { body } = nextGuest(offered[next % offered.length]!);
          return { ...request, headers: guestHeaders(), body: JSON.stringify(body) };
        },
      },
    ],
  });
  const cpu = (await server.readCpuTime()) - before;
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${result.errors} errors, ${result.non2xx} bookings that were refused`);
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuPerRequest: cpu / result.requests.total,
  };
}
