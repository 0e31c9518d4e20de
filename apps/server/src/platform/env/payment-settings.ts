import { areNetworks, readNetworks } from "@tour/http-server";
import type { Networks } from "@tour/http-server";
import * as v from "valibot";

/** Addresses from which YooKassa sends notices, by its documentation. */
const yookassaAddresses = [
  "185.71.76.0/27",
  "185.71.77.0/27",
  "77.75.153.0/25",
  "77.75.154.128/25",
  "77.75.156.11",
  "77.75.156.35",
  "2a02:5180::/32",
];

const keyBytes = 32;
/** Addresses and networks, commas between them. */
export const networks = v.pipe(v.string(), v.check(areNetworks), v.transform(readNetworks));
export const masterKey = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, "base64")),
  v.check((key) => key.length === keyBytes),
);

/** Keys with commas between them. */
const keyList = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((key) => key.trim())),
  v.transform((keys) => keys.filter(Boolean)),
);

/** The variables of payments, for the environment's schema. */
export const paymentVariables = {
  PAYMENT_KEY: v.optional(v.pipe(keyList, v.array(masterKey)), ""),
  YOOKASSA_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/[^/]$/)),
    "https://api.yookassa.ru/v3",
  ),
  YOOKASSA_ADDRESSES: v.optional(networks, yookassaAddresses.join(",")),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof paymentVariables, undefined>>;

export interface PaymentEnv {
  /** Encrypts the secrets of shops; without it none can be connected. */
  masterKey: Buffer | undefined;
  /** Those before it, which open what they have sealed until it is sealed anew. */
  pastMasterKeys?: readonly Buffer[];
  /** Where YooKassa's API stands, without a slash at its end. */
  url: string;
  /** From where notices are taken. */
  noticeNetworks: Networks;
}

/** All keys that may have sealed a shop's secret, the newest first. */
export const shopKeys = ({
  masterKey: newest,
  pastMasterKeys = [],
}: PaymentEnv): readonly Buffer[] => (newest ? [newest, ...pastMasterKeys] : []);

/** Puts the variables together. */
export const readPaymentEnv = (env: Variables): PaymentEnv => ({
  masterKey: env.PAYMENT_KEY[0],
  pastMasterKeys: env.PAYMENT_KEY.slice(1),
  url: env.YOOKASSA_URL,
  noticeNetworks: env.YOOKASSA_ADDRESSES,
});
