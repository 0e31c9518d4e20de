import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { RecoveryCodes, SetUpFactor } from "@tour/office/second-factor";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./account.module.css";
import { TurnOffDialog } from "./turn-off-dialog.tsx";

const texts = allTexts.secondFactor.card;
const day = new Intl.DateTimeFormat("ru", { dateStyle: "long" });

/** The code of an app beside the password: set up, renewed and turned off here. */
export function SecondFactorCard() {
  const queryClient = useQueryClient();
  const { data } = useQuery(builderQueries.secondFactor(client));
  const [isSettingUp, setSettingUp] = useState(false);
  const [isTurningOff, setTurningOff] = useState(false);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries(builderQueries.secondFactor(client)),
      queryClient.invalidateQueries(builderQueries.account(client)),
    ]);
  const renew = useMutation({
    mutationFn: () => client.renewRecoveryCodes(),
    // Out of the cache of mutations at once.
    gcTime: 0,
    onSuccess: refresh,
  });
  if (!data) return null;
  if (renew.data) {
    return (
      <SettingsCard title={texts.newCodes}>
        <RecoveryCodes codes={renew.data.data.recovery_codes} done={renew.reset} />
      </SettingsCard>
    );
  }
  if (!data.is_on || isSettingUp) {
    return (
      <SettingsCard title={texts.title}>
        <p className={styles.hint}>{texts.off}</p>
        <SetUpFactor
          begin={texts.turnOn}
          confirmed={() => {
            setSettingUp(true);
            void refresh();
          }}
          done={() => setSettingUp(false)}
        />
      </SettingsCard>
    );
  }
  const { recovery_codes_left: left, since } = data;
  return (
    <SettingsCard title={texts.title}>
      <div className={styles.hint}>
        <p>{texts.on(day.format(new Date(since ?? "")))}</p>
        <p>{texts.left(left)}</p>
      </div>
      {left < 3 && <Message tone="warning">{texts.few}</Message>}
      {renew.error && <Message tone="danger">{describeFailure(renew.error)}</Message>}
      <div className={styles.actions}>
        <Button variant="secondary" loading={renew.isPending} onClick={() => renew.mutate()}>
          {texts.renew}
        </Button>
        <Button variant="secondary" onClick={() => setTurningOff(true)}>
          {texts.turnOff}
        </Button>
      </div>
      {isTurningOff && <TurnOffDialog refresh={refresh} close={() => setTurningOff(false)} />}
    </SettingsCard>
  );
}
