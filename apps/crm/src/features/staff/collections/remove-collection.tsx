import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { EditedCollection } from "@tour/api";
import { describeFailure, staffClient } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import formStyles from "../../../shell/form-dialog.module.css";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import styles from "./collections.module.css";

const texts = staffTexts.collections;

/** Removes a collection, after it has asked. */
export function RemoveCollection({ collection: { id, name } }: { collection: EditedCollection }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => staffClient.removeMarketCollection({ body: { id } }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: staffQueries.collection(id).queryKey });
      toast.show({ id: "collection", text: texts.deleted(name) });
      await navigate({ to: "/marketplace/collections", ignoreBlocker: true });
    },
  });
  return (
    <>
      <Button className={styles.remove} variant="ghost" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <Modal
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && !remove.isPending && setAsking(false)}
        persistent={remove.isPending}
        title={texts.deleteTitle(name)}
        footer={
          <div className={formStyles.actions}>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {texts.delete}
            </Button>
            <Button
              variant="secondary"
              disabled={remove.isPending}
              onClick={() => setAsking(false)}
            >
              {texts.keep}
            </Button>
          </div>
        }
      >
        <p>{texts.deleteText}</p>
        {remove.error && <Message tone="danger">{describeFailure(remove.error)}</Message>}
      </Modal>
    </>
  );
}
