import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { requests } from "../request.table.ts";

interface Guest {
  organizerId: number;
  /** Empty where it is not known. */
  phone: string;
  email: string;
}

/** Requests of whoever has this phone or email with one organiser; undefined where neither is known. */
export function isOfGuest({ organizerId, phone, email }: Guest): SQL | undefined {
  const isSame = or(
    phone ? eq(requests.contactPhone, phone) : undefined,
    email ? eq(sql`lower(${requests.contactEmail})`, email.toLowerCase()) : undefined,
  );
  return isSame && and(eq(requests.organizerId, organizerId), isSame);
}
