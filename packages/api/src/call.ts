import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { OrganizerAccess } from "./organizer-access.ts";

/** Who may make a call; what an organiser's people may do, staff may do too. */
export type Access = "anyone" | "signed-in" | OrganizerAccess | "staff";

type MaybeSchema = GenericSchema | undefined;

/** One call of the API host: a fixed method and path, and the shapes that go in and come out. */
export interface Call<
  Query extends MaybeSchema = MaybeSchema,
  Body extends MaybeSchema = MaybeSchema,
  Answer extends GenericSchema = GenericSchema,
> {
  method: "GET" | "POST";
  /** Relative to the API host, for example `/spa/custom-page`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** The field of query or body that names the organiser; `organizer_id` by default. */
  organizer?: "id";
  /**
   * What it asks of the second factor: `recent` a code that was shown in this session no longer ago
   * than `factorMinutes`, of everybody; `open` nothing, even where all else waits for the code.
   */
  factor?: "recent" | "open";
  /**
   * `recent`: it changes how one signs in or ends sessions, and asks for a sign-in, the password or a code
   * of the last `factorMinutes`.
   */
  signIn?: "recent";
  /**
   * Refused to staff who are signed in as an organiser: it reveals passports or moves money, or, by
   * what its body says, would.
   */
  isClosedToImpersonation?: true | ((body: unknown) => boolean);
  query?: Query;
  body?: Body;
  /** How the body travels; `multipart` bodies are checked field by field. */
  encoding?: "json" | "multipart";
  answer: Answer;
}

/** A table of calls; its keys name the client's methods and the server's handlers. */
export type Contract = Record<string, Call>;

/** What a client needs of each call: where it goes, and how its body travels. */
export type Routes<Calls extends Contract> = {
  readonly [K in keyof Calls]: Pick<Call, "method" | "path" | "encoding">;
};

/** Declares a call, keeping the exact types of its schemas. */
export function defineCall<
  Answer extends GenericSchema,
  Query extends MaybeSchema = undefined,
  Body extends MaybeSchema = undefined,
>(call: Call<Query, Body, Answer>): Call<Query, Body, Answer> {
  return call;
}

type InputPart<Name extends string, Schema> = Schema extends GenericSchema
  ? Record<never, never> extends InferInput<Schema>
    ? { [K in Name]?: InferInput<Schema> }
    : { [K in Name]: InferInput<Schema> }
  : unknown;

type OutputPart<Name extends string, Schema> = Schema extends GenericSchema
  ? { [K in Name]: InferOutput<Schema> }
  : unknown;

/** What a caller passes: `query` and `body`, each only where the call has one. */
export type CallInput<C> =
  C extends Call<infer Query, infer Body>
    ? InputPart<"query", Query> & InputPart<"body", Body>
    : never;

/** What a handler receives: the same, parsed and with defaults filled in. */
export type ParsedInput<C> =
  C extends Call<infer Query, infer Body>
    ? OutputPart<"query", Query> & OutputPart<"body", Body>
    : never;

/** What a call answers. */
export type CallAnswer<C> =
  C extends Call<MaybeSchema, MaybeSchema, infer Answer> ? InferOutput<Answer> : never;

type IsOptional<T> = Record<never, never> extends T ? true : false;

/** The typed client of a contract: one method a call. */
export type Client<Calls extends Contract> = {
  [K in keyof Calls]: IsOptional<CallInput<Calls[K]>> extends true
    ? (input?: CallInput<Calls[K]>, options?: CallOptions) => Promise<CallAnswer<Calls[K]>>
    : (input: CallInput<Calls[K]>, options?: CallOptions) => Promise<CallAnswer<Calls[K]>>;
};

export interface CallOptions {
  /** Cancels the call; the promise rejects with an `AbortError`. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Told how much of the body has gone, from 0 to 1. In browsers only, for uploads. */
  onProgress?: (part: number) => void;
}

/** The server's side of a contract: leaving a call out, or answering another shape, does not compile. */
export type Handlers<Calls extends Contract, Context> = {
  [K in keyof Calls]: (
    input: ParsedInput<Calls[K]>,
    context: Context,
  ) => Promise<CallAnswer<Calls[K]>> | CallAnswer<Calls[K]>;
};
