import { useEffect, useState } from "react";
import { texts } from "../../../texts/ru.ts";
import styles from "./uploaded-fonts.module.css";

interface FontSampleProps {
  /** Of the file. */
  url: string;
  label: string;
  text?: string;
}

/** A text set in one file, whatever its family is called elsewhere on the screen. */
export function FontSample({ url, label, text = texts.fonts.sample }: FontSampleProps) {
  const [isReady, setReady] = useState(false);
  const name = `sample ${url}`;
  useEffect(() => {
    const loaded = new FontFace(name, `url("${url}")`);
    document.fonts.add(loaded);
    loaded.load().then(
      () => setReady(true),
      () => setReady(false),
    );
    return () => void document.fonts.delete(loaded);
  }, [name, url]);
  return (
    <figure className={styles.sample} data-ready={isReady}>
      <figcaption className={styles.name}>{label}</figcaption>
      <p className={styles.sampleText} style={{ fontFamily: `"${name}"` }}>
        {text || texts.fonts.sample}
      </p>
    </figure>
  );
}
