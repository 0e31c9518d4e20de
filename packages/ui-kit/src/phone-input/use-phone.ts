"use client";

import { useEffect, useRef, useState } from "react";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import type { CountryCode } from "libphonenumber-js/min";
import { useControlled } from "../behaviours/use-controlled.ts";
import { loadPhoneLibrary, type PhoneLibrary } from "./phone-library.ts";
import { changeCode, readPhone, restorePlus } from "./phone-number.ts";
import { keepDigits } from "./phone-text.ts";
import type { PhoneInputProps } from "./phone-props.ts";

/** Text, value and country of a phone input. */
export function usePhone(props: PhoneInputProps) {
  const { defaultValue = "", defaultCountry = "RU", onValueChange } = props;
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  const [country, setCountry] = useControlled(props.country, defaultCountry, props.onCountryChange);
  const [value, setValue] = useControlled(props.value, defaultValue);
  /** What was typed, as long as it stands for the value; at first it is what was given. */
  const [draft, setDraft] = useState({ typed: value, value, isGiven: true });

  const isDrafted = draft.value === value;
  const isGiven = value !== "" && (!isDrafted || draft.isGiven);
  const typed = isDrafted ? draft.typed : value;
  const reading = readPhone(library, typed, country);

  const commit = (next: string, inCountry: CountryCode = country, by = library) => {
    const read = readPhone(by, next, inCountry);
    setDraft({ typed: keepDigits(next), value: read.value, isGiven: false });
    if (read.value !== value || inCountry !== country || read.isValid !== reading.isValid) {
      setValue(read.value);
      onValueChange?.(read.value, { country: inCountry, isValid: read.isValid });
    }
    return read.text;
  };
  /** What was typed before the library came is read again with it. */
  const arrive = useRef((_library: PhoneLibrary) => {});
  useEffect(() => {
    arrive.current = (arrived) => {
      setLibrary(arrived);
      if (!isGiven && typed !== "") commit(typed, country, arrived);
    };
  });
  const load = () => {
    // Offline the field still takes digits; the next focus tries again.
    if (!library)
      loadPhoneLibrary().then(
        (arrived) => arrive.current(arrived),
        () => {},
      );
  };
  const chooseCountry = (next: CountryCode) => {
    if (next === country) return;
    setCountry(next);
    if (library) commit(changeCode(library, typed, country, next), next);
  };
  /** Takes over the country that the number itself belongs to. */
  const confirm = (next: CountryCode) => {
    setCountry(next);
    commit(typed, next);
  };
  const reset = () => {
    setDraft({ typed: defaultValue, value: defaultValue, isGiven: true });
    setCountry(defaultCountry);
    setValue(defaultValue);
    onValueChange?.(defaultValue, { country: defaultCountry, isValid: false });
  };

  /** A number that was given, not typed, brings its country along. */
  const adopt = useEffectEvent(() => {
    load();
    if (!library || !reading.otherCountry || props.country !== undefined) return;
    if (readPhone(library, value, reading.otherCountry).isValid) setCountry(reading.otherCountry);
  });
  useEffect(() => {
    if (isGiven) adopt();
  }, [library, value, isGiven]);

  /** The text with the plus that the field does not show. */
  const restore = (edited: string) => restorePlus(typed, reading.text, edited);
  return { library, country, value, reading, commit, restore, load, chooseCountry, confirm, reset };
}
