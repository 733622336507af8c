import { choicesFrom, compose, type Language } from './choices.ts'

const subjects: Readonly<Record<Language, readonly string[]>> = {
  bn: ['প্রতিবেশীর হক', 'সময়ের মূল্য', 'শিশুর আদব', 'দানের আনন্দ', 'সফরের সঙ্গী', 'কৃতজ্ঞতার পাঠ', 'ঘরের শান্তি'],
  ar: ['حق الجار', 'قيمة الوقت', 'أدب الصغار', 'فرحة العطاء', 'رفيق السفر', 'دروس الشكر', 'سكينة البيت'],
  en: [
    'The neighbour',
    'Worth of time',
    'Manners for children',
    'Joy of giving',
    'A companion for travel',
    'Lessons in thanks',
    'Peace at home',
  ],
}

const sentences: Readonly<
  Record<Language, readonly [readonly string[], readonly string[], readonly string[]]>
> = {
  bn: [
    ['এই বইটি', 'প্রতিটি অধ্যায়', 'লেখাগুলো', 'সহজ ভাষায় এটি'],
    ['ঘরে ও সমাজে', 'ছোট ছোট ঘটনায়', 'প্রশ্ন ও উত্তরে', 'দৈনন্দিন কাজে'],
    ['ভালো অভ্যাস গড়তে সাহায্য করে।', 'ভাবতে শেখায়।', 'পথ দেখায়।', 'পাঠকের সঙ্গী হয়।'],
  ],
  ar: [
    ['هذا الكتاب', 'كل فصل منه', 'بلغة سهلة', 'في صفحات قليلة'],
    ['يشرح للقارئ', 'يبيّن بالقصص', 'يجمع أسئلة', 'يعرض خطوات'],
    ['ما يفيد البيت والمجتمع.', 'عادات حسنة لكل يوم.', 'طريقاً واضحاً للعمل.', 'ما يحتاجه الصغير والكبير.'],
  ],
  en: [
    ['This book', 'Every chapter', 'In plain language it', 'With short stories it'],
    [
      'shows readers of all ages',
      'explains step by step',
      'gathers questions and answers about',
      'describes for families',
    ],
    ['how good habits grow.', 'what helps at home.', 'a clear way to begin.', 'what neighbours can do.'],
  ],
}

const authors = ['প্রকাশনা বিভাগ', 'قسم النشر', 'Editorial board', 'পাঠচক্রের সম্পাদকেরা', 'Reading circle'] as const

/** One text for each language. */
export type Texts = Readonly<Record<Language, string>>

/** A book as `createBook` takes it, without files, and with texts by language. */
export interface BookText {
  titles: Texts
  shortDescriptions: Texts
  author: string
  price: number
  sortOrder: number
  orderLink: string
  recommended: boolean
  bestSeller: boolean
  sirajumMoniraPublication: boolean
  active: boolean
}

/** The n-th book, from 1; no two have the same titles. */
export const bookText = (n: number): BookText => {
  const choose = choicesFrom(n)
  const subject = choose([0, 1, 2, 3, 4, 5, 6])
  const length = choose([1, 2, 2, 3])
  const each = (text: (language: Language) => string): Texts => ({
    bn: text('bn'),
    ar: text('ar'),
    en: text('en'),
  })
  return {
    titles: each((language) => `${subjects[language][subject]} ${n}`),
    shortDescriptions: each((language) => compose(choose, sentences[language], length)),
    author: `<p>${choose(authors)}</p><p>${compose(choose, sentences.en, 1)}</p>`,
    price: choose([60, 80, 95.5, 120, 150, 240]),
    sortOrder: n,
    orderLink: `https://books.example.org/${n}`,
    recommended: choose([true, false]),
    bestSeller: choose([true, false, false]),
    sirajumMoniraPublication: choose([true, false]),
    active: choose([true, true, true, false]),
  }
}
