import { type Choose, choicesFrom, compose } from './choices.ts'

/** Categories of duas, by their titles. */
export const duaCategories = [
  'সকাল-সন্ধ্যার দোয়া',
  'সফরের দোয়া',
  'أدعية الطعام',
  'أدعية النوم',
  'Home and family',
  'Health and recovery',
  'শিক্ষা ও কাজের দোয়া',
  'Rain and harvest',
] as const

/** Wishes in plain words; none is taken from anywhere. */
const arabic = [
  ['نسألك يا كريم', 'هب لنا يا رحيم', 'يسّر لنا يا لطيف', 'بارك لنا يا واسع', 'احفظنا يا حفيظ'],
  ['يوماً هادئاً', 'سفراً آمناً', 'رزقاً طيباً', 'نوماً مريحاً', 'قلباً شاكراً', 'علماً نافعاً', 'صحة في أبداننا'],
  [
    'مع أهلنا وجيراننا.',
    'في ليلنا ونهارنا.',
    'وعودة طيبة إلى بيوتنا.',
    'وسعة في صدورنا.',
    'ولطفاً بكل محتاج.',
  ],
] as const

const bengaliMeaning = [
  ['হে দয়াময়, আমাদের দাও', 'আমাদের জন্য সহজ করো', 'আমরা তোমার কাছে চাই', 'হে মহান, রক্ষা করো'],
  ['শান্ত একটি দিন', 'নিরাপদ পথ', 'উত্তম রিজিক', 'আরামের ঘুম', 'কৃতজ্ঞ হৃদয়', 'উপকারী জ্ঞান'],
  ['পরিবার ও প্রতিবেশীর সাথে।', 'দিনে ও রাতে।', 'এবং ঘরে ভালোভাবে ফেরা।', 'ও প্রশস্ত মন।'],
] as const

const englishMeaning = [
  ['Grant us, most kind,', 'Make easy for us', 'We ask you for', 'Keep for us, most gentle,'],
  ['a calm day', 'a safe road', 'good provision', 'restful sleep', 'a thankful heart', 'useful knowledge'],
  [
    'among family and neighbours.',
    'by day and by night.',
    'and a good return home.',
    'and room in our hearts.',
  ],
] as const

const spoken = [
  ['নাসআলুকা ইয়া কারীম', 'হাব লানা ইয়া রাহীম', 'ইয়াসসির লানা ইয়া লাতীফ', 'বারিক লানা ইয়া ওয়াসি'],
  ['ইয়াওমান হাদিয়া', 'সাফারান আমিনা', 'রিজকান তায়্যিবা', 'নাওমান মুরীহা', 'কালবান শাকিরা'],
  ['মাআ আহলিনা,', 'ফী লাইলিনা,', 'ইলা বুয়ূতিনা,', 'ফী সুদূরিনা,'],
] as const

const titles = {
  bn: ['ঘর থেকে বের হওয়ার সময়', 'ঘুমানোর আগে', 'কাজ শুরুর আগে', 'খাবারের পরে', 'বৃষ্টির দিনে', 'যাত্রার শুরুতে'],
  ar: ['عند الخروج من البيت', 'قبل النوم', 'عند بدء العمل', 'بعد الطعام', 'في يوم المطر', 'في أول السفر'],
  en: [
    'When leaving the house',
    'Before going to sleep',
    'Before starting work',
    'After a meal',
    'On a rainy day',
  ],
} as const

const languages = ['bn', 'bn', 'ar', 'en'] as const

const title = (choose: Choose): string => choose(titles[choose(languages)])

/** A dua as `createDua` takes it, without its category. */
export interface DuaText {
  title: string
  actualDua: string
  duaTranslation: string
  spelling: string
  active: boolean
}

/** The n-th dua, from 1; no two have the same title. */
export const duaText = (n: number): DuaText => {
  const choose = choicesFrom(n)
  const length = choose([1, 1, 2, 2, 3])
  return {
    title: `${title(choose)} ${n}`,
    actualDua: compose(choose, arabic, length),
    duaTranslation: compose(choose, choose([bengaliMeaning, bengaliMeaning, englishMeaning]), length),
    spelling: compose(choose, spoken, length),
    active: choose([true, true, true, true, false]),
  }
}
