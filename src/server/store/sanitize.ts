import sanitizeHtml from 'sanitize-html'

const alignments = [/^(left|right|center|justify)$/]
const length = [/^\d+(\.\d+)?(px|em|rem|%)$/]

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'div', 'span'],
    ...['ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'small'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'style'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      'text-align': alignments,
      direction: [/^(rtl|ltr)$/],
      'padding-left': length,
      'padding-right': length,
    },
    img: { width: length, height: length },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === undefined ? attribs : { ...attribs, rel: 'noopener noreferrer' },
    }),
  },
}

/** Rich text without anything that runs, loads frames or leaves its place on the page. */
export function cleanHtml(html: string): string {
  return html.includes('<') || html.includes('&') ? sanitizeHtml(html, options) : html
}
