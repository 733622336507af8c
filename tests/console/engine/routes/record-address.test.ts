import { expect, it } from 'vitest'
import type { FoundRecord } from '../../../../generated/api/foundation.schemas.ts'
import { moduleEntries } from '../../../../src/console/engine/modules.ts'
import { mayContain, recordAddress } from '../../../../src/console/engine/routes/record-address.ts'
import { listShows } from '../../../../src/console/engine/routes/use-parent.ts'

const found = (
  resource: string,
  values: FoundRecord['values'] = {},
  more: Partial<FoundRecord> = {},
): FoundRecord => ({
  resource,
  recordId: 7,
  label: 'Morning',
  property: 'title',
  text: null,
  similar: false,
  values,
  ...more,
})

const everything = (): boolean => true
const holding =
  (...held: string[]) =>
  (asked: readonly string[]): boolean =>
    asked.length === 0 || asked.some((name) => held.includes(name))

/** The module that shows a record, and its address. */
const placeOf = async (record: FoundRecord, check = everything as (asked: readonly string[]) => boolean) => {
  for (const entry of moduleEntries) {
    if (!mayContain(entry.module, record)) continue
    const module = await entry.load()
    const to = listShows(module, record.values) ? recordAddress(entry, module, record, check) : undefined
    if (to !== undefined) return [entry.id, to]
  }
  return null
}

it.each<[string, FoundRecord, readonly [string, string]]>([
  ['its form', found('Dua', { active: true }), ['dua', '/dua/edit/7']],
  ['the form of a video', found('Media', { isVideo: true }), ['videos', '/videos/edit/7']],
  ['the form of a podcast', found('Media', { isVideo: false }), ['podcasts', '/podcasts/edit/7']],
  [
    'a form that names the parent',
    found('DayCategory', { onlyParentCategory: false, parentCategoryId: 3 }),
    ['day-subcategories', '/day-categories/day-subcategories/edit/3/7'],
  ],
  [
    'the form of a category without a parent',
    found('DayCategory', { onlyParentCategory: true, parentCategoryId: null }),
    ['day-categories', '/day-categories/edit/7'],
  ],
  ['a form within a gallery', found('PhotoContent', { id: 4 }), ['photos', '/photo-gallery/photos/4/edit/7']],
  [
    'the form of a section of a static page',
    found('PageSection', { tag: 'PRIVACY_POLICY' }),
    ['privacy-policy', '/privacy-policy/edit/7'],
  ],
  [
    'the page of a user of the app',
    found('User', { registerType: 'APP', roleType: null, onlyWithoutRole: true }),
    ['user', '/user/7'],
  ],
  [
    'the list of donations, narrowed to it',
    found('Transaction', {}, { property: 'email', text: 'salma@example.org' }),
    ['donation', '/donation?by=email&q=salma%40example.org'],
  ],
])('leads to %s', async (_where, record, place) => {
  expect(await placeOf(record)).toEqual(place)
})

it('leads users who may not save to the list, and those without the list nowhere', async () => {
  const event = found('Event', {}, { label: 'Annual meeting' })
  expect(await placeOf(event, holding('EVENT_READ'))).toEqual(['event', '/event?by=title&q=Annual+meeting'])
  const guest = { ...event, property: 'superVisor', text: 'Salma' }
  expect(await placeOf(guest, holding('EVENT_READ'))).toEqual(['event', '/event?q=Annual+meeting'])
  expect(await placeOf(event, holding('BOOK_READ'))).toBeNull()
  expect(await placeOf(found('Nothing'))).toBeNull()
})
