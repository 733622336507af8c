import { escapeMarkup } from '../../../../../contract/text/markup.ts'
import { notInXml, textForXml } from '../../../../engine/list/tools/export/xml-signs.ts'

const escaped = (text: string): string => escapeMarkup(text).replaceAll('\r', '&#13;')

/** A text as an XML attribute; characters that XML cannot hold become spaces. */
export const xmlAttribute = (text: string): string =>
  escaped(textForXml(text)).replace(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A text as the content of an XLIFF element: characters that XML cannot hold become `<cp>` elements (XLIFF 2.0,
 * 4.7.2.6).
 */
export const xliffText = (text: string): string =>
  escaped(text.toWellFormed()).replace(
    notInXml,
    (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  )
