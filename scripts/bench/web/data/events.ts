import { monthOf } from '../../../../src/contract/dates/months.ts'
import { type Choose, choicesFrom, compose } from './choices.ts'

const titles = {
  bn: ['বই মেলা', 'বার্ষিক মিলনমেলা', 'রক্তদান কর্মসূচি', 'শিশুদের আঁকা প্রতিযোগিতা', 'বৃক্ষরোপণ সপ্তাহ'],
  ar: ['معرض الكتاب', 'لقاء العائلات', 'حملة التبرع بالدم', 'دورة الخط العربي', 'أسبوع غرس الأشجار'],
  en: ['Book fair', 'Family gathering', 'Blood donation day', 'Calligraphy course', 'Tree planting week'],
} as const

const times = [
  'প্রতিদিন আসর থেকে এশা',
  'السبت بعد المغرب',
  'Saturday, 9 am to 4 pm',
  'সকাল ১০টা থেকে বিকাল ৪টা',
] as const
const people = [
  'রফিকুল আলম',
  'হাবিবা সুলতানা',
  'يوسف الكريم',
  'سلمى النوري',
  'Amina Rahman',
  'Karim Haddad',
  'ফারহানা ইয়াসমিন',
] as const
const roles = ['শিক্ষক', 'চিকিৎসক', 'كاتبة', 'مهندس', 'Librarian', 'Volunteer coordinator'] as const
const places = [
  'কেন্দ্রীয় মাঠ, শান্তিনগর',
  'قاعة المكتبة',
  'Riverside Clinic, Station Road',
  'নূর পাঠাগার প্রাঙ্গণ',
] as const

const about = [
  ['সবার জন্য উন্মুক্ত এই আয়োজনে', 'في هذا اللقاء المفتوح', 'At this open gathering'],
  ['আলোচনা ও প্রদর্শনী', 'حوار وعرض قصير', 'talks and a small exhibition'],
  ['থাকবে।', 'لجميع الحاضرين.', 'await everyone.'],
] as const

/** A guest as `createEvent` takes one, without a picture. */
export interface GuestText {
  guestName: string
  guestDesignation: string
  facebookUrl: string | null
  youtubeUrl: string | null
}

/** An event as `createEvent` takes it, without its picture. */
export interface EventText {
  title: string
  fromDate: string
  toDate: string
  month: string
  time: string
  totalMembers: number
  superVisor: string
  superVisorPhoneNo: string
  address: string
  googleMap: string
  shortDescription: string
  directionForGuests: string
  privateEvent: boolean
  guestRequests: GuestText[]
}

const guest = (choose: Choose, n: number): GuestText => ({
  guestName: choose(people),
  guestDesignation: choose(roles),
  facebookUrl: choose([`https://social.example.org/guest-${n}`, null]),
  youtubeUrl: choose([null, `https://video.example.org/guest-${n}`]),
})

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The n-th event, from 1; no two have the same title. Dates are DD/MM/YYYY. */
export const eventText = (n: number): EventText => {
  const choose = choicesFrom(n)
  const [month, day] = [n % 12, 1 + (n % 20)]
  const date = (daysLater: number): string => `${twoDigits(day + daysLater)}/${twoDigits(month + 1)}/2026`
  const guests = choose([1, 2, 2, 3, 5])
  return {
    title: `${choose(titles[choose(['bn', 'ar', 'en'] as const)])} ${n}`,
    fromDate: date(0),
    toDate: date(choose([0, 1, 2, 6])),
    month: monthOf(date(0)) ?? '',
    time: choose(times),
    totalMembers: choose([30, 60, 120, 300, 500]),
    superVisor: choose(people),
    superVisorPhoneNo: `0120000${String(n).padStart(4, '0')}`,
    address: choose(places),
    googleMap: `https://maps.example.org/place-${n}`,
    shortDescription: compose(choose, about, choose([1, 2])),
    directionForGuests: `<p>${choose(['পশ্চিম ফটক দিয়ে প্রবেশ করুন।', 'الدخول من الباب الغربي.', 'Please use the west gate.'])}</p>`,
    privateEvent: choose([false, false, true]),
    guestRequests: Array.from({ length: guests }, () => guest(choose, n)),
  }
}
