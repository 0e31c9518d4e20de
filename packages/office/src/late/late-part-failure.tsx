import { isOutdated, reloadOnce } from "@tour/latest-build";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { texts } from "../texts/ru.ts";
import { latestBuildAddress } from "./latest-build-address.ts";
import { mayReload } from "./reloading.ts";

/** Says that a part of a screen has not come, and asks for it again. */
export function LatePartFailure({ load }: { load: () => Promise<unknown> }) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    const code = await load();
    setTrying(false);
    // What a new deploy took away comes with the whole page alone.
    if (code || !mayReload()) return;
    if (await isOutdated(latestBuildAddress)) reloadOnce();
  };
  return (
    <Message
      tone="danger"
      title={texts.failure.title}
      action={
        <Button size="s" variant="secondary" loading={isTrying} onClick={() => void tryAgain()}>
          {texts.failure.retry}
        </Button>
      }
    >
      {texts.late.failed}
    </Message>
  );
}
