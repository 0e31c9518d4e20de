/** A message as the browser delivers it. */
export interface Delivery {
  data: unknown;
  origin: string;
  source: unknown;
}

/** The window that messages come to and the one that they go to, so that tests need no browser. */
export interface Port {
  /** The other side's window: what `event.source` must be. Null while it does not exist. */
  peer: () => unknown;
  /** Sends to the other side, to this exact origin only. */
  post: (message: unknown, origin: string) => void;
  /** Calls back for each message that this window gets; returns how to stop. */
  listen: (receive: (delivery: Delivery) => void) => () => void;
}

/** The port between this window and another one. */
export function windowPort(own: Window, peer: () => Window | null): Port {
  return {
    peer,
    post: (message, origin) => peer()?.postMessage(message, origin),
    listen: (receive) => {
      own.addEventListener("message", receive);
      return () => own.removeEventListener("message", receive);
    },
  };
}
