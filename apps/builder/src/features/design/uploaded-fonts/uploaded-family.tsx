import { Button } from "@tour/ui-kit/button";
import { Tag } from "@tour/ui-kit/tag";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { texts } from "../../../texts/ru.ts";
import { listUses } from "./list-uploaded-families.ts";
import type { UploadedFamilyProps } from "./uploaded-family-props.ts";
import styles from "./uploaded-fonts.module.css";
import { UploadedWeight } from "./uploaded-weight.tsx";
import { RenameFamily } from "./rename-family.tsx";

/** One family of the organiser: its name, where it is used, and its weights. */
export function UploadedFamily(props: UploadedFamilyProps) {
  const { family, data, disabled } = props;
  const [isRenaming, setRenaming] = useState(false);
  const uses = listUses(data, family.name);
  return (
    <li className={styles.family}>
      {isRenaming ? (
        <RenameFamily {...props} close={() => setRenaming(false)} />
      ) : (
        <header className={styles.familyHead}>
          <h3 className={styles.familyName}>{family.name}</h3>
          <div className={styles.uses}>
            {uses.map((part) => (
              <Tag key={part} size="s" tone="success">
                {texts.fonts.used[part]}
              </Tag>
            ))}
            {uses.length === 0 && <Tag size="s">{texts.fonts.unused}</Tag>}
          </div>
          <Button
            size="s"
            variant="secondary"
            iconStart={<Pencil size={16} />}
            disabled={disabled}
            onClick={() => setRenaming(true)}
          >
            {texts.fonts.rename}
          </Button>
        </header>
      )}
      <ul className={styles.weights}>
        {family.fonts.map((font) => (
          <UploadedWeight key={font.id} {...props} font={font} />
        ))}
      </ul>
    </li>
  );
}
