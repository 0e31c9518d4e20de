import { connect } from "node:tls";
import type { SecureVersion } from "node:tls";

/** Whether a server that speaks TLS takes a client that speaks no newer version than this. */
export const speaksTls = (
  port: number,
  servername: string,
  version: SecureVersion,
  ciphers = "DEFAULT@SECLEVEL=0",
) =>
  new Promise<boolean>((resolve) => {
    const versions = { minVersion: "TLSv1" as const, maxVersion: version };
    const socket = connect({
      ...{ host: "127.0.0.1", port, servername, rejectUnauthorized: false },
      ...{ ...versions, ciphers },
    });
    const end = (isTaken: boolean) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once("secureConnect", () => end(true)).once("error", () => end(false));
  });
