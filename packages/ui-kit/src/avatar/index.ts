export { Avatar, AVATAR_SIZE, type AvatarProps } from "./avatar.tsx";
export { getAvatarVariant, getInitials } from "./initials.ts";
