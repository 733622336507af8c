import CardMembership from '@mui/icons-material/CardMembership'
import Event from '@mui/icons-material/Event'
import EventBusy from '@mui/icons-material/EventBusy'
import HourglassBottom from '@mui/icons-material/HourglassBottom'
import Newspaper from '@mui/icons-material/Newspaper'
import Notifications from '@mui/icons-material/Notifications'
import PersonAdd from '@mui/icons-material/PersonAdd'
import ShoppingCart from '@mui/icons-material/ShoppingCart'
import type SvgIcon from '@mui/material/SvgIcon'

const icons: Readonly<Record<string, typeof SvgIcon>> = {
  EVENT: Event,
  SUBSCRIPTION_EXPIRING: HourglassBottom,
  SUBSCRIPTION_EXPIRED: EventBusy,
  NEWS: Newspaper,
  USER_SIGNUP: PersonAdd,
  USER_SUBSCRIPTION: CardMembership,
  ORDER: ShoppingCart,
}

/** The icon of a notification type; a bell for unknown types. */
export const notificationIcon = (type: string): typeof SvgIcon =>
  (Object.hasOwn(icons, type) ? icons[type] : undefined) ?? Notifications
