import { escapeMarkup } from '../../../../../contract/text/markup.ts'
import { notInXml, textForXml } from '../../../../../spreadsheet/xlsx-file.ts'
import { placeText, readPlace, type TextFile, type Unit, UnreadableFile } from './unit.ts'

const escaped = (text: string): string => escapeMarkup(text).replaceAll('\r', '&#13;')

/** A text as an XML attribute; characters that XML cannot hold become spaces. */
const xmlAttribute = (text: string): string =>
  escaped(textForXml(text)).replace(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A text as the content of an XLIFF element: characters that XML cannot hold become `<cp>` elements (XLIFF 2.0,
 * 4.7.2.6).
 */
const xliffText = (text: string): string =>
  escaped(text.toWellFormed()).replace(
    notInXml,
    (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  )

/** The start and end tag of an element; no end tag for a void element. */
const tagsOf = (element: Element): readonly [open: string, close: string] => {
  const html = (element.cloneNode(false) as Element).outerHTML
  const close = `</${element.localName}>`
  return html.endsWith(close) ? [html.slice(0, -close.length), close] : [html, '']
}

/**
 * Writes the rich texts of a unit with their tags as inline codes, which translators cannot edit: a `<pc>` per element,
 * a `<ph>` per void element (XLIFF 2.0, 4.7). The markup is in separate `<data>` elements; equal tags share one.
 */
const codeWriter = () => {
  const data = new Map<string, string>()
  const dataId = (tag: string): string => {
    const id = data.get(tag) ?? `d${data.size + 1}`
    data.set(tag, id)
    return id
  }
  const content = (html: string): string => {
    let last = 0
    const write = (node: Node): string => {
      if (node instanceof Text) return xliffText(node.data)
      if (!(node instanceof Element)) return ''
      const [open, close] = tagsOf(node)
      last += 1
      const id = last
      if (close === '') return `<ph id="${id}" dataRef="${dataId(open)}"/>`
      const refs = `dataRefStart="${dataId(open)}" dataRefEnd="${dataId(close)}"`
      return `<pc id="${id}" ${refs}>${[...node.childNodes].map(write).join('')}</pc>`
    }
    const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
    return [...body.childNodes].map(write).join('')
  }
  return {
    content,
    /** The `<data>` elements for all codes. */
    data: (): string => [...data].map(([tag, id]) => `<data id="${id}">${xliffText(tag)}</data>`).join(''),
  }
}

const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? ''

const characterOf = (element: Element): string => {
  const code = Number.parseInt(attribute(element, 'hex'), 16)
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Reads the content of a `<source>` or `<target>`: plain text, or HTML rebuilt from codes (`<pc>`, or its split form
 * `<sc>` and `<ec>`) and the unit's `<data>`. Ignores annotations (`<mrk>`) and codes without data; the comparison of
 * the markup reports those as lost.
 */
const fromCodes = (content: Element, data: ReadonlyMap<string, string>, isRich: boolean): string => {
  const plain = (text: string): string =>
    isRich ? text.replace(/[&<>]/g, (sign) => htmlEscapes[sign] ?? sign) : text
  const dataOf = (element: Element, name: string): string =>
    isRich ? (data.get(attribute(element, name)) ?? '') : ''
  const inner = (node: Node): string => [...node.childNodes].map(read).join('')
  const read = (node: Node): string => {
    if (node instanceof Text) return plain(node.data)
    if (!(node instanceof Element)) return ''
    switch (node.localName) {
      case 'pc':
        return `${dataOf(node, 'dataRefStart')}${inner(node)}${dataOf(node, 'dataRefEnd')}`
      case 'ph':
      case 'sc':
      case 'ec':
        return dataOf(node, 'dataRef')
      case 'cp':
        return plain(characterOf(node))
      case 'sm':
      case 'em':
        return ''
      default:
        return inner(node)
    }
  }
  return inner(content)
}

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
