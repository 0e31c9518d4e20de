import { useMutation, useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { brandTexts } from "../../../texts/brands.ru.ts";
import { texts } from "../../../texts/ru.ts";
import { isSetIn } from "../brands/repair-look.ts";
import styles from "./uploaded-fonts.module.css";
import type { UploadedWeightProps } from "./uploaded-family-props.ts";

type RemoveWeightProps = Pick<
  UploadedWeightProps,
  "organizerId" | "font" | "disabled" | "changed" | "save"
> & {
  /** Of the weight. */
  name: string;
};

/** Takes one weight out of the organiser's fonts, once that is confirmed. */
export function RemoveWeight(props: RemoveWeightProps) {
  const { organizerId, font, disabled, changed, save, name } = props;
  const [isOpen, setOpen] = useState(false);
  const { data: brands = [] } = useQuery(builderQueries.brands(client, organizerId));
  const uses = brands
    .filter(({ look }) => isSetIn(look, font))
    .map(({ name: brand }) => `«${brand}»`);
  const remove = useMutation({
    mutationFn: async () => {
      // The server refuses a font that the preset it has is set in: another one may be on its way.
      const unsaved = await save();
      if (unsaved) throw new Error(unsaved);
      await client.removeFont({ query: { organizer_id: organizerId, id: font.id } });
    },
    onSuccess: async () => {
      setOpen(false);
      await changed();
    },
  });
  return (
    <>
      <Button
        size="s"
        variant="ghost"
        iconStart={<Trash2 size={16} />}
        disabled={disabled}
        aria-label={texts.fonts.removeWeight(name)}
        onClick={() => setOpen(true)}
      >
        {texts.fonts.remove}
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={() => remove.reset()}
        title={texts.fonts.removeTitle(font.name, name)}
        footer={
          <div className={styles.actions}>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {texts.fonts.remove}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {texts.fonts.keep}
            </Button>
          </div>
        }
      >
        <p>{texts.fonts.removeHint}</p>
        {uses.length > 0 && <p>{brandTexts.inBrands(uses.join(", "))}</p>}
        {remove.error && <Message tone="danger">{describeFailure(remove.error)}</Message>}
      </Modal>
    </>
  );
}
