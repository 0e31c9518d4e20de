import { blockHash } from "@tour/office/links";
import { Link } from "@tour/ui-kit/link";
import { Message } from "@tour/ui-kit/message";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { texts } from "../texts/ru.ts";
import type { Notice, Notices } from "./list-notices.ts";
import styles from "./publish-notices.module.css";

interface PublishNoticesProps {
  organizerId: number;
  notices: Notices;
  /** The page under edit, whose blocks are shown at once. */
  page: "main" | "tour" | undefined;
  showBlock: ((id: string) => void) | undefined;
  /** Closes the window on the way to a block. */
  leave: () => void;
}

/** How many blocks are named at once: the choices below stay in sight. */
const few = 4;

/** Which blocks can't be published as they are, which still speak of somebody else, and whose time is over. */
export function PublishNotices({
  notices: { errors, samples, over },
  ...way
}: PublishNoticesProps) {
  return (
    <>
      {errors.length > 0 && (
        <Message tone="danger" title={texts.publish.errorsTitle}>
          <Ways {...way} notices={errors} />
        </Message>
      )}
      {samples.length > 0 && (
        <Message tone="warning" title={texts.publish.sampleTitle}>
          <p>{texts.publish.sampleText}</p>
          <Ways {...way} notices={samples} />
        </Message>
      )}
      {over.length > 0 && (
        <Message tone="warning" title={texts.shown.overTitle}>
          <p>{texts.shown.overText}</p>
          <Ways {...way} notices={over} />
        </Message>
      )}
    </>
  );
}

type WaysProps = Omit<PublishNoticesProps, "notices"> & { notices: Notice[] };

function Ways({ organizerId, notices, page, showBlock, leave }: WaysProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  // One more is named rather than counted.
  const isWhole = isUnfolded || notices.length <= few + 1;
  const shown = isWhole ? notices : notices.slice(0, few);
  const wayTo = (notice: Notice) =>
    notice.page === page && showBlock
      ? { onClick: () => (leave(), showBlock(notice.id)) }
      : { to: `/${organizerId}/page/${notice.page}#${blockHash(notice.id)}`, onClick: leave };
  return (
    <>
      <ul className={styles.ways}>
        {shown.map((notice) => (
          <li key={notice.id}>
            <Link variant="quiet" underline="hover" className={styles.way} {...wayTo(notice)}>
              <span>
                {texts.publish.block(notice.title)}
                {notice.page !== page && (
                  <span className={styles.page}>{texts.publish.onPage[notice.page]}</span>
                )}
              </span>
              <ArrowRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Link className={styles.more} onClick={() => setUnfolded(true)}>
          {texts.publish.more(notices.length - few)}
        </Link>
      )}
    </>
  );
}
