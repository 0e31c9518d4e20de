// Plain JavaScript for every Node: where the install failed, the old Node runs this file, and
// could not even read the TypeScript that follows.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const command = process.argv[2] ?? "";

if (major < 24 || (major === 24 && minor < 11)) {
  console.error(
    `This needs Node 24.11, which the install brings along, but runs on ${process.versions.node}.\n` +
      "The install did not finish: run `npx --yes pnpm@12 install`, mend what it reports, try again.",
  );
  process.exit(1);
}
if (!["start", "dev", "test", "check", "prove", "drill"].includes(command)) {
  console.error(`Unknown command "${command}": start, dev, test, check, prove or drill.`);
  process.exit(1);
}
await import(`./src/${command}.ts`);
