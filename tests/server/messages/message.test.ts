import { describe, expect, it } from 'vitest'
import {
  doneMessageIn,
  inLanguage,
  type Language,
  languageOf,
  languages,
} from '../../../src/server/messages/message.ts'
import { type CodedMessage, codedMessage } from '../../../src/server/messages/message-code.ts'

describe('the language of a response', () => {
  it.each<[string | undefined, Language]>([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['bn', 'bn'],
    ['bn-BD,en;q=0.5', 'bn'],
    ['it,nl;q=0.8,en;q=0.3', 'nl'],
    ['fr;q=0.1,de;q=0.9', 'de'],
    ['ar', 'ar'],
    ['ar-EG,en;q=0.5', 'ar'],
    ['it', 'en'],
    ['<script>', 'en'],
  ])('is for %j %s', (header, language) =>
    expect(languageOf({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(language),
  )
})

describe('a message', () => {
  const inUse = codedMessage('record.inUse', {
    resource: 'DuaCategory',
    users: [
      { count: 3, resource: 'Dua' },
      { count: 1, resource: 'Article' },
      { count: 2, resource: 'City' },
    ],
  })

  it.each<[CodedMessage, Partial<Record<Language, string>>]>([
    [
      codedMessage('fault.maxLength', { limit: 200_000 }),
      {
        en: 'must NOT have more than 200000 characters',
        ar: 'أكبر عدد مسموح به من الأحرف: 200,000',
        bn: 'সর্বোচ্চ ২,০০,০০০ অক্ষর হতে পারে',
      },
    ],
    [
      inUse,
      {
        en: 'The dua category is in use by 3 duas, 1 article and 2 cities and cannot be deleted.',
        ar: 'لا يمكن حذف السجل (فئة أدعية) لأنه مستخدم في: أدعية (3) ومقالة (1) ومدن (2).',
        bn: 'দোয়ার বিভাগ ব্যবহার করছে ৩টি দোয়া, ১টি প্রবন্ধ এবং ২টি শহর, তাই মোছা যাবে না।',
        de: 'Dua-Kategorie: wird verwendet (3 Duas, 1 Artikel und 2 Städte) und kann nicht gelöscht werden.',
      },
    ],
    [
      codedMessage('limit.signIn', { wait: 60 }),
      {
        en: 'Too many sign-in attempts. Try again in 60 seconds.',
        fr: 'Trop de tentatives de connexion. Réessayez dans 60 secondes.',
      },
    ],
    [
      codedMessage('limit.signIn', { wait: 61 }),
      {
        en: 'Too many sign-in attempts. Try again in 2 minutes.',
        ar: 'محاولات تسجيل دخول كثيرة جدًا. حاول مرة أخرى بعد دقيقتين.',
        de: 'Zu viele Anmeldeversuche. Versuchen Sie es in 2 Minuten erneut.',
      },
    ],
    [
      codedMessage('file.only', { kinds: 'image,pdf' }),
      { en: 'Only images and PDF files are accepted here.' },
    ],
    [
      codedMessage('import:done', { count: 1 }),
      { en: '1 member imported', ar: 'تم استيراد عضو واحد', nl: '1 lid geïmporteerd' },
    ],
    [codedMessage('import:done', { count: 0 }), { ar: 'تم استيراد 0 عضو' }],
    [codedMessage('import:done', { count: 2 }), { ar: 'تم استيراد عضوين' }],
    [codedMessage('import:done', { count: 3 }), { ar: 'تم استيراد 3 أعضاء' }],
    [codedMessage('import:done', { count: 11 }), { ar: 'تم استيراد 11 عضوًا' }],
    [codedMessage('import:done', { count: 100 }), { ar: 'تم استيراد 100 عضو' }],
    [
      codedMessage('import:done', { count: 10_000 }),
      { en: '10,000 members imported', bn: '১০,০০০ জন সদস্য যোগ হয়েছেন' },
    ],
    [
      codedMessage('record.taken', { resource: 'User', property: 'email' }),
      { en: 'There is another user with the same email.', bn: 'একই ইমেইল ঠিকানাসহ আরেকটি ব্যবহারকারী আছে।' },
    ],
    [
      codedMessage('record.changed', { resource: 'LibraryBranch', who: 'Amina' }),
      {
        en: 'Amina changed this library branch after you opened it.',
        nl: 'Library branch: gewijzigd door Amina, nadat u het opende.',
      },
    ],
  ])('%j', (message, words) => {
    for (const [language, text] of Object.entries(words))
      expect(inLanguage(message, language as Language)).toBe(text)
  })

  it('shows typed text unchanged', () => {
    const typed = '$t(session.signIn) {{code}} <b>'
    expect(inLanguage(codedMessage('fault.misspeltParameter', { meant: typed }), 'en')).toContain(typed)
  })
})

it.each<[string, Exclude<Language, 'en'>, string]>([
  ['createDuaCategory', 'bn', 'দোয়ার বিভাগ তৈরি হয়েছে'],
  ['createDuaCategory', 'ar', 'تم إنشاء فئة أدعية'],
  ['deleteBook', 'de', 'Buch gelöscht'],
  ['updateFazilatApp', 'nl', 'Fazilat bijgewerkt'],
  ['signOut', 'fr', 'Déconnexion effectuée'],
  ['createLibraryBranch', 'de', 'Library branch angelegt'],
])('%s is told in %s', (operation, language, text) => expect(doneMessageIn(operation, language)).toBe(text))

it('every language has the digits of its readers', () =>
  expect(
    Object.fromEntries(
      languages.map((language) => [
        language,
        inLanguage(codedMessage('import:rows', { count: 1234 }), language).match(
          /\p{N}[\p{N}.,\u202f]*/u,
        )?.[0],
      ]),
    ),
  ).toEqual({ en: '1,234', fr: '1\u202f234', de: '1.234', nl: '1.234', bn: '১,২৩৪', ar: '1,234' }))
