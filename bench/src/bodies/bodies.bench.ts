import { join } from "node:path";
import type { Call } from "@tour/api";
import { contract } from "@tour/api/contract";
import { findFreePort } from "@tour/free-port";
import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { startCallServer } from "../calls/call-server.ts";
import type { CallServer } from "../calls/call-server.ts";
import { signInToDemo } from "../calls/sign-in-to-demo.ts";
import { median } from "../measure/quantile.ts";
import { formatCount, formatMilliseconds } from "../report/format-numbers.ts";
import { appFolder } from "../stage/folders.ts";
import { onPostgres } from "../stage/on-postgres.ts";
import type { HostData } from "../stage/on-postgres.ts";
import { bodiesForAnyCall, documents, forms, pages, tours } from "./hostile-bodies.ts";
import type { HostileBody } from "./hostile-bodies.ts";

const rounds = 3;
const goalMs = 200;

/** What is sent to a call beside the bodies that every call is sent. */
const more: Partial<Record<string, () => HostileBody[]>> = {
  savePageBlocks: pages,
  validateBlock: pages,
  updateDocument: documents,
  createTour: tours,
  updateTour: tours,
};

interface Measured {
  call: string;
  body: HostileBody;
  status: number;
  /** The longest that nothing else was answered, in ms: the median of the rounds. */
  held: number;
}

/** The longest hold of the API host's event loop by a body, call by call. */
export const bodiesBenchmark: Benchmark = {
  name: "bodies",
  question: "for how long does a hostile body keep everybody else waiting?",
  measure: async (stage) => [await onPostgres((data) => measureBodies(stage, data))],
};

async function measureBodies({ say }: Stage, data: HostData): Promise<Table> {
  const port = await findFreePort();
  say("Starting the API host on demo data");
  const server = await startCallServer({
    args: [join(appFolder("server"), "src/main.ts")],
    port,
    env: { ...data, API_PORT: String(port), DEMO: "1", RATE_LIMIT: "off" },
    preloads: [new URL("./tell-loop-holds.ts", import.meta.url)],
  });
  try {
    const { organizerId, cookie } = await signInToDemo(port);
    const measured: Measured[] = [];
    for (const [name, call] of Object.entries<Call>(contract)) {
      if (!call.body) continue;
      say(`Sending bodies to ${name}`);
      for (const body of listBodies(name, call)) {
        const send = () => sendBody(port, call, { body, organizerId, cookie });
        measured.push({ call: name, body, ...(await measure(server, send)) });
      }
    }
    const { held: control } = await measure(server, async () => {
      await server.tell("bench:hold", "benchHeld");
      return 0;
    });
    return makeTable(measured, control);
  } finally {
    await server.stop();
  }
}

function listBodies(name: string, call: Call): HostileBody[] {
  if (call.encoding === "multipart") return forms();
  const fields = Object.keys((call.body as { entries?: object }).entries ?? {});
  return [...bodiesForAnyCall(fields), ...(more[name]?.() ?? [])];
}

interface Sent {
  body: HostileBody;
  organizerId: number;
  cookie: string;
}

/** Sends a body by whoever comes furthest with it; answers the status. */
async function sendBody(port: number, call: Call, sent: Sent): Promise<number> {
  const { body, organizerId, cookie } = sent;
  const isSignedIn = call.path.startsWith("/crm/");
  const entries = Object.keys((call.query as { entries?: object } | undefined)?.entries ?? {});
  const known = { organizer_id: String(organizerId), id: "1", type: "main" };
  const query = Object.entries(known).filter(([name]) => entries.includes(name));
  if (call.path.includes("document")) query.push(["type", "policy"]);
  const address = `http://127.0.0.1:${port}${call.path}?${new URLSearchParams(Object.fromEntries(query))}`;
  const answer = await fetch(address, {
    method: call.method,
    headers: {
      "content-type": body.contentType,
      origin: "http://localhost:3001",
      "user-role": isSignedIn ? "organizer" : "visitor",
      ...(isSignedIn && { cookie }),
    },
    body: body.text,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function measure(server: CallServer, send: () => Promise<number>) {
  const holds: number[] = [];
  let status = 0;
  for (let round = 0; round <= rounds; round += 1) {
    await server.tell("bench:longest", "benchLongest");
    status = await send();
    const longest = (await server.tell("bench:longest", "benchLongest")) as number;
    // The first is for the compiler.
    if (round > 0) holds.push(longest);
  }
  return { status, held: median(holds) };
}

function makeTable(measured: readonly Measured[], control: number): Table {
  const worst = new Map<string, Measured>();
  for (const one of measured) {
    if (one.held > (worst.get(one.call)?.held ?? 0)) worst.set(one.call, one);
  }
  const over = measured.filter(({ held }) => held >= goalMs).length;
  return {
    title: `The longest hold by one of ${formatCount(measured.length)} bodies, call by call`,
    columns: ["call", "worst body", "answer", "longest hold"],
    rows: [
      ...[...worst.values()]
        .toSorted((a, b) => b.held - a.held)
        .map(({ call, body, status, held }) => [
          call,
          body.title,
          String(status),
          formatMilliseconds(held, 0),
        ]),
      ["control: held up on purpose", "250 ms of nothing else", "", formatMilliseconds(control, 0)],
    ],
    notes: [
      `The goal is under ${goalMs} ms for any body of any call; ${over} of these bodies missed it.`,
      "Bodies are sent one at a time. A hold is the longest delay of a timer in the server's process while a body was read, refused or handled: the median of three tries. Pauses of the garbage collector are in it.",
    ],
  };
}
