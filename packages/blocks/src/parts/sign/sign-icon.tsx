import {
  Award,
  Backpack,
  Baby,
  BedDouble,
  Bike,
  CalendarDays,
  Camera,
  Car,
  Check,
  Clock,
  Compass,
  Flame,
  Heart,
  Map,
  MapPin,
  MessageCircle,
  MountainSnow,
  Plane,
  ShieldCheck,
  Ship,
  Snowflake,
  Star,
  Sun,
  Tent,
  Trees,
  User,
  Users,
  Utensils,
  Wallet,
  Waves,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { Sign } from "../../content/sign.ts";

export type { Sign } from "../../content/sign.ts";

const icons: Record<Sign, LucideIcon> = {
  compass: Compass,
  mountain: MountainSnow,
  tent: Tent,
  flame: Flame,
  trees: Trees,
  waves: Waves,
  sun: Sun,
  snowflake: Snowflake,
  map: Map,
  pin: MapPin,
  car: Car,
  plane: Plane,
  ship: Ship,
  bike: Bike,
  backpack: Backpack,
  camera: Camera,
  people: Users,
  person: User,
  child: Baby,
  heart: Heart,
  shield: ShieldCheck,
  medal: Award,
  star: Star,
  food: Utensils,
  bed: BedDouble,
  wallet: Wallet,
  calendar: CalendarDays,
  clock: Clock,
  chat: MessageCircle,
  check: Check,
};

interface SignIconProps {
  sign: Sign;
  /** Px. */
  size?: number;
  className?: string;
}

/** A drawn sign in the colour of the text. All of them are code: for static variants alone. */
export function SignIcon({ sign, size = 28, className }: SignIconProps) {
  const Icon = icons[sign];
  return <Icon className={className} size={size} strokeWidth={1.5} aria-hidden />;
}
