import { Picture } from "../../parts/picture/picture.tsx";
import { endsAboveWords } from "../../parts/shade/shade.ts";
import { SignIcon } from "../../parts/sign/sign-icon.tsx";
import { AdvantageWords } from "./advantage-words.tsx";
import type { Cell } from "./lay-bento.ts";
import type { Advantage } from "./list-advantages.ts";
import styles from "./bento-cell.module.css";

interface BentoCellProps {
  advantage: Advantage;
  cell: Cell;
}

/** An advantage in its cell: small ones have a sign, larger ones their picture. */
export function BentoCell({ advantage, cell }: BentoCellProps) {
  const image = cell === "small" ? null : advantage.image;
  return (
    <div className={styles.cell} data-cell={cell} data-has-picture={image !== null}>
      {image && (
        <div
          className={cell === "wide" ? styles.picture : `${styles.picture} ${endsAboveWords}`}
          data-at-image={`${advantage.at}.image`}
        >
          <Picture
            image={image}
            ratio="fill"
            sizes={
              cell === "wide" ? "(width < 992px) 100vw, 400px" : "(width < 992px) 100vw, 800px"
            }
            alt=""
          />
        </div>
      )}
      <div className={styles.words}>
        {!image && <SignIcon sign={advantage.icon} size={32} className={styles.sign} />}
        <AdvantageWords advantage={advantage} />
      </div>
    </div>
  );
}
