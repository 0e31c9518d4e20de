export { client, staffClient } from "./client.ts";
export { describeFailure } from "./describe-failure.ts";
export { queryClient } from "./query-client.ts";
export { saveFile } from "./save-file.ts";
