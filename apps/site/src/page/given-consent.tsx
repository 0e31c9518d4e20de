import styles from "./plain-form.module.css";

interface GivenConsentProps {
  /** What one agrees to by sending, and where it is written. */
  text: string;
  policy: string;
  /** Null where the policy has not been published. */
  policyPath: string | null;
}

/** What whoever sends a form agrees to. */
export function GivenConsent({ text, policy, policyPath }: GivenConsentProps) {
  return (
    <p className={styles.quiet}>
      {text}
      {policyPath && (
        <>
          {": "}
          <a href={policyPath} target="_blank" rel="noopener">
            {policy}
          </a>
        </>
      )}
    </p>
  );
}
