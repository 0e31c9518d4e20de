import pg from "pg";

/** Runs one statement on a connection of its own, and gives its rows. */
export async function askServer<Row extends object>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // Whoever asks hears of it by what they asked.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
