import type { PageOperation } from "@tour/api";

export { pageOperationSchema as operationSchema } from "@tour/api";

/** Every edit of a page, as the server takes it, too. */
export type Operation = PageOperation;

/** The operation of that kind. */
export type OperationOf<Kind extends Operation["kind"]> = Extract<Operation, { kind: Kind }>;
