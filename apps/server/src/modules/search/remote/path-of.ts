import type { OperationName } from "../operations/operations.ts";

/** What the paths of a search process begin with. */
export const searchPath = "/search";

/** Where a search process is asked for an operation. */
export const pathOf = (name: OperationName): string => `${searchPath}/${name}`;
