import styles from "./kept-notes.module.css";

/** Where scripts say, for a moment, what did not come of a press. */
export const KeptNotes = () => <p className={styles.note} role="status" data-kept-note />;
