import { useQueryClient } from "@tanstack/react-query";
import { savedViewCalls } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { Input } from "@tour/ui-kit/input";
import { useToast } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { FormDialog } from "../shell/form-dialog.tsx";
import { savedViewTexts as texts } from "../texts/saved-views.ru.ts";
import type { ViewStore } from "./view-store.ts";

interface SaveViewDialogProps {
  store: ViewStore;
  /** As the address has it. */
  search: string;
  close: () => void;
}

/** Gives the list that is looked at a name. */
export function SaveViewDialog({ store, search, close }: SaveViewDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { name: "" },
    body: savedViewCalls.saveView.body!,
    send: async ({ name }) => {
      await store.save({ name, search });
      await queryClient.invalidateQueries(store.list);
      toast.show({ id: "saved-view", text: texts.saved });
      close();
    },
  });
  return (
    <FormDialog
      {...{ close, problem, isSending, isDirty }}
      title={texts.title}
      texts={{ lead: texts.lead, submit: texts.submit, back: texts.back }}
      formProps={props}
    >
      <ValidationField {...field("name")} label={texts.name}>
        {(control) => <Input {...control} readOnly={isSending} />}
      </ValidationField>
    </FormDialog>
  );
}
