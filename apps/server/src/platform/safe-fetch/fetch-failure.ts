/** Why a page was not fetched. */
export type FetchFailureKind =
  | "bad_url"
  | "forbidden"
  | "unreachable"
  | "timeout"
  | "too_many_redirects"
  | "bad_status"
  | "bad_encoding";

/** Thrown when a page can't be had; says nothing about what stands inside our own network. */
export class FetchFailure extends Error {
  override readonly name = "FetchFailure";
  readonly kind: FetchFailureKind;

  constructor(kind: FetchFailureKind, options?: ErrorOptions) {
    super(`The page was not fetched: ${kind}`, options);
    this.kind = kind;
  }
}
