import { useMutation } from "@tanstack/react-query";
import type { SellerRequest, Tourist } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { touristTexts as texts } from "../../texts/tourists.ru.ts";
import styles from "../../shell/form-dialog.module.css";
import { useKeepRequest } from "./use-keep-request.ts";

const words = texts.erasing;

interface EraseButtonProps {
  request: SellerRequest;
  /** Whose number goes; everybody's without it. */
  tourist?: Tourist;
  name?: string;
}

/** Erases numbers of documents at once, after it has asked: nothing brings them back. */
export function EraseButton({ request, tourist, name = "" }: EraseButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = useKeepRequest(request);
  const erase = useMutation({
    mutationFn: () => {
      const one = tourist && { tourist_id: tourist.id };
      return client.erasePassports({ body: { request_id: request.id, ...one } });
    },
    onSuccess: ({ data }) => {
      setAsking(false);
      keep(data, tourist ? words.done : words.allDone);
    },
  });
  const open = () => {
    erase.reset();
    setAsking(true);
  };
  return (
    <>
      <Button variant="ghost" size="s" onClick={open}>
        {tourist ? texts.erase : texts.eraseAll}
      </Button>
      <Modal
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && !erase.isPending && setAsking(false)}
        persistent={erase.isPending}
        title={tourist ? words.one(name) : words.all}
        footer={
          <div className={styles.actions}>
            <Button variant="danger" loading={erase.isPending} onClick={() => erase.mutate()}>
              {words.submit}
            </Button>
            <Button variant="secondary" disabled={erase.isPending} onClick={() => setAsking(false)}>
              {words.back}
            </Button>
          </div>
        }
      >
        <p>{tourist ? words.text : words.allText}</p>
        {erase.error && <Message tone="danger">{describeFailure(erase.error)}</Message>}
      </Modal>
    </>
  );
}
