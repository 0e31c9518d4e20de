import type { GuestRequest } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./accept-form.module.css";

const texts = allTexts.order.accept;

interface AcceptFormProps {
  request: Pick<GuestRequest, "uuid"> & { to_accept: NonNullable<GuestRequest["to_accept"]> };
  /** Why it was not taken; empty where it was not sent. */
  problem: string;
}

/**
 * What the guest of a request that was made for them agrees to, each by itself and none ticked
 * beforehand: a plain form, so that it works on any network.
 */
export function AcceptForm({ request, problem }: AcceptFormProps) {
  const { documents, words } = request.to_accept;
  if (documents.length === 0) return <p>{texts.none}</p>;
  return (
    <form className={styles.form} method="post" action={`/order/${request.uuid}/accept`}>
      <p>{texts.lead}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {documents.map(({ kind, title, version, path }) => (
        <label key={kind} className={styles.consent}>
          <input type="checkbox" name="consent" value={`${kind}:${version}`} required />
          <span>
            {texts.kinds[kind]}{" "}
            <a href={path} target="_blank" rel="noopener">
              {title}
            </a>
          </span>
        </label>
      ))}
      {words.map(({ kind, version, text }) => (
        <label key={kind} className={styles.consent}>
          <input
            type="checkbox"
            name="consent"
            value={`${kind}:${version}`}
            required={kind === "others"}
          />
          <span>{text}</span>
        </label>
      ))}
      <Button type="submit" size="l">
        {texts.send}
      </Button>
    </form>
  );
}
