/** Whether `pnpm prove` runs: what each run of the tests looks at in part is looked at whole. */
export const isFullProof = import.meta.env["PROOF"] === "full";
