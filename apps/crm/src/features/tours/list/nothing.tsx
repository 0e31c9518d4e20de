import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Compass, SearchX } from "lucide-react";
import { tourListTexts as texts } from "../../../texts/tour-list.ru.ts";
import styles from "./tour-list.module.css";

/** Before the first tour. */
export const NoTours = ({ make }: { make: () => void }) => (
  <div className={styles.empty}>
    <EmptyState
      headingLevel={2}
      icon={<Compass />}
      title={texts.empty}
      text={texts.emptyText}
      action={<Button onClick={make}>{texts.emptyAction}</Button>}
    />
  </div>
);

/** Where the search or the chosen state leaves no tour. */
export const NothingFound = ({ reset }: { reset: () => void }) => (
  <div className={styles.empty}>
    <EmptyState
      headingLevel={2}
      icon={<SearchX />}
      title={texts.nothing}
      text={texts.nothingText}
      action={
        <Button variant="secondary" onClick={reset}>
          {texts.reset}
        </Button>
      }
    />
  </div>
);
