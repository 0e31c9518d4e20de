import type pg from "pg";
import { measuredClient } from "./measured-client.ts";
import { unnamedClient } from "./unnamed-client.ts";
import { withoutJit } from "./without-jit.ts";

/** How the connections of a pool ask, by whether they keep statements under names; else a pooler is in between. */
export const clientOptions = (
  Client: typeof pg.Client,
  keepsStatements: boolean,
): Pick<pg.PoolConfig, "Client" | "onConnect"> =>
  keepsStatements
    ? { Client: measuredClient(Client), onConnect: withoutJit }
    : { Client: measuredClient(unnamedClient(Client)) };
