import AccessTime from '@mui/icons-material/AccessTime'
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettings'
import Article from '@mui/icons-material/Article'
import AutoStories from '@mui/icons-material/AutoStories'
import Balance from '@mui/icons-material/Balance'
import Bookmarks from '@mui/icons-material/Bookmarks'
import CalendarMonth from '@mui/icons-material/CalendarMonth'
import CalendarToday from '@mui/icons-material/CalendarToday'
import CardMembership from '@mui/icons-material/CardMembership'
import Category from '@mui/icons-material/Category'
import Circle from '@mui/icons-material/Circle'
import Dashboard from '@mui/icons-material/Dashboard'
import Delete from '@mui/icons-material/DeleteOutlined'
import Event from '@mui/icons-material/Event'
import EventNote from '@mui/icons-material/EventNote'
import Gavel from '@mui/icons-material/Gavel'
import Grain from '@mui/icons-material/Grain'
import Groups from '@mui/icons-material/Groups'
import History from '@mui/icons-material/History'
import Info from '@mui/icons-material/Info'
import Language from '@mui/icons-material/Language'
import LiveTv from '@mui/icons-material/LiveTv'
import LocalHospital from '@mui/icons-material/LocalHospital'
import LocationOn from '@mui/icons-material/LocationOn'
import MenuBook from '@mui/icons-material/MenuBook'
import Mosque from '@mui/icons-material/Mosque'
import Notifications from '@mui/icons-material/Notifications'
import OndemandVideo from '@mui/icons-material/OndemandVideo'
import Payments from '@mui/icons-material/Payments'
import PhotoLibrary from '@mui/icons-material/PhotoLibrary'
import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import Podcasts from '@mui/icons-material/Podcasts'
import PrivacyTip from '@mui/icons-material/PrivacyTip'
import QuestionAnswer from '@mui/icons-material/QuestionAnswer'
import Quiz from '@mui/icons-material/Quiz'
import SelfImprovement from '@mui/icons-material/SelfImprovement'
import Share from '@mui/icons-material/Share'
import Shield from '@mui/icons-material/Shield'
import Slideshow from '@mui/icons-material/Slideshow'
import Stars from '@mui/icons-material/Stars'
import SupportAgent from '@mui/icons-material/SupportAgent'
import Translate from '@mui/icons-material/Translate'
import ViewCarousel from '@mui/icons-material/ViewCarousel'
import VolunteerActivism from '@mui/icons-material/VolunteerActivism'
import type SvgIcon from '@mui/material/SvgIcon'

type Icon = typeof SvgIcon

/** Valid values of `icon` in menu.json. */
export const menuIcons: Readonly<Record<string, Icon>> = {
  admin: AdminPanelSettings,
  amaliyat: SelfImprovement,
  article: Article,
  book: MenuBook,
  calendar: CalendarMonth,
  category: Category,
  contact: SupportAgent,
  dashboard: Dashboard,
  day: CalendarToday,
  'day-info': EventNote,
  donation: Payments,
  dua: VolunteerActivism,
  event: Event,
  faq: Quiz,
  gallery: PhotoLibrary,
  hadith: AutoStories,
  health: LocalHospital,
  history: History,
  honour: Stars,
  info: Info,
  khanka: Mosque,
  language: Translate,
  live: LiveTv,
  location: LocationOn,
  masala: Balance,
  membership: CardMembership,
  notification: Notifications,
  onboarding: Slideshow,
  pdf: PictureAsPdf,
  podcast: Podcasts,
  'prayer-time': AccessTime,
  predefined: Bookmarks,
  privacy: PrivacyTip,
  question: QuestionAnswer,
  role: Shield,
  slider: ViewCarousel,
  social: Share,
  tasbih: Grain,
  terms: Gavel,
  trash: Delete,
  users: Groups,
  video: OndemandVideo,
  'web-page': Language,
}

/** The icon with this name; a plain dot for a missing or unknown one. */
export const menuIcon = (name: string | undefined): Icon =>
  (name !== undefined && Object.hasOwn(menuIcons, name) ? menuIcons[name] : undefined) ?? Circle
