import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/*
 * Passwords of tests are kept as everywhere, with a thousandth of the work: hashing them took more
 * of the server's tests than anything else. Journeys sign in with all of it. A setup of Vitest, and
 * an import of each process that a test starts.
 */

const { scrypt } = crypto;

const quickScrypt = (...[password, salt, length, options, done]: Required<Parameters<Scrypt>>) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done);

/** The form of it that is in use. */
type Scrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

if (crypto.scrypt.name !== quickScrypt.name) {
  crypto.scrypt = quickScrypt as typeof scrypt;
  syncBuiltinESMExports();
}
