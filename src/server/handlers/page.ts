import type { Page, PageSectionCreate, PageSectionUpdate } from '../../../generated/models/index.ts'
import { notFound, unprocessable } from '../errors.ts'
import { isObject, type JsonValue } from '../json.ts'
import { defaultLanguage, pickText } from '../store/pick-text.ts'
import type { Lookup } from '../store/project.ts'
import type { Reader, StoredRecord } from '../store/store.ts'
import { bodyOf, type Named } from './body-of.ts'
import type { Answer, Call } from './handler.ts'

async function languageLookup(store: Reader, language: string): Promise<Lookup> {
  const languages = new Map((await store.find('Language', {})).map((record) => [record.id, record]))
  return { language, record: (_table, id) => languages.get(id) ?? null, referenced: () => false }
}

/** A section written only per language, with its heading and text in one language. */
function inOneLanguage(call: Call, lookup: Lookup): (section: JsonValue) => JsonValue {
  const languages = call.services.contract.tables.get('Language')
  return (section) =>
    isObject(section)
      ? {
          ...section,
          title: section.title || pickText(section.titles, lookup, languages),
          content: section.content || pickText(section.contents, lookup, languages),
        }
      : section
}

/** getPageByTag: the page of a tag with its sections. */
export async function getPageByTag(call: Call): Promise<Answer> {
  const { store, params, query } = call
  const [page] = await store.find('Page', { tag: String(params.tag) }, { limit: 1 })
  if (!page) throw notFound()
  const records = await store.find(
    'PageSection',
    { pageId: page.id },
    { newestFirst: query.sortByDesc === true },
  )
  const language = query.languageCode === undefined ? defaultLanguage : String(query.languageCode)
  const sections = await store.project('PageSection', records, { language })
  const shown = sections.map(inOneLanguage(call, await languageLookup(store, language)))
  const payload = { id: page.id, tag: page.body.tag, sections: shown } satisfies Record<keyof Page, unknown>
  return { payload }
}

const pageIdOf = (call: Call): number => Number(call.params.pageId)

/** getPageSection: 404 when the section belongs to another page. */
export function getPageSection(call: Call): Promise<Answer> {
  const where = { pageId: pageIdOf(call) }
  return call.regular({ verb: 'get', resource: 'PageSection', id: Number(call.params.sectionId), where })
}

const isBlank = (value: JsonValue | undefined): boolean => typeof value !== 'string' || value.trim() === ''
const isEmptyList = (value: JsonValue | undefined): boolean => !Array.isArray(value) || value.length === 0

/** Throws 422 for a section without a heading of either sort. */
function checkHeading(body: Named<PageSectionUpdate>, titles: JsonValue | undefined): void {
  if (isBlank(body.title) && isEmptyList(titles))
    throw unprocessable([{ path: '/title', message: 'is missing' }], 'Title is required')
}

async function create(call: Call): Promise<Answer> {
  checkHeading(call.body, bodyOf<PageSectionCreate>(call).titles)
  const pageId = pageIdOf(call)
  if (!(await call.store.get('Page', pageId))) throw notFound('There is no such page.')
  return call.regular({ verb: 'create', resource: 'PageSection', set: { pageId } })
}

/** createPageSection: with texts per language. */
export const createPageSection = create

/** createPlainPageSection: without texts per language. */
export const createPlainPageSection = create

async function update(
  call: Call,
  titlesOf: (before: StoredRecord) => JsonValue | undefined,
): Promise<Answer> {
  return call.store.transaction(async (writer) => {
    const before = await writer.lock('PageSection', Number(bodyOf<PageSectionUpdate>(call).id))
    if (!before || before.body.pageId !== pageIdOf(call)) throw notFound()
    checkHeading(call.body, titlesOf(before))
    return call.regular({ verb: 'update', resource: 'PageSection', id: before.id, writer })
  })
}

/** updatePageSection: 404 when the section belongs to another page. */
export function updatePageSection(call: Call): Promise<Answer> {
  return update(call, () => bodyOf<PageSectionUpdate>(call).titles)
}

/** updatePlainPageSection: texts per language stay. */
export function updatePlainPageSection(call: Call): Promise<Answer> {
  return update(call, (before) => before.body.titles)
}

/** deletePageSection: 404 when the section belongs to another page. */
export function deletePageSection(call: Call): Promise<Answer> {
  const where = { pageId: pageIdOf(call) }
  return call.regular({ verb: 'delete', resource: 'PageSection', id: Number(call.params.sectionId), where })
}
