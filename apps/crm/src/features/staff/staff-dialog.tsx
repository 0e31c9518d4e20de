import type { ComponentProps, ReactNode } from "react";
import { FormDialog } from "../../shell/form-dialog.tsx";
import { staffTexts } from "../../texts/staff.ru.ts";

interface StaffDialogProps {
  title: string;
  submit: string;
  /** Where it takes something away. */
  isDanger?: boolean;
  /** As `useCallForm` gives it. */
  form: {
    props: ComponentProps<"form">;
    problem: string | null;
    isSending: boolean;
    isDirty: boolean;
  };
  close: () => void;
  children: ReactNode;
}

/** A form over one of staff's screens, which does not close on its typist. */
export function StaffDialog({ submit, isDanger, form, ...dialog }: StaffDialogProps) {
  const { props, problem, isSending, isDirty } = form;
  return (
    <FormDialog
      {...{ ...dialog, problem, isSending, isDirty }}
      texts={{ submit, back: staffTexts.back }}
      formProps={props}
      variant={isDanger ? "danger" : "primary"}
    />
  );
}
