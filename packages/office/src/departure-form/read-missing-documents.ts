import { ApiError } from "@tour/api";

/** Whether the server refused because guests would have no documents to agree to. */
export const isAboutDocuments = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  Object.keys(error.validation).some((field) => field.startsWith("documents."));

/** A refusal as one sentence: its fields are no fields of the form. */
export const asSentence = (error: Error): Error => new Error(error.message, { cause: error });
