import { useMutation } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useEffect, useRef, useState } from "react";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { QrCode } from "../qr-code/index.ts";
import { secondFactorTexts } from "../texts/second-factor.ru.ts";
import { CodeFields } from "./code-fields.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";
import { useCodeForm } from "./use-code-form.ts";

const texts = secondFactorTexts.setUp;

interface SetUpFactorProps {
  /** On the button that begins. */
  begin?: string;
  /** The second factor is on; the recovery codes are being shown. */
  confirmed?: () => void;
  /** The recovery codes were kept: the second factor is on. */
  done: () => void;
}

/** Leads through setting up: an app, its first code, the recovery codes. */
export function SetUpFactor({ begin: beginText = texts.begin, confirmed, done }: SetUpFactorProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useMutation({
    mutationFn: () => client.beginSecondFactor(),
    // Out of the cache of mutations at once.
    gcTime: 0,
  });
  if (codes) return <RecoveryCodes codes={codes} done={done} />;
  if (begin.data) {
    const keep = (made: readonly string[]) => {
      setCodes(made);
      confirmed?.();
    };
    return <FirstCode {...begin.data.data} confirmed={keep} />;
  }
  return (
    <div className={styles.form}>
      {begin.error && <Message tone="danger">{describeFailure(begin.error)}</Message>}
      <div>
        <Button loading={begin.isPending} onClick={() => begin.mutate()}>
          {beginText}
        </Button>
      </div>
    </div>
  );
}

interface FirstCodeProps {
  /** For a camera. */
  uri: string;
  /** The same to be typed. */
  secret: string;
  confirmed: (codes: readonly string[]) => void;
}

function FirstCode({ uri, secret, confirmed }: FirstCodeProps) {
  const first = useRef<HTMLOListElement>(null);
  const form = useCodeForm(async (body) => {
    const { data } = await client.confirmSecondFactor({ body });
    confirmed(data.recovery_codes);
  });
  // The button that was pressed is gone: what it led to is read from its start.
  useEffect(() => first.current?.focus(), []);
  return (
    <form className={styles.form} {...form.props}>
      <ol ref={first} tabIndex={-1} className={styles.steps}>
        <li className={styles.step}>
          <p>{texts.app}</p>
        </li>
        <li className={styles.step}>
          <p>{texts.scan}</p>
          <QrCode text={uri} label={texts.qr} />
          <p className={styles.quiet}>
            <a href={uri}>{texts.openHere}</a>
          </p>
          <p>
            <span className={styles.quiet}>{texts.secret}: </span>
            <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(" ")}</span>
          </p>
        </li>
        <li className={styles.step}>
          <p>{texts.type}</p>
          <CodeFields form={form} takesRecovery={false} />
          {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
          <div>
            <Button type="submit" loading={form.isSending}>
              {texts.submit}
            </Button>
          </div>
        </li>
      </ol>
    </form>
  );
}
