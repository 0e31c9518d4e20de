const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a part of an address may name a request or one of its tourists. */
export const isUuid = (text: string): boolean => uuidPattern.test(text);
