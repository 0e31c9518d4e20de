import { internet } from "../safe-fetch/choose-address.ts";
import type { Reach } from "../safe-fetch/choose-address.ts";
import { probeCertificate } from "./certificate-probe.ts";
import type { CertificateProbe } from "./certificate-probe.ts";
import { createDnsResolver } from "./dns-resolver.ts";
import type { DnsResolver } from "./dns-resolver.ts";

/** Everything that the server asks of the outside world; tests bring a world of their own. */
export interface Network {
  dns: DnsResolver;
  hasCertificate: CertificateProbe;
  /** Where what others name may be fetched from. */
  reach: Reach;
}

export const openNetwork = (): Network => ({
  dns: createDnsResolver(),
  hasCertificate: probeCertificate,
  reach: internet,
});
