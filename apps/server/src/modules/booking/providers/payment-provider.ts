import type { Money, PaymentMethod } from "@tour/api";

/** Who takes the money; "outside" stands for what reached the organiser past every shop. */
export type ProviderName = "sandbox" | "yookassa" | "outside";

/** Whose shop takes the money, and where. */
export interface Shop {
  provider: ProviderName;
  /** The organiser whose own shop it is; null for the platform's. */
  organizerId: number | null;
  /** The shop's own number at the provider, by which it stays the same shop; null of the sandbox. */
  shopId: string | null;
}

/** The organiser whose tour the platform sells as an agent: what 54-FZ wants a receipt to tell of them. */
export interface Supplier {
  name: string;
  /** Digits alone. */
  phone: string;
  inn: string;
}

/** What a receipt by 54-FZ says; the shop adds its tax system and VAT. Sum in minor units. */
export interface Receipt {
  customer: { email: string; phone?: string };
  description: string;
  amount: number;
  currency: Money["currency"];
  /** A part paid beforehand, all of it beforehand, or the settlement when the tour is rendered. */
  mode: "partial_prepayment" | "full_prepayment" | "full_payment";
  /** Of what the platform's shop sells; null where an organiser sells in their own. */
  supplier: Supplier | null;
}

/** What a provider is asked to take. Sum in minor units. */
export interface PaymentOrder {
  /** The same key makes the same payment. */
  key: string;
  /** The number of our payment, which the provider keeps with theirs; null of a test. */
  paymentId: number | null;
  amount: number;
  currency: Money["currency"];
  method: PaymentMethod;
  description: string;
  /** Where the payer comes back to: an address of the site where they began. */
  returnUrl: string;
  receipt: Receipt;
}

/** A payment as the provider has it. */
export interface ProviderPayment {
  id: string;
  status: "pending" | "succeeded" | "canceled";
  amount: number;
  currency: string;
  /** Our number, as it was given with the order; null where there is none. */
  paymentId: number | null;
  confirmation: { kind: "qr" | "redirect"; url: string } | null;
}

export interface RefundOrder {
  key: string;
  providerPaymentId: string;
  amount: number;
  currency: Money["currency"];
  receipt: Receipt;
}

export interface ProviderRefund {
  id: string;
  status: "pending" | "succeeded" | "canceled";
  amount: number;
  /** The provider's own name of the payment. */
  providerPaymentId: string;
}

/**
 * A shop at a payment provider. Every deed carries a key: repeated, it does nothing twice. All throw
 * `ProviderFailure`.
 */
export interface PaymentProvider {
  createPayment(order: PaymentOrder): Promise<ProviderPayment>;
  /** Null for a payment that this shop does not have. */
  findPayment(id: string): Promise<ProviderPayment | null>;
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** Registers the receipt of settlement of a payment. */
  settle(order: { key: string; providerPaymentId: string; receipt: Receipt }): Promise<void>;
  /** All that succeeded since then. */
  list(since: Date): Promise<{ payments: ProviderPayment[]; refunds: ProviderRefund[] }>;
}

/** A provider did not answer, or refused. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
  /** Whether it was refused for good: the same asked again gets the same answer. */
  readonly isFinal: boolean;

  constructor(
    message: string,
    { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
