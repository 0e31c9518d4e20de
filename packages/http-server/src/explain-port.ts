/** Why a server cannot listen, for whoever started it; `variable` is the port's in the environment. */
export const explainPort = (
  error: NodeJS.ErrnoException,
  { port, variable }: { port: number; variable: string },
): string =>
  error.code === "EADDRINUSE"
    ? `Port ${port} is taken: set ${variable} to another.`
    : error.message;
