import { pictureRules } from "@tour/office/picture-library";
import { Button } from "@tour/ui-kit/button";
import { checkFiles } from "@tour/ui-kit/file-drop";
import { Camera, Images } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { formatMegabytes } from "../../offline/format-deed.ts";
import { unsentStore } from "../../offline/unsent.ts";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";

const texts = wayTexts.photo;
/** How many bytes of photos may wait on the device together. */
const mostWaiting = 100_000_000;

interface PhotoFileProps {
  file: File | null;
  choose: (file: File) => void;
  /** Of what is put right: its photo is not counted twice. */
  except: string | undefined;
  error: string | null;
}

/** The photo: taken now, or chosen from the phone, with what it weighs. */
export function PhotoFile({ file, choose, except, error }: PhotoFileProps) {
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const take = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    input.value = "";
    if (!chosen) return;
    const problem = findProblem(chosen, except);
    setRefused(problem);
    if (!problem) choose(chosen);
  };
  const problem = refused ?? error;
  const inputs = [
    { ref: camera, label: texts.take, Icon: Camera, capture: "environment" as const },
    { ref: library, label: texts.choose, Icon: Images, capture: undefined },
  ];
  return (
    <div className={styles.part} role="group" aria-label={texts.photo}>
      <div className={styles.pair}>
        {inputs.map(({ ref, label, Icon, capture }) => (
          <div key={label}>
            <input
              ref={ref}
              hidden
              type="file"
              aria-label={label}
              accept={pictureRules.accept}
              capture={capture}
              onChange={({ currentTarget }) => take(currentTarget)}
            />
            <Button
              size="l"
              variant="secondary"
              fullWidth
              iconStart={<Icon size={22} />}
              onClick={() => ref.current?.click()}
            >
              {label}
            </Button>
          </div>
        ))}
      </div>
      {file && <Preview file={file} />}
      <p className={styles.quiet}>{file ? texts.size(formatMegabytes(file.size)) : texts.limit}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}

function findProblem(file: File, except: string | undefined): string | null {
  const { rejected } = checkFiles([file], pictureRules);
  const [found] = rejected;
  if (found) return found.reason === "too-large" ? texts.tooHeavy : texts.wrong;
  const waiting = unsentStore
    .getState()
    .entries.filter((entry) => entry.kind === "photo" && entry.id !== except)
    .reduce((sum, entry) => sum + (entry.kind === "photo" && entry.file ? entry.size : 0), 0);
  return waiting + file.size > mostWaiting ? texts.tooMuch : null;
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt={file.name} />;
}
