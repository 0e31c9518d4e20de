import type { VerificationFile } from "@tour/api";

const begins: [type: VerificationFile["type"], bytes: number[]][] = [
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a file is by how it begins; undefined for what staff would not be shown. */
export const sniffDocument = (bytes: Uint8Array): VerificationFile["type"] | undefined =>
  begins.find(([, begin]) => begin.every((byte, at) => bytes[at] === byte))?.[0];
