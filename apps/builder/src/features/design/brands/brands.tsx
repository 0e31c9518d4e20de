import { brandLimits } from "@tour/api";
import type { Brand, Font, Look } from "@tour/api";
import { brandCalls } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { NameDialog } from "../../../naming/name-dialog.tsx";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { uploadedFontFaces } from "../../../preset/uploaded-font-faces.ts";
import { brandTexts as texts } from "../../../texts/brands.ru.ts";
import pageStyles from "../design-page.module.css";
import { isSameDesign } from "../saving/merge-designs.ts";
import type { TryOn } from "../use-trying-on.ts";
import { BrandCard } from "./brand-card.tsx";
import styles from "./brands.module.css";
import { repairLook } from "./repair-look.ts";
import { useBrands } from "./use-brands.ts";

interface BrandsProps {
  organizerId: number;
  current: Look;
  fonts: readonly Font[];
  disabled: boolean;
  wear: (brand: { title: string; look: Look }) => void;
  tryOn: TryOn<{ title: string; look: Look }>;
}

/** Looks that the organiser keeps under names, whichever preset is on. */
export function Brands({ organizerId, current, fonts, disabled, wear, tryOn }: BrandsProps) {
  const { brands, error, retry, ...deeds } = useBrands(organizerId);
  const [naming, setNaming] = useState<Brand | "new" | null>(null);
  const toast = useToast();
  /** Asks for a name; what was said of the deed before would lie over the form on a phone. */
  const name = (whose: Brand | "new") => {
    for (const id of ["preset", "brand"]) toast.close(id);
    setNaming(whose);
  };
  const isKept = brands?.some(({ look }) => isSameDesign(look, current));
  const isFull = brands !== undefined && brands.length >= brandLimits.count;
  const faces = uploadedFontFaces(fonts);
  return (
    <section className={styles.section} aria-labelledby="brands">
      <div className={styles.head}>
        <h2 className={pageStyles.subtitle} id="brands">
          {texts.title}
        </h2>
        {brands && !isKept && (
          <Button
            size="s"
            variant="secondary"
            iconStart={<Bookmark size={16} />}
            disabled={disabled || isFull}
            onClick={() => name("new")}
          >
            {texts.add}
          </Button>
        )}
      </div>
      {isFull && !isKept && <p className={styles.quiet}>{texts.tooMany(brandLimits.count)}</p>}
      {brands?.length === 0 && <p className={styles.quiet}>{texts.lead}</p>}
      {!brands && !error && <Skeleton lines={2} announce />}
      {!brands && error && <LoadFailure title={texts.failed} error={error} again={retry} />}
      {brands && brands.length > 0 && (
        <ul className={styles.list} aria-labelledby="brands">
          {brands.map((brand) => {
            const { look, lost } = repairLook(brand.look, fonts);
            const worn = { title: brand.name, look };
            return (
              <BrandCard
                key={brand.id}
                {...{ brand, look, lost, disabled }}
                fonts={faces}
                isCurrent={isSameDesign(look, current)}
                canReplace={!isSameDesign(brand.look, current)}
                wear={() => wear(worn)}
                tryOn={tryOn(worn)}
                rename={() => name(brand)}
                replace={() => deeds.replace(brand, current)}
                remove={() => deeds.remove(brand)}
              />
            );
          })}
        </ul>
      )}
      {naming === "new" && (
        <NameDialog
          body={brandCalls.addBrand.body!}
          title={texts.addTitle}
          lead={texts.addLead}
          name={findFreeName(brands ?? [])}
          send={(chosen) => deeds.add(chosen, current)}
          close={() => setNaming(null)}
        />
      )}
      {naming !== null && naming !== "new" && (
        <NameDialog
          body={brandCalls.addBrand.body!}
          title={texts.renameTitle(naming.name)}
          name={naming.name}
          send={(chosen) => deeds.rename(naming, chosen)}
          close={() => setNaming(null)}
        />
      )}
    </section>
  );
}

/** A name that no brand has yet: "Мой бренд", "Мой бренд 2" and so on. */
function findFreeName(brands: readonly Brand[]): string {
  const names = new Set(brands.map(({ name }) => name));
  const nameOf = (number: number) =>
    number === 1 ? texts.usualName : `${texts.usualName} ${number}`;
  let number = 1;
  while (names.has(nameOf(number))) number += 1;
  return nameOf(number);
}
