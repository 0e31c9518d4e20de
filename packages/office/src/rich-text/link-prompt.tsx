import type { Editor } from "@tiptap/react";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { useEffect, useRef, useState } from "react";
import { completeAddress } from "../links/complete-address.ts";
import { texts } from "../texts/ru.ts";
import styles from "./rich-text-field.module.css";

/** Asks for the address of a link; an empty one takes the link away. */
export function LinkPrompt({ editor, close }: { editor: Editor; close: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function apply() {
    const href = completeAddress(address);
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (href) chain.setLink({ href }).run();
    else chain.unsetLink().run();
    close();
  }

  return (
    <div className={styles.prompt}>
      <Input
        ref={input}
        size="s"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        aria-label={texts.richText.address}
        value={address}
        aria-invalid={isWrong || undefined}
        onValueChange={(text) => {
          setAddress(text);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            apply();
          }
          if (event.key === "Escape") close();
        }}
      />
      <Button size="s" onClick={apply}>
        {texts.richText.apply}
      </Button>
      {isWrong && (
        <p className={styles.wrong} role="alert">
          {texts.richText.wrong}
        </p>
      )}
    </div>
  );
}
