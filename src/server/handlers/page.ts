import type {
  GetPageByTagParams,
  Page,
  PageOne,
  PageSection,
  PageSectionCreate,
  PageSectionUpdate,
  PageTag,
  PlainPageSectionCreate,
  PlainPageSectionUpdate,
} from '../../../generated/api/foundation.schemas.ts'
import { defaultLanguage, missingTexts } from '../../contract/records/language-texts.ts'
import { notFound, unprocessable } from '../errors.ts'
import { type Lookup, pickText } from '../store/read/project.ts'
import type { Reader } from '../store/read/reader.ts'
import { type Serialized, type StorableBody, type Stored, storedOf } from '../stored-model.ts'
import { bodyOf, queryParametersOf } from './call.ts'
import type { Call, HandlerResult, OperationResult } from './handler.ts'

const languageLookup = async (store: Reader, language: string): Promise<Lookup> => {
  const languages = new Map((await store.find('Language', {})).map((record) => [record.id, record]))
  return { language, record: (_table, id) => languages.get(id) ?? null, referenced: () => false }
}

/** A section with texts per language only, with its heading and text in one language. */
const inOneLanguage = (
  call: Call,
  lookup: Lookup,
): ((section: Serialized<PageSection>) => Serialized<PageSection>) => {
  const languages = call.services.contract.tables.get('Language')
  return (section) => ({
    ...section,
    title: section.title || pickText(section.titles, lookup, languages),
    content: section.content || pickText(section.contents, lookup, languages),
  })
}

/** getPageByTag: the page of a tag with its sections. */
export const getPageByTag = async (call: Call): Promise<OperationResult<PageOne>> => {
  const { store, params } = call
  const query = queryParametersOf<GetPageByTagParams>(call)
  const { sortByDesc = false, languageCode: language = defaultLanguage, missingIn } = query
  const tagged = { tag: String(params.tag) as PageTag } satisfies Stored<Page>
  const [page] = await store.project<Page>('Page', await store.find('Page', tagged, { limit: 1 }))
  if (!page) throw notFound()
  const of = { pageId: page.id } satisfies Stored<PageSection>
  const found = await store.findWithinBudget('PageSection', of, { newestFirst: sortByDesc })
  if (found.leftOut > 0)
    call.log.warn({ page: page.id, leftOut: found.leftOut }, 'a page is too large to be shown whole')
  const sections = await store.project<PageSection>('PageSection', found.records, { language })
  const matching = sections.filter(
    (section) => missingIn === undefined || missingTexts(section, missingIn).length > 0,
  )
  const shown = matching.map(inOneLanguage(call, await languageLookup(store, language)))
  return { payload: { id: page.id, tag: page.tag, sections: shown } }
}

const pageIdOf = (call: Call): number => Number(call.params.pageId)

/** getPageSection: 404 when the section belongs to another page. */
export const getPageSection = (call: Call): Promise<HandlerResult> => {
  const where = { pageId: pageIdOf(call) } satisfies Stored<PageSection>
  return call.regular({ verb: 'get', resource: 'PageSection', id: Number(call.params.sectionId), where })
}

/** Throws 422 for a section without any heading. */
const checkHeading = (
  title: string | null | undefined,
  titles: readonly unknown[] | null | undefined,
): void => {
  if (!title?.trim() && !titles?.length)
    throw unprocessable([{ path: '/title', code: 'fault.missing' }], 'page.title')
}

const create = async (call: Call): Promise<HandlerResult> => {
  const pageId = pageIdOf(call)
  if (!(await call.store.get('Page', pageId))) throw notFound('page.missing')
  const set = { pageId } satisfies Stored<PageSection>
  return call.regular({ verb: 'create', resource: 'PageSection', set })
}

/** createPageSection: with texts per language. */
export const createPageSection = async (call: Call): Promise<HandlerResult> => {
  const { title, titles } = bodyOf<PageSectionCreate>(call) satisfies StorableBody<
    PageSectionCreate,
    PageSection
  >
  checkHeading(title, titles)
  return create(call)
}

/** createPlainPageSection: without texts per language. */
export const createPlainPageSection = async (call: Call): Promise<HandlerResult> => {
  const { title } = bodyOf<PlainPageSectionCreate>(call) satisfies StorableBody<
    PlainPageSectionCreate,
    PageSection
  >
  checkHeading(title, [])
  return create(call)
}

const update = async (
  call: Call,
  id: number,
  check: (before: Stored<PageSection>) => void,
): Promise<HandlerResult> =>
  call.store.transaction(async (writer) => {
    const record = await writer.lock('PageSection', id)
    const before = record && storedOf<PageSection>(record)
    if (before?.pageId !== pageIdOf(call)) throw notFound()
    check(before)
    return call.regular({ verb: 'update', resource: 'PageSection', id, writer })
  })

/** updatePageSection: 404 when the section belongs to another page. */
export const updatePageSection = (call: Call): Promise<HandlerResult> => {
  const { id, title, titles } = bodyOf<PageSectionUpdate>(call) satisfies StorableBody<
    PageSectionUpdate,
    PageSection
  >
  return update(call, id, () => checkHeading(title, titles))
}

/** updatePlainPageSection: keeps the texts per language. */
export const updatePlainPageSection = (call: Call): Promise<HandlerResult> => {
  const { id, title } = bodyOf<PlainPageSectionUpdate>(call) satisfies StorableBody<
    PlainPageSectionUpdate,
    PageSection
  >
  return update(call, id, ({ titles }) => checkHeading(title, titles))
}

/** deletePageSection: 404 when the section belongs to another page. */
export const deletePageSection = (call: Call): Promise<HandlerResult> => {
  const where = { pageId: pageIdOf(call) } satisfies Stored<PageSection>
  return call.regular({ verb: 'delete', resource: 'PageSection', id: Number(call.params.sectionId), where })
}
