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
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);
export const masterKey = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, "base64")),
  v.check((key) => key.length === keyBytes),
);
const code = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(max));
const percent = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(100));

/** The variables of payments, for the environment's schema. */
export const paymentVariables = {
  PAYMENT_KEY: v.optional(masterKey),
  YOOKASSA_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/[^/]$/)),
    "https://api.yookassa.ru/v3",
  ),
  YOOKASSA_SHOP_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
  YOOKASSA_SECRET: v.optional(v.string()),
  YOOKASSA_TAX_SYSTEM: v.optional(code(6), "1"),
  YOOKASSA_VAT_CODE: v.optional(code(12), "1"),
  YOOKASSA_ADDRESSES: v.optional(list, yookassaAddresses.join(",")),
  COMMISSION_PERCENT: v.optional(percent, "10"),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof paymentVariables, undefined>>;

export interface PaymentEnv {
  /** Encrypts the secrets of organisers' shops; without it none can be connected. */
  masterKey: Buffer | undefined;
  /** Where YooKassa's API stands, without a slash at its end. */
  url: string;
  /** The marketplace's own shop; without it what is sold there is paid outside. */
  platform: { shopId: string; secret: string; taxSystem: number; vatCode: number } | undefined;
  /** Addresses and networks from which notices are taken. */
  noticeAddresses: string[];
  /** The marketplace's part of what an organiser earns there. */
  commissionPercent: number;
}

/** Puts the variables together; throws when a shop is named without its secret. */
export function readPaymentEnv(env: Variables): PaymentEnv {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET: secret } = env;
  if ((shopId === undefined) !== (secret === undefined)) {
    throw new Error("YOOKASSA_SHOP_ID and YOOKASSA_SECRET are needed together.");
  }
  const codes = { taxSystem: env.YOOKASSA_TAX_SYSTEM, vatCode: env.YOOKASSA_VAT_CODE };
  return {
    masterKey: env.PAYMENT_KEY,
    url: env.YOOKASSA_URL,
    platform: shopId && secret ? { shopId, secret, ...codes } : undefined,
    noticeAddresses: env.YOOKASSA_ADDRESSES,
    commissionPercent: env.COMMISSION_PERCENT,
  };
}
