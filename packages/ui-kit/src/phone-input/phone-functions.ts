// What the phone input needs of the library: named here, so that the rest of it is not loaded.
export {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
