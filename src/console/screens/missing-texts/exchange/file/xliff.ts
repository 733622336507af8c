import { placeText, readPlace, type TextFile, type Unit, UnreadableFile } from './unit.ts'
import { codeWriter, fromCodes } from './xliff-codes.ts'
import { xliffText, xmlAttribute } from './xml-text.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'

/** Marks units with HTML text: `type` of a unit (XLIFF 2.0, 4.3.1.34). */
const richType = 'foundation:html'

const unitXml = ({ place, source, target, isRich, about }: Unit, index: number): string => {
  const codes = codeWriter()
  const content = isRich ? codes.content : xliffText
  const segment = [
    `<segment${target === '' ? '' : ' state="translated"'}><source>${content(source)}</source>`,
    target === '' ? '' : `<target>${content(target)}</target>`,
    '</segment>',
  ].join('')
  const data = codes.data()
  return [
    `<unit id="u${index + 1}" name="${xmlAttribute(placeText(place))}"${isRich ? ` type="${richType}"` : ''}>`,
    `<notes><note category="place">${xliffText(about.filter((part) => part !== '').join(' · '))}</note></notes>`,
    data === '' ? '' : `<originalData>${data}</originalData>`,
    segment,
    '</unit>',
  ].join('')
}

/** Writes an XLIFF 2.0 document with a `<file>` per module. */
export const writeXliff = ({ source, target, units }: TextFile): string => {
  const files = [...Map.groupBy(units, ({ place }) => place.module)].map(
    ([module, moduleUnits]) =>
      `<file id="${xmlAttribute(module)}" original="${xmlAttribute(moduleUnits[0]?.about[0] ?? module)}" xml:space="preserve">\n${moduleUnits.map(unitXml).join('\n')}\n</file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${namespace}" version="2.0" srcLang="${xmlAttribute(source)}" trgLang="${xmlAttribute(target)}">\n${files.join('\n')}\n</xliff>\n`
}

const childrenOf = (element: Element, name: string): readonly Element[] =>
  [...element.children].filter(({ localName }) => localName === name)

/** Segments and ignorable content between them. */
const partsOf = (unit: Element): readonly Element[] =>
  [...unit.children].filter(({ localName }) => localName === 'segment' || localName === 'ignorable')

const readUnit = (unit: Element): Unit | null => {
  const place = readPlace(unit.getAttribute('name') ?? '')
  if (!place) return null
  const isRich = unit.getAttribute('type') === richType
  const data = new Map(
    childrenOf(unit, 'originalData')
      .flatMap((all) => childrenOf(all, 'data'))
      .map((each) => [each.getAttribute('id') ?? '', fromCodes(each, new Map(), false)]),
  )
  const text = (element: Element | undefined): string => (element ? fromCodes(element, data, isRich) : '')
  const parts = partsOf(unit).map((part) => ({
    source: childrenOf(part, 'source')[0],
    target: childrenOf(part, 'target')[0],
    isSegment: part.localName === 'segment',
  }))
  // Content between segments needs no translation; a text with an untranslated segment counts as untranslated.
  const isTranslated =
    parts.some(({ isSegment }) => isSegment) &&
    parts.every(
      ({ target, source, isSegment }) => !isSegment || text(target) !== '' || text(source).trim() === '',
    )
  return {
    place,
    source: parts.map(({ source }) => text(source)).join(''),
    target: isTranslated ? parts.map(({ source, target }) => text(target ?? source)).join('') : '',
    isRich,
    about: [place.module, `#${place.recordId}`, place.property],
  }
}

/** Reads a completed XLIFF 2 document of this console. Throws an {@link UnreadableFile}. */
export const readXliff = (xml: string): TextFile => {
  // A document type could contain external or recursive entities; XLIFF has none.
  if (/<!DOCTYPE/i.test(xml)) throw new UnreadableFile('damaged')
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (document.querySelector('parsererror')) throw new UnreadableFile('damaged')
  const root = document.documentElement
  if (root.localName !== 'xliff' || !root.namespaceURI?.startsWith('urn:oasis:names:tc:xliff:document:2.'))
    throw new UnreadableFile('kind')
  const [source, target] = [root.getAttribute('srcLang'), root.getAttribute('trgLang')]
  if (!source || !target) throw new UnreadableFile('language')
  const found = [...document.getElementsByTagNameNS(root.namespaceURI, 'unit')].map(readUnit)
  const units = found.filter((unit) => unit !== null)
  if (units.length === 0) throw new UnreadableFile('kind')
  return { source, target, units }
}
