import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { moduleRoutes } from '../../src/console/engine/routes/module-routes.ts'
import { createRoutes, modulePagesAt } from '../../src/console/routes.tsx'

/** The state of the router after navigating to an address. */
const routesAt = (address: string) => createRoutes(modulePagesAt(address))

/** The route of an address; `*` for the page of unknown addresses. */
const routeOf = (address: string): string => matchRoutes(routesAt(address), address)?.at(-1)?.route.path ?? ''

const list = (base: string): string[] => [base, `${base}/`, `${base}/all`]
const edited = (base: string): string[] => [...list(base), `${base}/add`, `${base}/edit/7`]

/** Each base path with list, add and edit. */
const regular = (
  'honourable-member-categories honourable-members language district country masyala-categories masyala faq ' +
  'faq-types book khanka tasbih dua-categories dua amaliat amaliat/amaliat-category amaliat-fazilat ' +
  'web-amaliat-fazilat hadith-fazilat slider video-categories podcast-categories article-categories articles ' +
  'mahfils videos podcasts hadith-categories hadith day-categories day photo-gallery doctor medical-categories ' +
  'event communication-person social-media mobile-social-media research-team privacy-policy terms-conditions ' +
  'consultant-designers-team founder-info hadith-info days-info calender-info masyala-info question-answer-info ' +
  'ios-app-url android-app-url android-app-usage-url mobile-faq quran-reading sahih-hadith islami-akhlak ' +
  'woman-rights islamic-research quran-sunnah-amaliath drugs-social-degeneration guidance-youth ' +
  'self-purification humanity-service mahfil-arrangement'
).split(' ')

const special = `
/ /dashboard/default /dashboard/analytics /dashboard/saas
/user /user/all /user/7
/member /member/all /member/view/7 /member/excel-import
/admin /admin/add /admin/profile /admin/profile-update /admin/reset-password
/role /role/all /role/create /role/7/edit
/category /category/all /category/add
/amaliat/amaliat-label /amaliat/amaliat-category/7 /amaliat/amaliat-category/7/sub-category
/amaliat/amaliat-category/7/sub-category/add /amaliat/amaliat-category/7/sub-category/8/edit
/predefined-amaliat /predefined-amaliat/all /predefined-amaliat/add /predefined-amaliat/7/edit
/predefined-amaliat-category /predefined-amaliat-category/all /predefined-amaliat-category/add
/predefined-amaliat-category/7/edit
/district/view-upazila/7 /district/add-upazila /district/edit-upazila/7
/country/view-city/7 /country/add-city /country/edit-city/7
/masyala/add-question /faq/add-question
/hadith-categories/hadith-subcategories/7 /hadith-categories/hadith-subcategories/add/7
/hadith-categories/hadith-subcategories/edit/7/8 /hadith-subcategories/7 /hadith-subcategories/add/7
/hadith-subcategories/edit/7/8
/day-categories/day-subcategories/7 /day-categories/day-subcategories/add/7
/day-categories/day-subcategories/edit/7/8 /day-subcategories/7 /day-subcategories/add/7 /day-subcategories/edit/7/8
/photo-gallery/photos/7/add /photo-gallery/photos/7/edit/8 /photo-gallery/photos/view/7
/dynamic-photo-slider /dynamic-photo-slider/all /dynamic-photo-slider/add /dynamic-photo-slider/edit/7/HOME
/configuration /configuration/all /donation /donation/all /arabic-calendar
/notification /notification/all /notification/send
/auth/sign-in /auth/sign-up /auth/change-password /auth/forgot-password /auth/reset-password
/auth/404 /auth/500 /auth/401 /401 /404 /private`
  .trim()
  .split(/\s+/)

const addresses = [...new Set([...regular.flatMap((base) => edited(`/${base}`)), ...special])]

describe('every product route opens a screen', () => {
  it.each(addresses)('%s', (address) => expect(routeOf(address)).not.toMatch(/^(\*|)$/))
})

it('an address opens the same page as with the pages of all modules', () => {
  const all = createRoutes(moduleRoutes())
  const among = (address: string): string => matchRoutes(all, address)?.at(-1)?.route.path ?? ''
  const others = addresses.filter((address) => routeOf(address) !== among(address))
  expect(others).toEqual([])
  expect(routeOf('/Dua/ADD')).toBe('/dua/add')
  expect(routeOf('/dua?q=a')).toBe('/dua')
})

it.each(['/nothing', '/dua/view', '/dua/edit', '/auth/nothing', '/amaliat-fazilats', '/role/7/delete'])(
  '%s is not found',
  (address) => expect(routeOf(address)).toBe('*'),
)

/** The chapter of the guide that the help button opens; undefined for the first chapter. */
const chapterOf = (address: string): string | undefined =>
  (matchRoutes(routesAt(address), address)?.at(-1)?.route.handle as { chapter?: string } | undefined)?.chapter

it.each([
  ['/', undefined],
  ['/dua/all', 'lists'],
  ['/user/7', 'lists'],
  ['/dua/add', 'entering'],
  ['/book/edit/7', 'entering'],
  ['/missing-texts', 'languages'],
  ['/member/excel-import', 'member-import'],
  ['/history', 'history-and-trash'],
  ['/trash/all', 'history-and-trash'],
  ['/admin/profile', 'signing-in'],
])('help on %s leads to the chapter %s', (address, chapter) => expect(chapterOf(address)).toBe(chapter))
