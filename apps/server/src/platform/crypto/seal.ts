import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

interface Lock {
  /** 32 bytes. */
  key: Buffer;
  /** What the text is and whose: bound to it, so that it opens nowhere else. */
  owner: string;
}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** What a sealed text begins with, so that another way of encrypting can be told apart some day. */
const version = "v1.";

/** Encrypts bytes by AES-256-GCM. */
export function seal(content: Buffer | string, { key, owner }: Lock): string {
  const nonce = randomBytes(nonceBytes);
  const box = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([box.update(Buffer.from(content)), box.final()]);
  return version + Buffer.concat([nonce, box.getAuthTag(), sealed]).toString("base64url");
}

/** Gives the bytes back; throws when the key, the owner or the text is another. */
export function unseal(sealed: string, { key, owner }: Lock): Buffer {
  const bytes = Buffer.from(sealed.slice(version.length), "base64url");
  const [nonce, tag, content] = [
    bytes.subarray(0, nonceBytes),
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
    bytes.subarray(nonceBytes + tagBytes),
  ];
  const box = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  box.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([box.update(content), box.final()]);
}
