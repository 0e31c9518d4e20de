import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** How long connections without a request are kept after a stop was asked for, in ms. */
const idleMs = 500;

/** How long clients that keep coming are let in after a stop was asked for, in ms. */
const admissionMs = 4_000;

/** Whoever waits for events comes back by themselves: of those answers there is no last one. */
const isEndless = ({ headers }: IncomingMessage) => headers.accept === "text/event-stream";

/**
 * Prepares a server for a stop that drops no request which has reached the machine. The function that
 * it gives stops the server, and waits until the last answer is sent; it sets no limit to that. Streams
 * of events are cut.
 */
export function prepareStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  const endless = new Set<ServerResponse>();
  let admitted = 0;
  let isStopping = false;
  server.on("connection", (socket: Socket) => {
    admitted += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isEndless(request)) {
      endless.add(response);
      response.once("close", () => endless.delete(response));
    }
    if (isStopping) return askToLeave(response);
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });

  /**
   * Who has connected by now stands in the system's queue, of which a turn may admit but one, and which
   * is reset when the server closes. Requests wait meanwhile: with the work of each, turns would be too
   * long for the time there is.
   */
  const admitQueue = async () => {
    const letGo = holdRequests(server);
    const start = performance.now();
    for (let before = -1; before < admitted && performance.now() - start < admissionMs;) {
      before = admitted;
      await nextTurn();
      await nextTurn();
    }
    return letGo;
  };
  const closeIdle = () => {
    for (const response of endless) response.destroy();
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return async () => {
    isStopping = true;
    answering.forEach(askToLeave);
    const letGo = await admitQueue();
    // HTTP's own close() cuts at once what looks idle, also where a request waits to be read.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    letGo();
    const timer = setInterval(closeIdle, idleMs);
    await closed;
    clearInterval(timer);
  };
}

/** Keeps requests that are read from now on, until the function that it gives hands them over. */
function holdRequests(server: Server): () => void {
  const { emit } = server;
  const held: unknown[][] = [];
  const hold = (...event: unknown[]) => event[0] === "request" && held.push(event) > 0;
  const emitOrHold = (...event: unknown[]) => hold(...event) || emit.apply(server, event as never);
  server.emit = emitOrHold as typeof emit;
  return () => {
    server.emit = emit;
    for (const event of held) server.emit(...(event as Parameters<typeof emit>));
  };
}

/** The client's next request is to come by another connection, which another server takes. */
function askToLeave(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
