import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server on loopback, which can be away and back at the same address. */
export async function startSmtp() {
  /** The addresses of what it has taken, in the order in which it came. */
  const taken: string[] = [];
  let isBusy = false;
  let running = await listen(0);
  const { port } = running.address() as AddressInfo;

  async function listen(at: number) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, session, done) => {
        stream.on("data", () => {});
        stream.on("end", () => {
          if (isBusy)
            return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
          taken.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    // A sender that dies in the midst of a letter is nothing to a mail server.
    server.on("error", () => {});
    const listener = server.listen(at, "127.0.0.1");
    await once(listener, "listening");
    return Object.assign(listener, {
      end: () => new Promise<void>((resolve) => server.close(() => resolve())),
    });
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** Answers that what it is given is to be sent later. */
    setBusy: (is: boolean) => void (isBusy = is),
    goAway: () => running.end(),
    comeBack: async () => {
      running = await listen(port);
    },
    stop: () => running.end(),
  };
}
