import { type Document, type Endpoint, endpoints, type Media, resolve } from './document.ts'
import { escapeHtml, inline, json, prose, table } from './html.ts'
import { limitsOf, schemaRows, typeOf } from './schema-rows.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, 'Noto Sans Bengali', 'Noto Naskh Arabic', sans-serif }
body { margin: 0 auto; max-width: 72rem; padding: 1rem }
nav ul { columns: 14rem; padding-left: 1.2rem }
summary { cursor: pointer; padding: .35rem 0 }
summary code { font-size: 1rem }
details { border-bottom: 1px solid #8886; padding-left: .5rem }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { border: 1px solid #8886; padding: .25rem .5rem; text-align: left; vertical-align: top }
pre { overflow: auto; padding: .75rem; background: #8882; font-size: .85rem }
.method { display: inline-block; width: 4.5rem; font-weight: 700 }
.note { font-size: .9rem; opacity: .8 }
`

const access = ({ operation }: Endpoint): string => {
  if (operation.security?.length === 0) return 'Public.'
  const privileges = operation['x-privileges'] ?? []
  return privileges.length === 0
    ? 'Any signed-in admin.'
    : `One of these privileges: ${privileges.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ')}.`
}

const examples = (media: Media): string => {
  if (media.example !== undefined) return json(media.example)
  return Object.entries(media.examples ?? {})
    .map(([name, { value }]) => `<p>${escapeHtml(name)}</p>${json(value)}`)
    .join('')
}

const body = (document: Document, title: string, media: Media | undefined): string => {
  if (!media) return ''
  const columns = ['Property', 'Type', 'Limits', 'Meaning']
  const rows = media.schema ? schemaRows(document, media.schema) : []
  return `<h4>${title}</h4>${table(columns, rows)}${examples(media)}`
}

const parameters = (document: Document, { operation }: Endpoint): string => {
  const rows = (operation.parameters ?? []).map((entry) => {
    const parameter = resolve(document, entry)
    const inferred = parameter['x-inferred'] ? ' (inferred)' : ''
    return [
      `<code>${escapeHtml(parameter.name)}</code>${parameter.required ? ' *' : ''}`,
      escapeHtml(parameter.in),
      typeOf(document, parameter.schema),
      limitsOf(document, parameter.schema),
      inline(`${parameter.description ?? ''}${inferred}`),
    ]
  })
  return rows.length === 0
    ? ''
    : `<h4>Parameters</h4>${table(['Name', 'In', 'Type', 'Limits', 'Meaning'], rows)}`
}

const answers = (document: Document, { operation }: Endpoint): string => {
  const all = Object.entries(operation.responses ?? {}).map(
    ([status, entry]) => [status, resolve(document, entry)] as const,
  )
  const others = all
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { description }]) => [status, inline(description)])
  const successes = all
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => body(document, `Answer ${status}`, Object.values(content ?? {})[0]))
  return `${successes.join('')}${others.length === 0 ? '' : `<h4>Other answers</h4>${table(['Status', 'When'], others)}`}`
}

const section = (document: Document, endpoint: Endpoint): string => {
  const { method, path, operation } = endpoint
  const request = resolve(document, operation.requestBody ?? {})
  const inferred = operation['x-inferred']
    ? ' <em>Inferred: no document of the foundation shows it.</em>'
    : ''
  return `<details id="${escapeHtml(operation.operationId)}"><summary><span class="method">${method}</span>
<code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
${prose(operation.description)}<p class="note"><code>${escapeHtml(operation.operationId)}</code>. ${access(endpoint)}${inferred}</p>
${parameters(document, endpoint)}${body(document, 'Body', Object.values(request.content ?? {})[0])}${answers(document, endpoint)}
</details>`
}

/** The contract as one page of plain HTML: no script, nothing from elsewhere. */
export const apiDocs = (document: Document): string => {
  const all = endpoints(document)
  const tags = (document.tags ?? []).filter(({ name }) =>
    all.some(({ operation }) => operation.tags?.[0] === name),
  )
  const contents = tags.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
  const sections = tags.map(
    ({ name, description }) =>
      `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${prose(description)}${all
        .filter(({ operation }) => operation.tags?.[0] === name)
        .map((endpoint) => section(document, endpoint))
        .join('\n')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title><link rel="icon" href="/static/favicon.svg"><style>${style}</style></head>
<body><h1>${escapeHtml(document.info.title)} ${escapeHtml(document.info.version)}</h1>${prose(document.info.description)}
<p>${all.length} operations. A star marks what is required.</p>
<nav aria-label="Resources"><ul>${contents.join('')}</ul></nav>
<main>${sections.join('\n')}</main></body></html>
`
}
