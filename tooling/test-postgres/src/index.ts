export { askServer } from "./ask-server.ts";
export { createDatabase, type TestDatabase } from "./databases.ts";
export { startMortalPostgres, type Death, type MortalPostgres } from "./start-mortal.ts";
export { startPgbouncer, type RunningPgbouncer } from "./start-pgbouncer.ts";
export { startPostgres, type TestPostgres } from "./start-postgres.ts";
export { startReplicatedPostgres, type ReplicatedPostgres } from "./start-replicated.ts";
export { startStandby, type TestStandby } from "./start-standby.ts";
export { findClientPrograms } from "./client-programs.ts";
