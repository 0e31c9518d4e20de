import type { AsYouType, CountryCode, PhoneNumber } from "libphonenumber-js/min";

/** The part of libphonenumber-js that the phone input uses; it comes with its metadata. */
export interface PhoneLibrary {
  AsYouType: new (country: CountryCode) => AsYouType;
  getCountries: () => CountryCode[];
  getCountryCallingCode: (country: CountryCode) => string;
  readNumber: (digits: string, country: CountryCode) => PhoneNumber | undefined;
}

let loading: Promise<PhoneLibrary> | undefined;

/** Loads library and metadata once, apart from the component; a failed load may be tried again. */
export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  loading ??= import("./phone-functions.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
