import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

interface Lock {
  /** 32 bytes. */
  masterKey: Buffer;
  /** Whose secret it is: another's does not open. */
  organizerId: number;
}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** What the text begins with, so that another way of encrypting can be told apart some day. */
const version = "v1.";

const ownerOf = ({ organizerId }: Lock) => Buffer.from(`payment-settings:${organizerId}`);

/** Encrypts a shop's secret for one organiser, by AES-256-GCM under the master key. */
export function sealShopSecret(secret: string, lock: Lock): string {
  const nonce = randomBytes(nonceBytes);
  const box = createCipheriv(cipher, lock.masterKey, nonce).setAAD(ownerOf(lock));
  const sealed = Buffer.concat([box.update(secret, "utf8"), box.final()]);
  return version + Buffer.concat([nonce, box.getAuthTag(), sealed]).toString("base64url");
}

/** Gives the secret back; throws when the key, the organiser or the text is another. */
export function openShopSecret(sealed: string, lock: Lock): string {
  const bytes = Buffer.from(sealed.slice(version.length), "base64url");
  const [nonce, tag, text] = [
    bytes.subarray(0, nonceBytes),
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
    bytes.subarray(nonceBytes + tagBytes),
  ];
  const box = createDecipheriv(cipher, lock.masterKey, nonce, { authTagLength: tagBytes });
  box.setAAD(ownerOf(lock)).setAuthTag(tag);
  return Buffer.concat([box.update(text), box.final()]).toString("utf8");
}
