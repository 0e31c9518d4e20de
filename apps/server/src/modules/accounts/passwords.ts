import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { hashPassword as hashFormer, verifyPassword as verifyFormer } from "better-auth/crypto";

/**
 * Whether hashes are written in the form of this file; they are always read. A version writes nothing that
 * the one before it can't read, for that runs beside it for a while, and comes back where this one is bad:
 * true from the release after the first one that reads both. A test of `releases.ts` says when.
 */
export const writesOwnForm = false;

/** What OWASP advises where a hash should take 16 MB. */
const work = { N: 16_384, r: 8, p: 5 };
const saltBytes = 16;
const keyBytes = 64;

export const hashPassword = (password: string): Promise<string> =>
  writesOwnForm ? hashInOwnForm(password) : hashFormer(password);

/** `scrypt:N:r:p:salt:key`, so that the work can grow and older hashes still be read. */
export async function hashInOwnForm(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, work);
  const { N, r, p } = work;
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join(":");
}

/** Whether it is the password; hashes of the sign-in library's own form are read, too. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [kind, N, r, p, salt = "", kept = ""] = hash.split(":");
  if (kind !== "scrypt") return verifyFormer({ hash, password });
  const key = Buffer.from(kept, "base64url");
  const given = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), given);
  return key.length === derived.length && timingSafeEqual(key, derived);
}

/** Whether a hash is of another form, or was made with other work, than what is written now. */
export const isFormerHash = (hash: string): boolean =>
  writesOwnForm && !hash.startsWith(`scrypt:${work.N}:${work.r}:${work.p}:`);

/** The same letters may come as one sign or as two. */
const derive = (password: string, salt: Buffer, options: typeof work) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
