import { connect } from "node:tls";

/** Whether a host answers with a certificate that browsers accept. */
export type CertificateProbe = (host: string) => Promise<boolean>;

const probeMs = 10_000;

/** Opens a TLS connection as a browser would, which also makes the proxy ask for a certificate. */
export const probeCertificate: CertificateProbe = (host) =>
  new Promise((resolve) => {
    const socket = connect({ host, port: 443, servername: host, timeout: probeMs });
    const end = (isTrusted: boolean) => {
      socket.destroy();
      resolve(isTrusted);
    };
    socket.once("secureConnect", () => end(socket.authorized));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
