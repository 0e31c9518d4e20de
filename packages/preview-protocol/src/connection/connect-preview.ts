import * as v from "valibot";
import { protocolVersion } from "../messages/envelope.ts";
import type { ToBuilder } from "../messages/to-builder.ts";
import { toPreviewSchema } from "../messages/to-preview.ts";
import type { ToPreview } from "../messages/to-preview.ts";
import type { Port } from "./port.ts";

/** A message without its envelope. */
export type Payload<Message extends { type: string; data: unknown }> = Message extends Message
  ? Pick<Message, "type" | "data">
  : never;

export interface Connection<Out extends { type: string; data: unknown }> {
  send: (payload: Payload<Out>) => void;
  close: () => void;
}

interface PreviewOptions {
  port: Port;
  /** The builder's exact origin; messages from any other are ignored. */
  origin: string;
  receive: (message: ToPreview) => void;
  /** How often `ready` is repeated until welcomed, in ms. */
  readyEvery?: number;
}

/** The preview's end: says `ready` until welcomed, and asks for everything again after a gap. */
export function connectPreview(options: PreviewOptions): Connection<ToBuilder> {
  const { port, origin, receive, readyEvery = 250 } = options;
  let session = "";
  let sent = 0;
  let expected = 0;

  const send = (payload: Payload<ToBuilder>) =>
    port.post({ v: protocolVersion, session, seq: (sent += 1), ...payload }, origin);
  const sayReady = () => send({ type: "ready", data: { protocol: protocolVersion } });

  const stopListening = port.listen((delivery) => {
    if (delivery.source !== port.peer() || delivery.origin !== origin) return;
    const parsed = v.safeParse(toPreviewSchema, delivery.data);
    if (!parsed.success || parsed.output.v !== protocolVersion) return;
    const message = parsed.output;
    if (message.type === "welcome") {
      clearInterval(timer);
      session = message.session;
      expected = message.seq + 1;
      receive(message);
      return;
    }
    if (message.session !== session) return;
    if (message.seq !== expected && message.type !== "blocks") {
      send({ type: "requires-blocks", data: {} });
      return;
    }
    expected = message.seq + 1;
    receive(message);
  });

  const timer = setInterval(sayReady, readyEvery);
  sayReady();

  return {
    send,
    close: () => {
      clearInterval(timer);
      stopListening();
    },
  };
}
