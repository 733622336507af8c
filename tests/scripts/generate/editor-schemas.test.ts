import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getLanguageService, type LanguageService, TextDocument } from 'vscode-json-languageservice'

const root = new URL('../../../', import.meta.url)

interface Association {
  fileMatch: string[]
  url: string
}

/** The editor's language service with the project's settings. */
const service = (): LanguageService => {
  const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', root), 'utf8')) as {
    'json.schemas': Association[]
  }
  const editor = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
  editor.configure({
    validate: true,
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      fileMatch: fileMatch.map((pattern) => `*/${pattern}`),
      uri: new URL(url, root).href,
    })),
  })
  return editor
}

const editor = service()

const open = (name: string, text: string) => {
  const document = TextDocument.create(new URL(`src/modules/poem/${name}`, root).href, 'json', 1, text)
  return { document, json: editor.parseJSONDocument(document) }
}

const faults = async (name: string, text: string): Promise<readonly string[]> => {
  const { document, json } = open(name, text)
  const found = await editor.doValidation(document, json)
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value))
}

/** The editor's completions at `|`. */
const offered = async (name: string, text: string): Promise<readonly string[]> => {
  const { document, json } = open(name, text.replace('|', ''))
  const list = await editor.doComplete(document, document.positionAt(text.indexOf('|')), json)
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

describe('an editor, while a module file is typed', () => {
  it.each([
    ['list.json', '{ "columns": [{ "field": "a", "label": "A", "cell": "|" }] }', 'rich-text'],
    ['list.json', '{ "columns": [], "rowActions": [{ "id": "a", "label": "A", "icon": "|" }] }', 'verify'],
    ['form.ui.json', '{ "title": { "ui:widget": "|" } }', 'translations'],
    ['form.json', '{ "upload": "|" }', 'BOOK'],
    ['module.json', '{ "resource": "|" }', 'DuaCategory'],
    ['module.json', '{ "operations": { "list": "|" } }', 'listDua'],
    ['module.json', '{ "template": "|" }', 'category'],
    ['preview.json', '{ "blocks": [{ "block": "|" }] }', 'arabic'],
    ['preview.json', '{ "blocks": [{ "block": "facts", "items": [{ "cell": "|" }] }] }', 'date'],
  ])('offers in %s what there is: %s', async (name, text, expected) => {
    expect(await offered(name, text)).toContain(expected)
  })

  it.each([
    ['list.json', '{ "columns": [{ "field": "a", "label": "A", "cell": "rich" }] }'],
    ['form.ui.json', '{ "title": { "ui:widget": "translation" } }'],
    ['form.json', '{ "upload": "BOOKS" }'],
    ['list.json', '{ "columns": [], "colums": [] }'],
    ['preview.json', '{ "blocks": [{ "block": "image", "field": "cover", "look": "lead" }] }'],
  ])('marks in %s what there is not: %s', async (name, text) => {
    expect(await faults(name, text)).not.toEqual([])
  })

  it('marks nothing in the modules there are', async () => {
    const names = [
      'module.json',
      'list.json',
      'form.json',
      'form.schema.json',
      'form.ui.json',
      'preview.json',
    ]
    for (const name of names)
      expect(
        await faults(name, readFileSync(new URL(`src/modules/event/${name}`, root), 'utf8')),
        name,
      ).toEqual([])
  })
})
