import { xliffText } from './xml-text.ts'

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
export const codeWriter = () => {
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
export const fromCodes = (content: Element, data: ReadonlyMap<string, string>, isRich: boolean): string => {
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
