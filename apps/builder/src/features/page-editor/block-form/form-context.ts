import { createContext, use } from "react";
import type { ComponentType } from "react";
import type { EditorProps } from "./editor-props.ts";

/** One block's form: how its fields write, and what is wrong with them. */
export interface BlockFormState {
  blockId: string;
  /** Writes a value at a dotted path of the content; undefined takes it out. */
  write: (path: string, value: unknown) => void;
  /** Messages by the dotted path of the field; without those that are not to be said yet. */
  validation: Record<string, string[]>;
  /** Begins an entry of a list that is judged field by field, each when it was left. */
  begin: (path: string) => void;
  /** The field was left. */
  leave: (path: string) => void;
  /** The entries of the list are judged as a whole: they have moved, or some are gone. */
  settle: (path: string) => void;
  /** The control for a field of any kind: editors of groups and lists hold others. */
  FieldEditor: ComponentType<EditorProps>;
}

const FormContext = createContext<BlockFormState | null>(null);

export const BlockFormProvider = FormContext;

export function useBlockForm(): BlockFormState {
  const form = use(FormContext);
  if (!form) throw new Error("A field stands outside of a block's form");
  return form;
}
