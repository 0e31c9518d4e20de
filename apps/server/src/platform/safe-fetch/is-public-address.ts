import { BlockList, isIP } from "node:net";

const special = new BlockList();

// https://www.iana.org/assignments/iana-ipv4-special-registry, and what only looks public.
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  // Metadata of clouds that keep it at an address of their public ranges.
  ["168.63.129.16", 32],
] as const) {
  special.addSubnet(network, prefix, "ipv4");
}

// https://www.iana.org/assignments/iana-ipv6-special-registry. Outside 2000::/3 nothing is public:
// neither loopback, link-local, private, mapped nor translated (NAT64) addresses.
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  // 6to4 carries an IPv4 address, a private one too.
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address can be anybody's on the internet: not this machine's, nor its network's. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, "ipv4");
    case 6:
      // A zone (`fe80::1%eth0`) names an interface of this machine.
      return (
        !address.includes("%") && global.check(address, "ipv6") && !special.check(address, "ipv6")
      );
    default:
      return false;
  }
}
