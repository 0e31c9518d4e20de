"use client";

import { useId, useMemo, type RefObject } from "react";
import type { CountryCode } from "libphonenumber-js/min";
import { ChevronDown } from "../icons/icons.ts";
import { useDismiss } from "../behaviours/use-dismiss.ts";
import { usePopover } from "../behaviours/use-popover.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import { selectTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { SelectLayer } from "../select/select-layer.tsx";
import { useSelect } from "../select/use-select.ts";
import { findCountries, listCountries, nameCountry, type Country } from "./countries.ts";
import { Flag } from "./flag.tsx";
import type { PhoneLibrary } from "./phone-library.ts";
import styles from "./phone-input.module.css";

interface CountrySelectProps {
  library: PhoneLibrary | null;
  country: CountryCode;
  onChoose: (country: CountryCode) => void;
  disabled: boolean;
  texts: Texts["phoneInput"];
}

type CountryItem = Country & { text: string };

function renderCountry(item: CountryItem) {
  return (
    <span className={styles.country}>
      <Flag country={item.iso_code} />
      <span className={styles.countryName}>{item.name}</span>
      <span className={styles.code} dir="ltr">
        +{item.phone_code}
      </span>
    </span>
  );
}

/** The chosen country's flag, and the list behind it with search by name and dialling code. */
export function CountrySelect(props: CountrySelectProps) {
  const { library, country, texts } = props;
  const code = useLanguage();
  const listTexts = useSection("select", selectTexts, {
    search: texts.search,
    empty: texts.empty,
    loading: texts.loading,
  });
  const items = useMemo(() => {
    if (!library) return [];
    return listCountries(library, code).map((item): CountryItem => {
      return { ...item, text: `${item.name} +${item.phone_code}` };
    });
  }, [library, code]);
  const select = useSelect<CountryCode>({
    items,
    valueKey: "iso_code",
    searchable: true,
    filter: findCountries,
    value: country,
    onValueChange: props.onChoose,
  });
  const { open } = select;
  const popover = usePopover({ placement: "bottom-start", distance: 11 });
  const layerId = useId();
  const label = fillText(texts.country, { country: nameCountry(country, code) });

  useDismiss({
    open,
    layer: popover.layer,
    anchor: popover.anchor,
    onDismiss: (reason) => {
      select.hide();
      if (reason === "escape") popover.anchor.current?.focus();
    },
  });

  return (
    <>
      <button
        ref={popover.anchor as RefObject<HTMLButtonElement | null>}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? layerId : undefined}
        aria-label={label}
        disabled={props.disabled}
        className={styles.trigger}
        onClick={() => (open ? select.hide() : select.show())}
        onKeyDown={select.handleKey}
      >
        <Flag country={country} />
        <ChevronDown />
      </button>
      {open && (
        <SelectLayer
          id={layerId}
          listId={`${layerId}-list`}
          labelId={undefined}
          label={label}
          select={select}
          popover={popover}
          searchable
          loading={!library}
          renderOption={renderCountry}
          texts={listTexts}
          className={styles.layer}
          empty={
            <div className={styles.empty}>
              <p>{texts.empty}</p>
              <p>{texts.tryCode}</p>
            </div>
          }
        />
      )}
    </>
  );
}
