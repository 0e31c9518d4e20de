import { seal, unseal } from "../../../platform/crypto/seal.ts";

interface Lock {
  /** 32 bytes. */
  masterKey: Buffer;
  /** Whose secret it is: another's does not open. */
  organizerId: number;
}

const lockOf = ({ masterKey, organizerId }: Lock) => ({
  key: masterKey,
  owner: `payment-settings:${organizerId}`,
});

/** Encrypts a shop's secret for one organiser. */
export const sealShopSecret = (secret: string, lock: Lock): string => seal(secret, lockOf(lock));

/** Gives the secret back; throws when the key, the organiser or the text is another. */
export const openShopSecret = (sealed: string, lock: Lock): string =>
  unseal(sealed, lockOf(lock)).toString("utf8");
